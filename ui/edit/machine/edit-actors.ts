import { fromPromise } from 'xstate';
import { draftName, forgetDraft } from '../../browser/kept-drafts.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import type { EditOrder } from './edit-order.js';
import type { EditInput } from './edit.context.js';

export const readFields = fromPromise<readonly FillableField[], { readonly pdf: PdfPages }>(({ input: { pdf } }) =>
  pdf.fields(),
);

interface Saving extends Pick<EditInput, 'run' | 'file'> {
  readonly order: EditOrder;
}

/** Makes the version; the draft is kept until there is one. */
export const saveVersion = fromPromise(
  async ({ input: { run, file, order } }: { readonly input: Saving }): Promise<void> => {
    await run(order);
    await forgetDraft(await draftName(file));
  },
);
