import { useCapabilities } from '../../session/use-capabilities.js';
import { useScreen } from '../../session/use-screen.js';
import { summarizationMachine } from './summarization.machine.js';
import { SummarizationScreen } from './summarization.screen.js';

export const Summarization = () => (
  <SummarizationScreen actor={useScreen(summarizationMachine)} capabilities={useCapabilities()} />
);
