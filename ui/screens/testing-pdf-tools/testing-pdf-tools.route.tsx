import { useScreen } from '../../session/use-screen.js';
import { testingPdfToolsMachine } from './testing-pdf-tools.machine.js';
import { TestingPdfToolsScreen } from './testing-pdf-tools.screen.js';

export const TestingPdfTools = ({ fixed = null }: { readonly fixed?: string | null }) => (
  <TestingPdfToolsScreen actor={useScreen(testingPdfToolsMachine, { fixed })} />
);
