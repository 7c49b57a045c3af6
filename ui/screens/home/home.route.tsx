import { useSelector } from '@xstate/react';
import { useMember } from '../../session/use-member.js';
import { useCapabilities } from '../../session/use-capabilities.js';
import { useNotices, useScreen } from '../../session/use-screen.js';
import { homeMachine } from './machine/home.machine.js';
import { HomeScreen } from './home.screen.js';

export const Home = () => {
  const actor = useScreen(homeMachine);
  const capabilities = useCapabilities();
  const { recent, history, resultBox, aiOverlay } = useSelector(actor, ({ children }) => children);
  if (!recent || !history || !resultBox || !aiOverlay)
    throw new Error('The home machine runs its parts from the start');
  useMember(recent, history);
  useNotices(recent);
  useNotices(history);
  useNotices(resultBox);
  return (
    <HomeScreen
      actor={actor}
      recent={recent}
      history={history}
      resultBox={resultBox}
      overlay={aiOverlay}
      capabilities={capabilities}
    />
  );
};
