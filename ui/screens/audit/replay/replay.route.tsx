import { useScreen } from '../../../session/use-screen.js';
import { replayMachine } from './replay.machine.js';
import { ReplaySlider } from './replay-slider.js';
import type { Span } from './replay-span.js';

export const Replay = (span: Span) => <ReplaySlider actor={useScreen(replayMachine, span)} />;
