import { useCapabilities } from '../../session/use-capabilities.js';
import { useHandedFiles } from '../../session/use-handed-files.js';
import { useScreen } from '../../session/use-screen.js';
import { exportMachine } from './export.machine.js';
import { ExportScreen } from './export.screen.js';

export const Export = () => {
  const actor = useScreen(exportMachine);
  useHandedFiles('/export', actor);
  return <ExportScreen actor={actor} capabilities={useCapabilities()} />;
};
