import type { RedactionReceipt } from '../../../../contracts/api/receipt.js';
import type { Placement } from '../../../../contracts/tools/pdf-place-signature.js';
import type { SignedFile } from '../../../calls/editor.calls.js';
import type { Converted } from '../../../live/run-conversion.machine.js';
import { defaultLook, type Look } from '../../../tools/redaction/redaction-style.js';
import type { EditOrder } from '../../../edit/machine/edit-order.js';
import type { Findings } from '../detect/findings.js';
import { noMarks, withoutDone, type Mark, type Marks } from '../redact/redaction-marks.js';
import type { Asked, Preview } from '../redact/preview-matches.js';
import type {
  Box,
  PageFacts,
  PageSize,
  PasswordEvent,
  PdfDocument,
  PdfEvent,
  Point,
} from '../../../pdf/pdf-document.js';
import { defaultPlacement, type PlacementField, type Position } from '../signature/signature-placement.js';
import { noDetails, type SignatureDetail, type SignatureDetails } from '../signature/signature-details.js';
import { noSignature, type Signature, type SignatureKind } from '../../../tools/signatures/signature.js';
import type { Saving } from './saving-requests.js';
import { FIRST_ZOOM } from './zoom.js';

export type EditorTab = 'signature' | 'redact' | 'detect';

/** A redaction that is done: the file, what was marked in it, and the receipt; null until there is one. */
export interface Redacted {
  readonly file: Converted;
  readonly marks: readonly Mark[];
  readonly receipt: RedactionReceipt | null;
}

/** A file that was signed here; `kept` says where the server has it. */
export interface Signed extends Pick<SignedFile, 'kept' | 'notes'> {
  readonly name: string;
}

export interface EditorContext {
  readonly file: File | null;
  /** The file that the last tool took, and the marks in it; null for a file that was chosen. */
  readonly before: { readonly file: File; readonly marks: Marks } | null;
  readonly pdf: PdfDocument | null;
  /** A password was given, and it is wrong. */
  readonly wrongPassword: boolean;
  /** The page shown, from 0. */
  readonly page: number;
  /** The facts of the page shown, or of the one before until they are known. */
  readonly facts: PageFacts | null;
  /** Step of the zoom. */
  readonly zoom: number;
  readonly signature: Signature;
  readonly details: SignatureDetails;
  readonly placement: Placement;
  /** Further pages for the signature, as they are written: `1-3, 7`. */
  readonly also: string;
  /** Where the pointer was when it last moved the placement or drew a box. */
  readonly pointer: Point;
  /** A number field that is being edited, as it stands. */
  readonly draft: { readonly field: PlacementField; readonly text: string } | null;
  readonly marks: Marks;
  readonly look: Look;
  /** The selected text on the current page; empty for none. */
  readonly selected: string;
  /** The box that is being drawn. */
  readonly drawn: Box | null;
  /** The search text. */
  readonly query: string;
  /** The regular expression that is being typed. */
  readonly pattern: string;
  /** The fault of the pattern, in words; empty for none. */
  readonly patternProblem: string;
  /** The server's last search request. */
  readonly asked: Asked | null;
  /** Its result, for the current marks or those a moment ago. */
  readonly preview: Preview | null;
  /** Why the search failed; empty if it did not. */
  readonly previewProblem: string;
  readonly analysis: Findings | null;
  /** The marks that the running or last redaction was to remove. */
  readonly redacting: readonly Mark[];
  readonly redacted: Redacted | null;
  readonly signed: Signed | null;
  /** The version that Edit is making; null while it makes none. */
  readonly saving: Saving | null;
  /** Why the last version was not made; empty where it was made, or cancelled. */
  readonly savingProblem: string;
  /** The version that Edit has made. */
  readonly edited: Converted | null;
}

/** The state that is reset with each file. */
export const withoutFile = {
  file: null,
  before: null,
  pdf: null,
  wrongPassword: false,
  page: 0,
  facts: null,
  zoom: FIRST_ZOOM,
  details: noDetails,
  placement: defaultPlacement,
  also: '',
  draft: null,
  marks: noMarks,
  selected: '',
  drawn: null,
  query: '',
  pattern: '',
  patternProblem: '',
  asked: null,
  preview: null,
  previewProblem: '',
  analysis: null,
  redacting: [],
  redacted: null,
  signed: null,
  saving: null,
  savingProblem: '',
  edited: null,
} as const;

export const initialContext: EditorContext = {
  ...withoutFile,
  signature: noSignature,
  pointer: { x: 0, y: 0 },
  look: defaultLook,
};

/** Another state of the same document: its pages stay in place, what was found in the state before does not. */
const reopened = {
  wrongPassword: false,
  selected: '',
  drawn: null,
  asked: null,
  preview: null,
  previewProblem: '',
  patternProblem: '',
} as const;

