import { useScreen } from '../../session/use-screen.js';
import { SummaryViewer } from './summary-viewer.js';
import { summaryViewerMachine, type Summarized } from './summary-viewer.machine.js';

interface SummariesProps {
  readonly of: Summarized;
  readonly onClose: () => void;
}

/** Loaded when it is opened. */
export const Summaries = ({ of, onClose }: SummariesProps) => (
  <SummaryViewer actor={useScreen(summaryViewerMachine, of)} onClose={onClose} />
);
