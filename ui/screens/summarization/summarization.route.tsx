import { useCapabilities } from '../../app/installation/use-capabilities.js';
import { useScreen } from '../../app/use-screen.js';
import { summarizationMachine } from './summarization.machine.js';
import { SummarizationScreen } from './summarization.screen.js';

export const Summarization = () => (
  <SummarizationScreen actor={useScreen(summarizationMachine)} capabilities={useCapabilities()} />
);
