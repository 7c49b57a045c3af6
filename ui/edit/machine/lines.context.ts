import type { EditableTextReply } from '../../../contracts/api/editable-text.js';
import type { PageBox, PageEdit } from '../../../contracts/tools/page-edits.js';
import type { DraftHistory } from '../draft/draft.js';
import { editOf, withEdits, withLine, withoutPicture, type LineOnPage } from '../marks/page-edits.js';

/** What of a page can be edited; null while it is being read. */
export type PageLines =
  | Pick<EditableTextReply, 'lines' | 'pictures'>
  /** Why it cannot be read. */
  | { readonly problem: string };

/** The line that is being written anew. */
export interface Retyped extends LineOnPage {
  readonly text: string;
}

/** What happens to the text and the pictures of pages. */
export type LinesEvent =
  /** Its lines are wanted, as it is in sight. */
  | { readonly type: 'page.seen'; readonly page: number }
  | { readonly type: 'lines.read'; readonly page: number; readonly read: PageLines }
  | ({ readonly type: 'line.chosen' } & LineOnPage)
  | { readonly type: 'line.typed'; readonly text: string }
  | { readonly type: 'line.taken' }
  /** It says what it said before it was chosen. */
  | { readonly type: 'line.left' }
  | { readonly type: 'picture.removed'; readonly page: number; readonly box: PageBox }
  | { readonly type: 'edits.added'; readonly edits: readonly PageEdit[] }
  | { readonly type: 'edit.removed'; readonly edit: PageEdit }
  /** Raised by each of these that changes the draft. */
  | { readonly type: 'edits.changed'; readonly edits: readonly PageEdit[] };

type EditsChanged = Extract<LinesEvent, { type: 'edits.changed' }>;

interface Edited {
  readonly history: DraftHistory;
}

export const editsOf = ({ history }: Edited): readonly PageEdit[] => history.now.edits;

/** A line as it is chosen, with what it says at present. */
export const retypedFrom = (context: Edited, { page, line }: LineOnPage): Retyped => ({
  page,
  line,
  text: editOf(editsOf(context), { page, line })?.text ?? line.text,
});

const changed = (edits: readonly PageEdit[]): EditsChanged => ({ type: 'edits.changed', edits });

/** The draft with what was written into the line. */
export const taking = (context: Edited & { readonly retyped: Retyped | null }): EditsChanged => {
  const edits = editsOf(context);
  return changed(context.retyped ? withLine(edits, context.retyped, context.retyped.text) : edits);
};

type EventOf<Type extends LinesEvent['type']> = Extract<LinesEvent, { type: Type }>;

export const removingPicture = (context: Edited, { page, box }: EventOf<'picture.removed'>): EditsChanged =>
  changed(withoutPicture(editsOf(context), page, box));

export const adding = (context: Edited, { edits }: EventOf<'edits.added'>): EditsChanged =>
  changed(withEdits(editsOf(context), edits));

export const puttingBack = (context: Edited, { edit }: EventOf<'edit.removed'>): EditsChanged =>
  changed(editsOf(context).filter((one) => one !== edit));
