import { useCapabilities } from '../../session/use-capabilities.js';
import { useScreen } from '../../session/use-screen.js';
import { exportMachine } from './export.machine.js';
import { ExportScreen } from './export.screen.js';

export const Export = () => <ExportScreen actor={useScreen(exportMachine)} capabilities={useCapabilities()} />;
