import { useSelector } from '@xstate/react';
import { useScreen } from '../../../session/use-screen.js';
import { Story } from '../story/story.route.js';
import { activityMachine } from './activity.machine.js';
import { ActivitySearch } from './activity-search.js';

export const Activity = ({ isReadable }: { readonly isReadable: boolean }) => {
  const actor = useScreen(activityMachine);
  const story = useSelector(actor, ({ context }) => context.story);
  return (
    <>
      <ActivitySearch actor={actor} isReadable={isReadable} />
      {story !== null && <Story conversionId={story} onClose={() => actor.send({ type: 'story.closed' })} />}
    </>
  );
};
