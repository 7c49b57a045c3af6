import { useScreen } from '../../session/use-screen.js';
import { testingPdfToolsMachine } from './testing-pdf-tools.machine.js';
import { verifyMachine } from './verify/verify.machine.js';
import { TestingPdfToolsScreen } from './testing-pdf-tools.screen.js';

export const TestingPdfTools = ({ fixed = null }: { readonly fixed?: string | null }) => {
  const actor = useScreen(testingPdfToolsMachine, { fixed });
  const verifying = useScreen(verifyMachine);
  return <TestingPdfToolsScreen actor={actor} verifying={fixed === null ? verifying : null} />;
};
