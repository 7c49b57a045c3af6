import type { EditableTextReply } from '../../../contracts/api/editable-text.js';
import type { PageEdit } from '../../../contracts/tools/page-edits.js';
import type { DraftHistory } from '../draft/draft.js';
import type { PagePoint } from '../marks/places.js';
import {
  editOf,
  withEdits,
  withLine,
  withMoved,
  withoutObject,
  withReplaced,
  type LineOnPage,
  type PageObject,
  type TextEdit,
} from '../marks/page-edits.js';

/** The editable parts of a page; null while it is being read. */
export type PageLines =
  | Pick<EditableTextReply, 'lines' | 'pictures'>
  /** Why it cannot be read. */
  | { readonly problem: string };

/** The line that is being written anew. */
export interface Retyped extends LineOnPage {
  readonly text: string;
}

/** Events about the text and the pictures of pages. */
export type LinesEvent =
  /** Its lines are wanted, as it is in sight. */
  | { readonly type: 'page.seen'; readonly page: number }
  | { readonly type: 'lines.read'; readonly page: number; readonly read: PageLines }
  | ({ readonly type: 'line.chosen' } & LineOnPage)
  | { readonly type: 'line.typed'; readonly text: string }
  | { readonly type: 'line.taken' }
  /** It says what it said before it was chosen. */
  | { readonly type: 'line.left' }
  | { readonly type: 'object.removed'; readonly object: PageObject }
  /** So far from where the document has it. */
  | { readonly type: 'object.moved'; readonly object: PageObject; readonly by: PagePoint }
  | { readonly type: 'picture.replaced'; readonly object: PageObject; readonly file: File }
  /** The new words of a line cover it, as it cannot be changed where it stands. */
  | { readonly type: 'line.covered'; readonly edit: TextEdit }
  | { readonly type: 'edits.added'; readonly edits: readonly PageEdit[] }
  | { readonly type: 'edit.removed'; readonly edit: PageEdit }
  /** Raised by each of these that changes the draft. */
  | {
      readonly type: 'edits.changed';
      readonly edits: readonly PageEdit[];
      readonly pictures: readonly File[];
      readonly touching: string | null;
    };

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

const changed = (
  { history }: Edited,
  edits: readonly PageEdit[],
  { pictures = history.now.pictures, touching = null }: Partial<Pick<EditsChanged, 'pictures' | 'touching'>> = {},
): EditsChanged => ({ type: 'edits.changed', edits, pictures, touching });

/** The draft with what was written into the line. */
export const taking = (context: Edited & { readonly retyped: Retyped | null }): EditsChanged => {
  const edits = editsOf(context);
  return changed(context, context.retyped ? withLine(edits, context.retyped, context.retyped.text) : edits);
};

type EventOf<Type extends LinesEvent['type']> = Extract<LinesEvent, { type: Type }>;

export const removingObject = (context: Edited, { object }: EventOf<'object.removed'>): EditsChanged =>
  changed(context, withoutObject(editsOf(context), object));

export const movingObject = (context: Edited, { object, by }: EventOf<'object.moved'>): EditsChanged =>
  changed(context, withMoved(editsOf(context), object, by), { touching: `move ${JSON.stringify(object)}` });

export const replacingPicture = (context: Edited, { object, file }: EventOf<'picture.replaced'>): EditsChanged => {
  const { pictures } = context.history.now;
  const all = pictures.includes(file) ? pictures : [...pictures, file];
  return changed(context, withReplaced(editsOf(context), object, all.indexOf(file) + 1), { pictures: all });
};

export const adding = (context: Edited, { edits }: EventOf<'edits.added'>): EditsChanged =>
  changed(context, withEdits(editsOf(context), edits));

export const puttingBack = (context: Edited, { edit }: EventOf<'edit.removed'>): EditsChanged =>
  changed(
    context,
    editsOf(context).filter((one) => one !== edit),
  );
