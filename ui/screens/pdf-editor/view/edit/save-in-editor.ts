import { waitFor } from 'xstate';
import type { EditOrder } from '../../../../edit/machine/edit-order.js';
import { t } from '../../../../text/t.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';

/**
 * Has the editor make a version, which it holds from then on.
 *
 * @throws what a person is to read; empty where they cancelled it.
 */
export const saveInEditor = async (actor: PdfEditorActor, orders: readonly EditOrder[]): Promise<void> => {
  const [first, ...others] = orders;
  if (!first) return;
  if (!actor.getSnapshot().matches({ job: 'resting' })) throw new Error(t('Another tool is running; save after it.'));
  actor.send({ type: 'version.ordered', orders: [first, ...others] });
  const { context } = await waitFor(actor, (state) => state.context.saving === null);
  if (context.edited === null) throw new Error(context.savingProblem);
};
