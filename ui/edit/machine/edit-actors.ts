import { fromCallback, fromPromise } from 'xstate';
import { askForEditable } from '../../calls/editable.calls.js';
import { draftName, forgetDraft } from '../../browser/persisted-drafts.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import type { TextRun } from '../../pdf/pdf-document.js';
import { documentMark, type DocumentMark } from '../marks/document-mark.js';
import { forgetSave, requestKeyOf } from '../draft/request-key.js';
import { OrderEnded, type EditOrder } from './edit-order.js';
import type { EditInput } from './edit-context.js';
import type { HandEvent } from './hand-event.js';

export const readFields = fromPromise<readonly FillableField[], { readonly pdf: PdfPages }>(({ input: { pdf } }) =>
  pdf.fields(),
);

/** Tells the text of each page that is wanted; one that cannot be read has none. */
export const readPages = fromCallback<
  { readonly type: 'page.wanted'; readonly page: number },
  { readonly pdf: PdfPages }
>(({ input: { pdf }, receive, sendBack }) => {
  let isOver = false;
  receive(({ page }) => {
    const tell = (runs: readonly TextRun[]): void => {
      if (!isOver) sendBack({ type: 'page.read', page, runs } satisfies HandEvent);
    };
    void pdf.text(page).then(tell, () => tell([]));
  });
  return () => {
    isOver = true;
  };
});

/** The marks of the document as the server knows them by name; it is asked only where there are any. */
export const readMarks = fromPromise<readonly DocumentMark[], Pick<EditInput, 'pdf' | 'file'>>(
  async ({ input: { pdf, file }, signal }) => {
    if (!(await pdf.hasMarks())) return [];
    return (await askForEditable(file, signal)).marks.map(documentMark);
  },
);

interface Saving extends Pick<EditInput, 'save' | 'file'> {
  /** One after the other: what is signed is not changed after that. */
  readonly orders: readonly EditOrder[];
}

/** Makes the version; the draft is kept until there is one. After a reload the same draft asks for the same version. */
export const saveVersion = fromPromise(
  async ({ input: { save, file, orders } }: { readonly input: Saving }): Promise<void> => {
    const name = await draftName(file);
    const key = await requestKeyOf(name, orders);
    try {
      await save(orders.map((order, index) => ({ ...order, requestKey: `${key}-${index}` })));
    } catch (error) {
      if (error instanceof OrderEnded) await forgetSave(name);
      throw error;
    }
    await forgetSave(name);
    await forgetDraft(name);
  },
);
