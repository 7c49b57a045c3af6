import type { PDFDocument } from 'pdf-lib';
import type { Quad } from '../../content/geometry.js';
import { pointAt } from '../../content/glyph.js';
import type { ContentChanges } from '../content/apply-changes.js';
import type { Saying } from '../content/actual-text.js';
import type { ShownText } from '../content/page-walk.js';
import type { Insert, Shift } from '../content/rewrite-shown.js';
import { inOtherFont, inSameFont, type NewText } from './new-text.js';
import { NotSafe } from './not-safe.js';
import type { PageLetters } from './page-letters.js';
import { placesOf, plain, textOf, type PlacedCode, type TextLine } from './text-lines.js';

/** Text of a line, from one character to another, that becomes another. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The changes of a page's operators that show text, put together line by line. */
export type ShownChanges = Map<
  ShownText,
  { readonly codes: Map<number, Shift | undefined>; readonly inserts: Insert[] }
>;

/** Tools with which a line can be changed. */
export interface LineTools {
  readonly document: PDFDocument;
  readonly changes: ContentChanges;
  readonly shown: ShownChanges;
  readonly letters: PageLetters;
  /** How far the line may reach along its direction before it meets other text, and before it leaves the text of the page. */
  readonly room: { readonly before: number; readonly after: number; readonly margin: number };
  /** Only the nearest font is tried: the own one did not come out right. */
  readonly otherFont: boolean;
}

/** A line after its change. */
export interface ChangedLine {
  /** All that may look different. */
  readonly quad: Quad;
  readonly way: 'same-font' | 'other-font' | 'removed';
  /** It reaches beyond the text around it although it was made narrower. */
  readonly sticksOut: boolean;
  /** The texts that have changed in it, from the beginning to the end. */
  readonly texts: readonly Saying[];
}

const SQUEEZE_FACTOR_MIN = 0.85;
const REACH = { below: 0.3, above: 0.98 };

/** Puts other text into a line. @throws NotSafe */
export const changeLine = async (
  line: TextLine,
  ranges: readonly TextRange[],
  tools: LineTools,
): Promise<ChangedLine> => {
  const spans =
    line.isFromRight || hasTwoDirections(line) ? [wholeSpan(line, ranges)] : ranges.map((range) => spanOf(line, range));
  const lineStart = Math.min(...line.codes.map(placesOf.start));
  const lineEnd = Math.max(...line.codes.map(placesOf.end));
  let shift = 0;
  let from = lineEnd;
  const ways = new Set<ChangedLine['way']>();
  let sticksOut = false;
  const texts: Saying[] = [];
  for (const [index, span] of spans.entries()) {
    const until = spans[index + 1]?.first ?? line.pieces.length;
    const done = await changeSpan(line, span, { ...tools, shift, until });
    from = Math.min(from, done.start);
    shift = done.shift;
    sticksOut ||= done.sticksOut;
    ways.add(done.way);
    texts.push(...done.sayings);
  }
  const quad = quadBetween(
    line,
    line.isFromRight ? Math.min(lineStart, from) : from,
    Math.max(lineEnd, lineEnd + shift),
  );
  return { quad, way: WAYS.find((way) => ways.has(way)) ?? 'removed', sticksOut, texts };
};

/** The first of these that any part of a line took is that of the line. */
const WAYS: readonly ChangedLine['way'][] = ['other-font', 'same-font', 'removed'];

const hasTwoDirections = ({ pieces }: TextLine): boolean =>
  pieces.some(({ code }, at) => code !== undefined && code < (pieces[at - 1]?.code ?? -1));

