import { partsOf } from '../../services/pdf/fixtures/office-xml.js';

/** A paragraph of a Word file, in the order of the file. */
export interface DocxParagraph {
  /** With its tabs and the breaks of its lines. */
  readonly text: string;
  /** `box`: a text box or a frame, which has its place on the page; text around it does not flow with it. */
  readonly stands: 'in flow' | 'in a table' | 'in a box';
}

/** Said a second time, for programs that know less. */
const FALLBACK = /<mc:Fallback>[^]*?<\/mc:Fallback>/g;
const TOKEN = /<(\/?)(w:p|w:tbl|w:txbxContent|w:framePr|w:tab|w:br|w:cr|w:t)(?=[\s/>])[^>]*?(\/?)>|([^<]+)|<[^>]*>/g;

/** @throws Error for what is no Word file. */
export const docxParagraphs = (docx: Uint8Array): readonly DocxParagraph[] => {
  const body = partsOf(docx).get('word/document.xml');
  if (body === undefined) throw new Error('the file has no word/document.xml');
  const walk = walkParagraphs();
  for (const [, closing, name, alone, text] of body.replace(FALLBACK, '').matchAll(TOKEN)) {
    if (text !== undefined) walk.text(plain(text));
    else if (name !== undefined) walk.tag(name, closing === '/' ? 'end' : alone === '/' ? 'alone' : 'start');
  }
  return walk.found;
};

const GAPS: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n' };

type Turn = 'start' | 'end' | 'alone';

const walkParagraphs = () => {
  const paragraphs: { text: string; stands: DocxParagraph['stands'] }[] = [];
  const open: typeof paragraphs = [];
  const depth = new Map<string, number>();
  const within = (name: string): boolean => (depth.get(name) ?? 0) > 0;
  const standing = () => (within('w:txbxContent') ? 'in a box' : within('w:tbl') ? 'in a table' : 'in flow');
  const text = (said: string): void => {
    const last = open.at(-1);
    if (last && within('w:t')) last.text += said;
  };
  const paragraph = (turn: Turn): void => {
    if (turn === 'end') open.pop();
    if (turn !== 'start') return;
    const begun = { text: '', stands: standing() } satisfies DocxParagraph;
    paragraphs.push(begun);
    open.push(begun);
  };
  const tag = (name: string, turn: Turn): void => {
    const last = open.at(-1);
    if (name === 'w:p') paragraph(turn);
    else if (name === 'w:framePr' && last) last.stands = 'in a box';
    else if (name in GAPS && last) last.text += GAPS[name] ?? '';
    else if (turn !== 'alone') depth.set(name, (depth.get(name) ?? 0) + (turn === 'end' ? -1 : 1));
  };
  return { found: paragraphs, text, tag };
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml.replace(/&(?:#(x?)([\da-f]+)|\w+);/gi, (whole: string, hexadecimal?: string, number?: string) => {
    if (number === undefined) return ENTITIES[whole.slice(1, -1)] ?? whole;
    return String.fromCodePoint(parseInt(number, hexadecimal === '' ? 10 : 16));
  });
