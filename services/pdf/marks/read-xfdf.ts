import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { Refusal } from '../../../contracts/errors.js';
import { MARKS_MAX, STAMP_TEXT_MAX } from '../../../contracts/limits.js';
import { mark as markSchema, type Mark } from '../../../contracts/marks.js';
import { boundsOf, type Point } from '../content/geometry.js';
import { boxOfRect, pointDown, type Box, type PageSpace } from '../forms/page-space.js';
import type { SourceFile } from '../operation.js';
import { STAMP_NAMES } from './annotation-entries.js';

/** An annotation as the file has it: its element, and the texts of the elements within. */
interface Read {
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly texts: Record<string, string>;
  readonly strokes: string[];
  /** Which of the pictures in the file it shows, from 1. */
  readonly picture?: number;
}

const invalid = (problem: string): Refusal => new Refusal('tool.option-invalid', { field: 'marksFile', problem });

/** Prefixes of a namespace say nothing here. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const DEPTH_MAX = 100;

/** The children of `annots`, in their order; entities are those of XML alone, and no document type is taken. */
const annotationsIn = (xml: string): readonly Read[] => {
  const annotations: Read[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const add = (text: string): void => {
    const read = annotations.at(-1);
    const element = open.at(-1) ?? '';
    if (!read || open[1] !== 'annots' || open.length < 4) return;
    if (element === 'gesture') read.strokes.push((read.strokes.pop() ?? '') + text);
    else read.texts[open[3] ?? ''] = (read.texts[open[3] ?? ''] ?? '') + text;
  };
  parser.on('error', () => {
    throw invalid(`is no well-formed XML: line ${parser.line}`);
  });
  parser.on('doctype', () => {
    throw invalid('must not declare a document type');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element = localName(name);
    if (open.length === 0 && element !== 'xfdf') throw invalid('is XML, but not XFDF');
    if (open.length > DEPTH_MAX) throw invalid('has elements in too many levels');
    if (open.length === 2 && open[1] === 'annots')
      annotations.push({ kind: element, attributes, texts: {}, strokes: [] });
    if (element === 'gesture') annotations.at(-1)?.strokes.push('');
    open.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return annotations;
};

const numbersIn = (text = ''): readonly number[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);

const pointsIn = (text?: string): readonly Point[] => {
  const numbers = numbersIn(text);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => ({
    x: numbers[2 * at] ?? Number.NaN,
    y: numbers[2 * at + 1] ?? Number.NaN,
  }));
};

const boxIn = (space: PageSpace, text?: string): Box => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(text);
  return boxOfRect(space, boundsOf([{ x: x1, y: y1 }, { x: x2, y: y2 }])); // prettier-ignore
};

const quadsIn = (space: PageSpace, text?: string): readonly Box[] => {
  const points = pointsIn(text);
  return Array.from({ length: Math.floor(points.length / 4) }, (_, at) =>
    boxOfRect(space, boundsOf(points.slice(4 * at, 4 * at + 4))),
  );
};

type Parts = Readonly<Record<string, unknown>>;
type PartsOf = (read: Read, space: PageSpace) => Parts;

const overText =
  (type: string): PartsOf =>
  ({ attributes }, space) => ({ type, boxes: quadsIn(space, attributes['coords']) });

const widthIn = ({ attributes: { width } }: Read): number => (width === undefined ? 1 : Number(width));

const shape =
  (type: string): PartsOf =>
  (read, space) => ({
    type,
    box: boxIn(space, read.attributes['rect']),
    width: widthIn(read),
    fill: read.attributes['interior-color'] ?? null,
  });

const path =
  (type: string): PartsOf =>
  (read, space) => ({
    type,
    points: pointsIn(read.texts['vertices']).map((point) => pointDown(space, point)),
    width: widthIn(read),
    fill: read.attributes['interior-color'] ?? null,
  });

/** The name of a stamp that every program draws by itself, such as `SBNotApproved`, in letters: NOT APPROVED. */
const wordsOfStamp = (icon: string): string =>
  icon
    .replace(/^(?:SB|SH|#D?)(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toUpperCase();

const stamp: PartsOf = (read, space) => {
  const { icon = '', subject = '', rect } = read.attributes;
  const box = boxIn(space, rect);
  if (read.picture !== undefined) return { type: 'picture', box, picture: read.picture };
  if (icon === STAMP_NAMES.symbol) return { type: 'symbol', box, symbol: subject };
  const text = icon === STAMP_NAMES.stamp ? subject : wordsOfStamp(icon) || subject;
  return { type: 'stamp', box, text: text.slice(0, STAMP_TEXT_MAX) };
};

const icons: Readonly<Record<string, string>> = {
  key: 'key',
  note: 'note',
  help: 'help',
  paragraph: 'paragraph',
  insert: 'insert',
};

const ALIGNMENTS: Readonly<Record<string, string>> = { centered: 'center', center: 'center', right: 'end' };

const sizeIn = ({ texts }: Read): number =>
  Number(
    /([\d.]+)\s+Tf/.exec(texts['defaultappearance'] ?? '')?.[1] ??
      /font[^;]*?([\d.]+)pt/.exec(texts['defaultstyle'] ?? '')?.[1] ??
      12,
  ) || 12;

const letterColour = ({ texts }: Read): Parts => {
  const named = /color:\s*(#[0-9a-f]{6})/i.exec(texts['defaultstyle'] ?? '')?.[1];
  return named === undefined ? { colour: '#000000' } : { colour: named };
};

const partsByKind: Readonly<Record<string, PartsOf>> = {
  highlight: overText('highlight'),
  underline: overText('underline'),
  strikeout: overText('strikeout'),
  squiggly: overText('squiggly'),
  text: ({ attributes }, space) => {
    const { x, y } = boxIn(space, attributes['rect']);
    return { type: 'note', x, y, icon: icons[(attributes['icon'] ?? '').toLowerCase()] ?? 'comment' };
  },
  ink: (read, space) => ({
    type: 'ink',
    width: widthIn(read),
    strokes: read.strokes.map((stroke) => pointsIn(stroke).map((point) => pointDown(space, point))),
  }),
  line: (read, space) => {
    const { start, end, head = '', tail = '' } = read.attributes;
    const [from, to] = [start, end].map((text) => pointDown(space, pointsIn(text)[0] ?? { x: NaN, y: NaN }));
    return { type: /arrow/i.test(head + tail) ? 'arrow' : 'line', from, to, width: widthIn(read) };
  },
  square: shape('rectangle'),
  circle: shape('ellipse'),
  polygon: path('polygon'),
  polyline: path('polyline'),
  caret: ({ attributes }, space) => ({ type: 'caret', box: boxIn(space, attributes['rect']) }),
  stamp,
  freetext: (read, space) => ({
    type: 'text',
    box: boxIn(space, read.attributes['rect']),
    text: textIn(read),
    contents: '',
    size: sizeIn(read),
    align: ALIGNMENTS[read.attributes['justification'] ?? ''] ?? 'start',
    border: read.attributes['width'] === undefined ? 0 : Number(read.attributes['width']),
    fill: read.attributes['color'] ?? null,
    ...letterColour(read),
  }),
};

const textIn = ({ texts }: Read): string => texts['contents'] ?? texts['contents-richtext'] ?? '';

/** The parts that marks of any kind may have. */
const commonIn = (read: Read): Parts => {
  const { color, name = '', title = '', opacity } = read.attributes;
  return {
    ...(name !== '' && { id: name }),
    author: title,
    contents: textIn(read).replaceAll('\r', '\n').trim(),
    ...(opacity !== undefined && { opacity: Number(opacity) }),
    ...(color !== undefined && { colour: color }),
  };
};

const markOf = (read: Read, at: number, pages: readonly PageSpace[]): Mark => {
  const { kind, attributes } = read;
  const place = `${kind} ${at + 1}`;
  const page = Number(attributes['page'] ?? Number.NaN);
  const space = pages[page];
  if (!space) throw invalid(`names a page that is not there: ${place}`);
  const answers = attributes['inreplyto'];
  const own = answers === undefined ? partsByKind[kind]?.(read, space) : { type: 'reply', replyTo: answers };
  if (!own) throw invalid(`has a mark of a kind that cannot be put: ${place}`);
  const { data, error } = markSchema.safeParse({ page: page + 1, ...commonIn(read), ...own });
  if (data) return data;
  const [issue] = error.issues;
  throw invalid(`has a mark that cannot be put: ${place}, ${issue?.path.join('.')} ${issue?.message}`);
};

const DATA_URL = /^\s*data:(image\/(?:png|jpeg));base64,/i;

const pictureIn = ({ texts: { imagedata = '' } }: Read): SourceFile | undefined => {
  const [head, mime] = DATA_URL.exec(imagedata) ?? [];
  if (head === undefined || mime === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(imagedata.slice(head.length), 'base64'));
  return { name: `stamp.${mime.endsWith('png') ? 'png' : 'jpg'}`, kind: 'image', mime: mime.toLowerCase(), bytes };
};

/** Each mark with the number of the picture that it shows, and these pictures. */
const numbered = (
  all: readonly Read[],
): { readonly read: readonly Read[]; readonly pictures: readonly SourceFile[] } => {
  const pictures: SourceFile[] = [];
  const read = all.map((one): Read => {
    const picture = pictureIn(one);
    return picture ? { ...one, picture: pictures.push(picture) } : one;
  });
  return { read, pictures };
};

/** The text of a file of marks, which may come as a data URL. */
export const marksFileText = (marksFile: string): string => {
  const prefix = /^data:[^,]{0,100};base64,/.exec(marksFile)?.[0];
  return prefix === undefined ? marksFile : Buffer.from(marksFile.slice(prefix.length), 'base64').toString('utf8');
};

/** Marks, and the pictures that they name by their numbers, from 1. */
export interface MarksOfFile {
  readonly marks: readonly Mark[];
  readonly pictures: readonly SourceFile[];
}

/**
 * The marks of an XFDF file, as other programs export them. Pop-ups belong to their marks and have none of their own.
 *
 * @param pages  of the document that they go onto.
 * @throws Refusal `tool.option-invalid`, naming the mark.
 * @see ISO 19444-1, "XML Forms Data Format"
 */
export const readXfdfMarks = (xml: string, pages: readonly PageSpace[]): MarksOfFile => {
  const all = annotationsIn(xml.replace(/^\uFEFF/, '')).filter(({ kind }) => kind !== 'popup');
  if (all.length > MARKS_MAX) throw invalid(`must have at most ${MARKS_MAX} marks`);
  if (all.length === 0) throw invalid('has no marks');
  const { read, pictures } = numbered(all);
  return { marks: read.map((one, at) => markOf(one, at, pages)), pictures };
};