interface Span {
  /** Numbers of the pieces that go: from the first to before the last. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

const wholeSpan = (line: TextLine, ranges: readonly TextRange[]): Span => {
  let text = textOf(line);
  for (const range of ranges.toReversed()) text = text.slice(0, range.from) + range.text + text.slice(range.to);
  return { first: 0, last: line.pieces.length, text: plain(text) };
};

/** The pieces that really change. */
const spanOf = ({ pieces }: TextLine, { from, to, text }: TextRange): Span => {
  const offsets = [0];
  for (const piece of pieces) offsets.push((offsets.at(-1) ?? 0) + piece.text.length);
  const first = offsets.findLastIndex((offset) => offset <= from);
  const last = offsets.findIndex((offset) => offset >= to);
  const all = pieces.map((piece) => piece.text).join('');
  const whole = all.slice(offsets[first], from) + plain(text) + all.slice(to, offsets[last]);
  return withoutSame(
    pieces.map((piece) => piece.text),
    { first, last, text: whole },
  );
};

/** Without what is the same at its beginning and at its end. */
const withoutSame = (texts: readonly string[], span: Span): Span => {
  let { first, last, text } = span;
  for (let next = texts[first]; first < last && next && text.startsWith(next); next = texts[first]) {
    text = text.slice(next.length);
    first += 1;
  }
  for (let next = texts[last - 1]; last > first && next && text.endsWith(next); next = texts[last - 1]) {
    text = text.slice(0, -next.length);
    last -= 1;
  }
  return { first, last, text };
};

/** Whole words, where another font takes over. */
const inWords = ({ pieces }: TextLine, { first, last, text }: Span): Span => {
  let start = first;
  let end = last;
  while (start > 0 && pieces[start - 1]?.text !== ' ') start -= 1;
  while (end < pieces.length && pieces[end]?.text !== ' ') end += 1;
  const textIn = (one: number, other: number): string =>
    pieces
      .slice(one, other)
      .map((piece) => piece.text)
      .join('');
  return { first: start, last: end, text: textIn(start, first) + text + textIn(last, end) };
};

const codeAt = ({ pieces, codes }: TextLine, piece: number): PlacedCode | undefined => codes[pieces[piece]?.code ?? -1];

const before = (line: TextLine, piece: number): PlacedCode | undefined => {
  for (let at = piece - 1; at >= 0; at -= 1) if (codeAt(line, at)) return codeAt(line, at);
  return undefined;
};

const after = (line: TextLine, piece: number): PlacedCode | undefined => {
  for (let at = piece; at < line.pieces.length; at += 1) if (codeAt(line, at)) return codeAt(line, at);
  return undefined;
};

/** Where a piece begins along the line; a gap begins where what stands before it ends. */
const startOf = (line: TextLine, piece: number): number => {
  const own = codeAt(line, piece);
  if (own) return placesOf.start(own);
  const previous = before(line, piece);
  const next = after(line, piece);
  return previous ? placesOf.end(previous) : next ? placesOf.start(next) : 0;
};

interface Place extends LineTools {
  /** The shift of the text behind, by everything that was changed before it. */
  readonly shift: number;
  /** The piece at which the next change begins. */
  readonly until: number;
}

const anchorOf = (line: TextLine, { first, last }: Pick<Span, 'first' | 'last'>): PlacedCode => {
  const next = after(line, first);
  const anchor = next && first < last ? next : (before(line, first) ?? next);
  if (!anchor) throw new NotSafe('there is no text to go by');
  return anchor;
};

const changeSpan = async (line: TextLine, target: Span, tools: Place) => {
  const { span, text, way } = await chosenText(line, target, tools);
  const anchor = anchorOf(line, span);
  const placed = placeIn(line, span, { ...tools, length: (text?.length ?? 0) * anchor.unit });
  removePieces(line, span, tools.shown);
  if (text) insertText(tools.shown, { anchor, text, ...placed, isAfter: !isWithin(line, span, anchor) });
  if (!line.isFromRight)
    shiftPieces(line, { first: span.last, last: tools.until }, { shown: tools.shown, by: placed.shift });
  return { ...placed, way, sayings: sayingsOf(line, span) };
};

interface ChosenText {
  readonly span: Span;
  readonly text: NewText | undefined;
  readonly way: ChangedLine['way'];
}

/** In the font of the line where that has the letters, else whole words in another one. */
const chosenText = async (line: TextLine, target: Span, tools: Place): Promise<ChosenText> => {
  const font = { letters: tools.letters, space: spaceIn(line) };
  const same = tools.otherFont ? undefined : inSameFont(target.text, anchorOf(line, target).shown, font);
  const span = same ? target : inWords(line, target);
  if (line.pieces.slice(span.first, span.last).some(({ text }) => text.includes('\uFFFD')))
    throw new NotSafe('some of its letters cannot be read');
  if (span.text === '') return { span, text: undefined, way: 'removed' };
  if (same) return { span, text: same, way: 'same-font' };
  return { span, text: await inOtherFont(span.text, anchorOf(line, span).shown, tools), way: 'other-font' };
};

interface PlacedText {
  /** Along the line. */
  readonly start: number;
  readonly squeeze: number;
  readonly sticksOut: boolean;
  /** The shift of the text behind. */
  readonly shift: number;
}

const placeIn = (line: TextLine, span: Span, place: Place & { readonly length: number }): PlacedText => {
  const { length } = place;
  const begin = startOf(line, span.first) + place.shift;
  const oldEnd = span.last > span.first ? endOfSpan(line, span) : startOf(line, span.first);
  const lineEnd = Math.max(...line.codes.map(placesOf.end));
  const { isFromRight } = line;
  const { squeeze, sticksOut } = fitIn(place, { length, growth: begin + length - oldEnd, lineEnd, isFromRight });
  if (isFromRight) return { start: lineEnd - length * squeeze, squeeze, sticksOut, shift: 0 };
  return { start: begin, squeeze, sticksOut, shift: begin + length * squeeze - oldEnd };
};

/** The words of a text; of one that is drawn several times, each. */
const sayingsOf = (line: TextLine, { first, last, text }: Span): readonly Saying[] => {
  const before = line.pieces
    .slice(first, last)
    .map((piece) => piece.text)
    .join('');
  const saying = { before, after: text, isFromRight: hasTwoDirections(line) || line.isFromRight };
  const times = 1 + Math.max(0, ...line.codes.map(({ shadows }) => shadows.length));
  return Array.from({ length: times }, () => saying);
};

const endOfSpan = (line: TextLine, { first, last }: Span): number => {
  const next = codeAt(line, last);
  const previous = before(line, last);
  if (next) return placesOf.start(next);
  return previous && last > first ? placesOf.end(previous) : startOf(line, first);
};

const isWithin = (line: TextLine, { first, last }: Span, code: PlacedCode): boolean =>
  line.pieces.slice(first, last).some((piece) => piece.code !== undefined && line.codes[piece.code] === code) ||
  code === after(line, last);

interface Fitting {
  readonly length: number;
  readonly growth: number;
  readonly lineEnd: number;
  readonly isFromRight: boolean;
}

/** How much narrower a text has to be, so that the line keeps clear of what stands beside it. */
const fitIn = ({ room }: LineTools, fitting: Fitting): Pick<PlacedText, 'squeeze' | 'sticksOut'> => {
  const { length, growth, lineEnd, isFromRight } = fitting;
  const edge = Math.max(lineEnd, Math.min(room.after, room.margin));
  const over = isFromRight ? room.before - (lineEnd - length) : lineEnd + growth - edge;
  if (over <= 0 || length === 0 || growth <= 0) return { squeeze: 1, sticksOut: false };
  const squeeze = Math.max(SQUEEZE_FACTOR_MIN, (length - over) / length);
  const saved = length * (1 - squeeze);
  if (!isFromRight && lineEnd + growth - saved - room.after > SHIFT_TOLERANCE_POINTS)
    throw new NotSafe('there is no room for so much text');
  return { squeeze, sticksOut: over - saved > SHIFT_TOLERANCE_POINTS };
};

/** In units of the page. */
const SHIFT_TOLERANCE_POINTS = 0.01;

/** The width of gaps between words that no code makes, in sizes. */
const spaceIn = (line: TextLine): number | undefined => {
  const gaps = line.pieces.flatMap(({ text, code }, at) => {
    const previous = before(line, at);
    const next = after(line, at);
    if (text !== ' ' || code !== undefined || !previous || !next) return [];
    return [(placesOf.start(next) - placesOf.end(previous)) / next.size];
  });
  return gaps.length === 0 ? undefined : Math.max(0.2, gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
};

const changeOf = (shown: ShownChanges, text: ShownText) => {
  const lineChange = shown.get(text) ?? { codes: new Map<number, Shift | undefined>(), inserts: [] };
  shown.set(text, lineChange);
  return lineChange;
};

const setCode = (shown: ShownChanges, code: PlacedCode, shift: Shift | undefined): void => {
  for (const { shown: text, item } of [code, ...code.shadows])
    changeOf(shown, text).codes.set(text.items.indexOf(item), shift);
};

const removePieces = (line: TextLine, { first, last }: Pick<Span, 'first' | 'last'>, shown: ShownChanges): void => {
  for (let at = first; at < last; at += 1) {
    const code = codeAt(line, at);
    if (code) setCode(shown, code, undefined);
  }
};

const shiftPieces = (
  line: TextLine,
  { first, last }: Pick<Span, 'first' | 'last'>,
  { shown, by }: { readonly shown: ShownChanges; readonly by: number },
): void => {
  if (Math.abs(by) < 1e-6) return;
  for (let at = first; at < last; at += 1) {
    const code = codeAt(line, at);
    if (code) setCode(shown, code, { along: by / code.unit, above: 0 });
  }
};

interface Inserted {
  readonly anchor: PlacedCode;
  readonly text: NewText;
  /** Along the line. */
  readonly start: number;
  readonly squeeze: number;
  readonly isAfter: boolean;
}

const insertText = (shown: ShownChanges, { anchor, text, start, squeeze, isAfter }: Inserted): void => {
  for (const { shown: own, item, unit } of [anchor, ...anchor.shadows]) {
    if (!isSetAlike(own, anchor.shown)) throw new NotSafe('its letters are drawn in several ways, one over the other');
    const index = own.items.indexOf(item);
    changeOf(shown, own).inserts.push({
      before: isAfter ? index + 1 : index,
      start: item.start + (start - placesOf.start(anchor)) / unit,
      advance: text.length * squeeze,
      operators: text.operators(squeeze),
    });
  }
};

/** Whether operators for the one show the same in the other. */
const isSetAlike = (one: ShownText, other: ShownText): boolean =>
  one === other ||
  (one.stream === other.stream &&
    one.state.font?.key === other.state.font?.key &&
    one.state.size === other.state.size &&
    one.state.stretch === other.state.stretch &&
    one.state.charSpace === other.state.charSpace);

const quadBetween = (line: TextLine, from: number, to: number): Quad => {
  const [first] = line.codes as readonly [PlacedCode];
  const size = Math.max(...line.codes.map((code) => code.size));
  const height = placesOf.height(first);
  const low = height - REACH.below * size;
  const high = height + REACH.above * size;
  return [pointAt(first, from, low), pointAt(first, to, low), pointAt(first, to, high), pointAt(first, from, high)];
};

/** Takes a whole line away, or moves it; `way` in the user space of the page. */
export const moveLine = (
  line: TextLine,
  way: { readonly x: number; readonly y: number } | undefined,
  shown: ShownChanges,
): readonly Quad[] => {
  for (const code of line.codes) {
    const { along, up, unit } = code;
    const perUp = code.size / code.shown.state.size;
    const shift = way && {
      along: (way.x * along.x + way.y * along.y) / unit,
      above: (way.x * up.x + way.y * up.y) / perUp,
    };
    setCode(shown, code, shift);
  }
  const quad = quadBetween(
    line,
    Math.min(...line.codes.map(placesOf.start)),
    Math.max(...line.codes.map(placesOf.end)),
  );
  return way ? [quad, quad.map(({ x, y }) => ({ x: x + way.x, y: y + way.y })) as unknown as Quad] : [quad];
};