/** The marks without those that were redacted. */
const withoutRedacted = ({ marks, redacted }: EditorContext): Marks => {
  const done = new Set(redacted?.marks.map(({ id }) => id));
  return withoutDone(marks, done);
};

/** The file that a tool has made is worked on from now on. */
export const withMade = (context: EditorContext, result: File): Partial<EditorContext> => {
  const { file, marks, analysis, redacted, edited } = context;
  return {
    ...reopened,
    file: result,
    before: file && { file, marks },
    marks: redacted ? withoutRedacted(context) : marks,
    analysis: redacted || edited ? null : analysis,
  };
};

/** The file as it was before the last tool. */
export const withBefore = ({ before }: EditorContext): Partial<EditorContext> => ({
  ...reopened,
  file: before?.file ?? null,
  marks: before?.marks ?? noMarks,
  before: null,
  analysis: null,
  redacted: null,
  signed: null,
  edited: null,
});

/** The facts of the page shown; null until they are known. */
export const factsHere = ({ facts, page }: Pick<EditorContext, 'facts' | 'page'>): PageFacts | null =>
  facts?.page === page ? facts : null;

/** The changed placement; unchanged while its page is not shown or not known. */
export const placed = (
  context: EditorContext,
  change: (placement: Placement, size: PageSize) => Placement,
): Pick<EditorContext, 'placement'> => {
  const { placement, page } = context;
  const facts = factsHere(context);
  return { placement: facts && placement.page === page ? change(placement, facts) : placement };
};

/** Moves within a page are in shares of it, pages count from 0, strokes are in pixels of the drawing canvas. */
export type EditorEvent =
  | PdfEvent
  | PasswordEvent
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.cleared' }
  /** A tool has made another file of it. */
  | { readonly type: 'file.made'; readonly file: File }
  /** Back to what the last tool made it of. */
  | { readonly type: 'file.restored' }
  /** The redacted file could not be fetched; once more. */
  | { readonly type: 'take.retried' }
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'zoom.changed'; readonly by: -1 | 1 }
  | { readonly type: 'tab.chosen'; readonly tab: EditorTab }
  /** No tab any more: the pages themselves are edited. */
  | { readonly type: 'edit.opened' }
  | { readonly type: 'kind.chosen'; readonly kind: SignatureKind }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'image.chosen'; readonly file: File }
  | { readonly type: 'detail.changed'; readonly field: SignatureDetail; readonly text: string }
  | { readonly type: 'stroke.started'; readonly at: Point }
  | { readonly type: 'stroke.continued'; readonly at: Point }
  | { readonly type: 'stroke.ended' }
  | { readonly type: 'drawing.cleared' }
  | { readonly type: 'placement.grabbed'; readonly by: 'frame' | 'corner'; readonly at: Point }
  | { readonly type: 'placement.dragged'; readonly at: Point }
  | { readonly type: 'placement.released' }
  | { readonly type: 'placement.nudged'; readonly by: Point }
  | { readonly type: 'placement.stretched'; readonly by: Point }
  | { readonly type: 'placement.preset'; readonly position: Position }
  | { readonly type: 'placement.fetched' }
  | { readonly type: 'field.typed'; readonly field: PlacementField; readonly text: string }
  | { readonly type: 'field.left' }
  | { readonly type: 'also.typed'; readonly text: string }
  | { readonly type: 'marker.chosen'; readonly marker: 'text' | 'box' }
  | { readonly type: 'selection.changed'; readonly text: string }
  | { readonly type: 'selection.marked' }
  | { readonly type: 'box.started'; readonly at: Point }
  | { readonly type: 'box.continued'; readonly at: Point }
  | { readonly type: 'box.ended' }
  | { readonly type: 'box.added' }
  | { readonly type: 'area.moved'; readonly id: string; readonly by: Point }
  | { readonly type: 'area.stretched'; readonly id: string; readonly by: Point }
  /** With all that mark the same text, or alone. */
  | { readonly type: 'mark.removed'; readonly id: string; readonly isWithAlike?: true }
  /** All that mark the same text are applied, or none. */
  | { readonly type: 'mark.switched'; readonly id: string }
  | { readonly type: 'marks.undone' }
  | { readonly type: 'look.changed'; readonly look: Look }
  | { readonly type: 'query.changed'; readonly text: string }
  | { readonly type: 'search.pressed' }
  | { readonly type: 'pattern.typed'; readonly text: string }
  | { readonly type: 'pattern.pressed' }
  /** `match` counts from 0 within the finding; null for all of it. */
  | { readonly type: 'finding.marked'; readonly finding: string; readonly match: number | null }
  | { readonly type: 'preview.retried' }
  | { readonly type: 'sign.pressed' }
  | { readonly type: 'scan.pressed' }
  | { readonly type: 'redact.pressed' }
  /** One after the other: each makes a version of what the one before has made. */
  | { readonly type: 'version.ordered'; readonly orders: readonly [EditOrder, ...EditOrder[]] }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'copy.pressed'; readonly link: string };
