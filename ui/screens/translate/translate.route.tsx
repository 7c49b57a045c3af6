import { useCapabilities } from '../../session/use-capabilities.js';
import { useScreen } from '../../session/use-screen.js';
import { translateMachine } from './translate.machine.js';
import { TranslateScreen } from './translate.screen.js';

export const Translate = () => <TranslateScreen actor={useScreen(translateMachine)} capabilities={useCapabilities()} />;
