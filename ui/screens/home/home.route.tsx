import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useMember } from '../../session/use-member.js';
import { useCapabilities } from '../../session/use-capabilities.js';
import { useHandedFiles } from '../../session/use-handed-files.js';
import { useNotices, useScreen } from '../../session/use-screen.js';
import { readAhead } from '../workbench/arrange/read-ahead.js';
import { preloadWorkbench } from './open-workbench.js';
import { workMachine } from '../../work/machine/work.machine.js';
import { HomeScreen } from './home.screen.js';
import { paletteMachine } from '../workbench/palette/palette.machine.js';
import { preloadPalette } from '../workbench/palette/open-palette.js';

const wantingTool = (tool: string) => ({ type: 'tool.wanted', tool });

export const Home = () => {
  const actor = useScreen(workMachine);
  const palette = useScreen(paletteMachine, { work: actor });
  useHandedFiles('/', actor, wantingTool);
  const capabilities = useCapabilities();
  const { recent, history, resultBox, aiOverlay } = useSelector(actor, ({ children }) => children);
  if (!recent || !history || !resultBox || !aiOverlay)
    throw new Error('The work machine runs its parts from the start');
  useMember(recent, history);
  useNotices(recent);
  useNotices(history);
  useNotices(resultBox);
  useEffect(() => {
    const callOff = [preloadWorkbench(), preloadPalette(), readAhead()];
    return () => callOff.forEach((call) => call());
  }, []);
  return (
    <HomeScreen
      actor={actor}
      recent={recent}
      history={history}
      resultBox={resultBox}
      overlay={aiOverlay}
      palette={palette}
      capabilities={capabilities}
    />
  );
};
