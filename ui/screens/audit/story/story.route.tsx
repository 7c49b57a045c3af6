import { useScreen } from '../../../session/use-screen.js';
import { StoryDialog } from './story-dialog.js';
import { storyMachine } from './story.machine.js';

interface StoryProps {
  readonly conversionId: string;
  readonly onClose: () => void;
}

export const Story = ({ conversionId, onClose }: StoryProps) => (
  <StoryDialog actor={useScreen(storyMachine, { conversionId })} onClose={onClose} />
);
