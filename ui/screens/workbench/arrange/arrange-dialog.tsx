import { loadedLater } from '../../../parts/loaded-later.js';
import { actionOf } from '../../../tools/action.js';
import { inHand } from '../../../work/machine/work-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { arrangerOf } from '../../../work/machine/arranger.js';
import type { Arrangement } from '../../../work/files/placed-page.js';

const Arrange = loadedLater(async () => (await import('./arrange.route.js')).Arrange).Later;

/** The dialog to arrange pages, while it is open. */
export const ArrangeDialog = ({ actor }: { readonly actor: WorkActor }) => {
  const { context } = actor.getSnapshot();
  const { arrangement } = context;
  const selection = inHand(context);
  const arranger = arrangerOf(selection);
  return (
    <Arrange
      files={selection.files}
      arrangement={arrangement}
      action={arranger ? actionOf(arranger, selection.files.length) : ''}
      onLeave={(left: Arrangement | null) => {
        actor.send({ type: 'arrange.left', arrangement: left });
      }}
      onStart={(left: Arrangement | null) => {
        actor.send({ type: 'arrange.started', arrangement: left });
      }}
    />
  );
};
