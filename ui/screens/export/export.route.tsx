import { useCapabilities } from '../../app/installation/use-capabilities.js';
import { useScreen } from '../../app/use-screen.js';
import { exportMachine } from './export.machine.js';
import { ExportScreen } from './export.screen.js';

export const Export = () => <ExportScreen actor={useScreen(exportMachine)} capabilities={useCapabilities()} />;
