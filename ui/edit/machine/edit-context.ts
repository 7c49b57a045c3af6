import type { FormValue, FormValues } from '../../../contracts/form-fields.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import type { TextRun } from '../../pdf/pdf-document.js';
import { changed, isEmpty, noHistory, type DraftHistory } from '../draft/draft.js';
import type { KeeperEvent } from '../draft/keep-draft.js';
import { nextToDo, withValue } from '../fields/field-state.js';
import type { DocumentMark } from '../marks/document-mark.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { Gesture } from '../marks/gesture.js';
import { usualStyles, type Instrument, type MarkInstrument, type Style } from '../marks/instruments.js';
import { ordersOf, type EditOrder } from './edit-order.js';
import type { ChosenPicture, HandEvent, Signing } from './hand-event.js';
import type { LinesEvent, PageLines, Retyped } from './lines-context.js';

export interface EditInput {
  readonly pdf: PdfPages;
  /** The document itself, whose bytes the draft belongs to. */
  readonly file: File;
  /**
   * Makes a version of the document: one conversion for each order, of what the one before has made.
   *
   * @throws what a person is to read; empty where they cancelled it.
   */
  readonly save: (orders: readonly EditOrder[]) => Promise<void>;
}

/** Which fields the list shows. */
export type FieldFilter = 'all' | 'needed' | 'wrong';

export interface EditContext extends EditInput {
  readonly fields: readonly FillableField[];
  readonly history: DraftHistory;
  /** Full name of the field that was entered last. */
  readonly current: string | null;
  /** The field that is to have the focus, new each time. */
  readonly wanted: { readonly name: string } | null;
  readonly filter: FieldFilter;
  /** When the draft was written last, in ISO-8601 UTC; null while it never was. */
  readonly keptAt: string | null;
  /** The version that is asked for has its fields turned into text. */
  readonly isLocking: boolean;
  /** Why the last attempt to save failed. */
  readonly problem: string;
  /** 1 fits the width. */
  readonly zoom: number;
  readonly instrument: Instrument;
  /** How the next mark of each kind looks. */
  readonly styles: Readonly<Record<MarkInstrument, Style>>;
  /** Id of a mark. */
  readonly selected: string | null;
  /** The gesture of the pointer that is down. */
  readonly gesture: Gesture | null;
  /** The text that is being written; it is no part of the draft while it is empty. */
  readonly written: DraftMark | null;
  /** The picture that the instrument for pictures puts on a page. */
  readonly picture: ChosenPicture | null;
  /** The part of signing that its instrument puts on a page. */
  readonly signing: Signing | null;
  /** Id of the drawing that the next stroke is added to. */
  readonly inking: string | null;
  /** The text of the pages that were asked for. */
  readonly runs: Readonly<Partial<Record<number, readonly TextRun[]>>>;
  /** The editable parts of the pages that were asked for; null for those that are being read. */
  readonly lines: Readonly<Partial<Record<number, PageLines | null>>>;
  readonly retyped: Retyped | null;
  /** The marks that the document has, by page, the lowest first. */
  readonly existing: readonly DocumentMark[];
  /** Why they cannot be read. */
  readonly marksProblem: string;
}

export type EditEvent =
  | KeeperEvent
  | HandEvent
  | LinesEvent
  /** Raised by each change of the draft. */
  | { readonly type: 'draft.changed' }
  | { readonly type: 'field.entered'; readonly name: string }
  | { readonly type: 'field.changed'; readonly name: string; readonly value: FormValue }
  | { readonly type: 'field.left' }
  | { readonly type: 'values.given'; readonly values: FormValues }
  | { readonly type: 'field.wanted'; readonly name: string }
  | { readonly type: 'field.stepped'; readonly by: -1 | 1 }
  | { readonly type: 'filter.chosen'; readonly filter: FieldFilter }
  | { readonly type: 'colours.toggled' }
  | { readonly type: 'undo.pressed' }
  | { readonly type: 'redo.pressed' }
  | { readonly type: 'zoom.changed'; readonly by: -1 | 0 | 1 }
  | { readonly type: 'save.pressed' }
  /** All of the draft goes, as one step. */
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'lock.pressed' }
  | { readonly type: 'lock.confirmed' }
  | { readonly type: 'lock.cancelled' };

export const initialContext = (input: EditInput): EditContext => ({
  ...input,
  fields: [],
  history: noHistory,
  current: null,
  wanted: null,
  filter: 'all',
  keptAt: null,
  isLocking: false,
  problem: '',
  zoom: 1,
  instrument: 'select',
  styles: usualStyles,
  selected: null,
  gesture: null,
  written: null,
  picture: null,
  signing: null,
  inking: null,
  runs: {},
  lines: {},
  retyped: null,
  existing: [],
  marksProblem: '',
});

export const fieldNamed = ({ fields }: Pick<EditContext, 'fields'>, name: string | null): FillableField | undefined =>
  fields.find((field) => field.name === name);

/** The draft with another value in a field; all that is typed into it at a stretch is one step. */
export const withChange = (context: EditContext, name: string, value: FormValue): Partial<EditContext> => {
  const field = fieldNamed(context, name);
  if (!field) return {};
  const { history } = context;
  const now = { ...history.now, values: withValue(history.now.values, field, value) };
  return { history: changed(history, now, `field ${name}`) };
};

/** The values of a draft with others in several fields; names of no field are passed over. */
const valuesWith = ({ fields, history }: EditContext, values: FormValues): FormValues =>
  fields.reduce(
    (all, field) => (Object.hasOwn(values, field.name) ? withValue(all, field, values[field.name] ?? '') : all),
    history.now.values,
  );

/** Whether these values differ from those of the draft. */
export const differs = (context: EditContext, values: FormValues): boolean =>
  JSON.stringify(valuesWith(context, values)) !== JSON.stringify(context.history.now.values);

/** The draft with other values in several fields, as one step. */
export const withChanges = (context: EditContext, values: FormValues): Partial<EditContext> => ({
  history: changed(context.history, { ...context.history.now, values: valuesWith(context, values) }),
});

/** The next field that is needed or wrong, or the one before this. */
export const fieldAt = ({ fields, history, current }: EditContext, by: -1 | 1): FillableField | undefined => {
  if (by === 1) return nextToDo(fields, history.now.values, current);
  const place = fields.findIndex(({ name }) => name === current);
  return place > 0 ? fields[place - 1] : undefined;
};

export const hasChanges = ({ history }: Pick<EditContext, 'history'>): boolean => !isEmpty(history.now);

const ZOOM_STEP = 1.25;
const ZOOM_MIN = 0.25;
const ZOOM_MAX = 4;

export const zoomed = ({ zoom }: EditContext, by: -1 | 0 | 1): number =>
  by === 0 ? 1 : Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom * ZOOM_STEP ** by));

/** The request for a version. */
export const saving = ({ save, file, history, isLocking }: EditContext) => ({
  save,
  file,
  orders: ordersOf(history.now, isLocking),
});
