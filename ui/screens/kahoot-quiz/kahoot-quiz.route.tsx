import { useCapabilities } from '../../session/use-capabilities.js';
import { useHandedFiles } from '../../session/use-handed-files.js';
import { useScreen } from '../../session/use-screen.js';
import { kahootQuizMachine } from './kahoot-quiz.machine.js';
import { KahootQuizScreen } from './kahoot-quiz.screen.js';

export const KahootQuiz = () => {
  const actor = useScreen(kahootQuizMachine);
  useHandedFiles('/kahoot-quiz', actor);
  return <KahootQuizScreen actor={actor} capabilities={useCapabilities()} />;
};
