import { useSelector } from '@xstate/react';
import { useCapabilities } from '../../app/installation/use-capabilities.js';
import { useNotices, useScreen } from '../../app/use-screen.js';
import { homeMachine } from './home.machine.js';
import { HomeScreen } from './home.screen.js';

export const Home = () => {
  const actor = useScreen(homeMachine);
  const capabilities = useCapabilities();
  const { recent, resultBox, aiOverlay } = useSelector(actor, ({ children }) => children);
  if (!recent || !resultBox || !aiOverlay) throw new Error('The home machine runs its parts from the start');
  useNotices(recent);
  useNotices(resultBox);
  return (
    <HomeScreen actor={actor} recent={recent} resultBox={resultBox} overlay={aiOverlay} capabilities={capabilities} />
  );
};
