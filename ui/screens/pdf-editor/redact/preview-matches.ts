import type { RedactionPreviewReply } from '../../../../contracts/api/redaction-preview.js';
import type { Look } from '../../../tools/redaction/redaction-style.js';
import type { Box, PdfDocument, Point } from '../../../pdf/pdf-document.js';
import type { Mark, Marks } from './redaction-marks.js';

/** The items that the server was asked to look for. */
export interface Asked {
  readonly items: readonly Mark[];
  readonly preserveFormatting: boolean;
  readonly ignoreCase: boolean;
}

/** The server's preview, and the request it is for. */
export interface Preview {
  readonly asked: Asked;
  readonly reply: RedactionPreviewReply;
}

interface Marking {
  readonly pdf: PdfDocument | null;
  readonly marks: Marks;
  readonly look: Look;
  readonly asked: Asked | null;
}

/** Whether there is something to look for. */
export const isPreviewable = ({ pdf, marks }: Pick<Marking, 'pdf' | 'marks'>): boolean =>
  pdf !== null && marks.applied.length > 0;

/** The items that the current marks ask for; case is a matter of patterns alone. */
export const askedNow = ({ marks: { applied: items }, look }: Pick<Marking, 'marks' | 'look'>): Asked => ({
  items,
  preserveFormatting: look.preserveFormatting,
  ignoreCase: (look.ignoreCase ?? false) && items.some(({ type }) => type === 'pattern'),
});

const findsTheSame = (one: Asked, other: Asked): boolean =>
  one.items === other.items && one.ignoreCase === other.ignoreCase;

/** Whether the last request differs from the current marks. */
export const isOutdated = (context: Marking): boolean => {
  const { asked } = context;
  if (!isPreviewable(context)) return false;
  const now = askedNow(context);
  return asked?.preserveFormatting !== now.preserveFormatting || !findsTheSame(asked, now);
};

interface Previewed extends Pick<Marking, 'marks' | 'look'> {
  readonly preview: Preview | null;
}

/** The preview, if it is for the current marks. */
export const currentPreview = ({ preview, marks, look }: Previewed): RedactionPreviewReply | null =>
  preview && findsTheSame(preview.asked, askedNow({ marks, look })) ? preview.reply : null;

export type Place = RedactionPreviewReply['items'][number]['places'][number];

/** Where the server finds a mark; null until it has replied. */
export const placesOf = (preview: Preview | null, mark: Mark): readonly Place[] | null => {
  if (!preview?.asked.items.includes(mark)) return null;
  return preview.reply.items.find(({ id }) => id === mark.id)?.places ?? null;
};

/** One thing to draw over the page, in shares of it: an upright box, and its true corners where it is turned. */
export interface Piece {
  readonly box: Box;
  readonly corners: readonly Point[] | null;
}

const PLACE_TOLERANCE = 0.0005;
const near = (a: number, b: number): boolean => Math.abs(a - b) < PLACE_TOLERANCE;

const isUpright = (corners: readonly Point[], { x, y, width, height }: Box): boolean =>
  corners.every((at) => (near(at.x, x) || near(at.x, x + width)) && (near(at.y, y) || near(at.y, y + height)));

/** The given matches that are on a page. `page` from 1. */
export const piecesOn = (places: readonly Place[], page: number): readonly Piece[] =>
  places
    .filter((place) => place.page === page)
    .flatMap(({ pieces }) => pieces)
    .map(({ box, quad }) => ({ box, corners: isUpright(quad, box) ? null : quad }));
