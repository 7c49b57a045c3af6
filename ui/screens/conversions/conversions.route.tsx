import { useScreen } from '../../session/use-screen.js';
import { conversionsMachine } from './conversions.machine.js';
import { ConversionsScreen } from './conversions.screen.js';

export const Conversions = () => <ConversionsScreen actor={useScreen(conversionsMachine)} />;
