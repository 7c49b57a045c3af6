import { features } from '../../../contracts/features.js';
import { useCapabilities } from '../../session/use-capabilities.js';
import { useScreen } from '../../session/use-screen.js';
import { kahootQuizMachine } from './kahoot-quiz.machine.js';
import { KahootQuizScreen } from './kahoot-quiz.screen.js';

export const KahootQuiz = () => (
  <KahootQuizScreen actor={useScreen(kahootQuizMachine, { features })} capabilities={useCapabilities()} />
);
