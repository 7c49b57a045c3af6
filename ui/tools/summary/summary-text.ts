/** A part of a line: plain, emphasized, or the page that a sentence is from. */
export interface Span {
  readonly kind: 'text' | 'strong' | 'citation';
  readonly text: string;
}

/** A block of a summary; the points of a list that follow one another are one block. */
export type Block =
  | { readonly kind: 'heading'; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'points'; readonly points: readonly (readonly Span[])[] };

const MARKS = /(\*\*[^*]+\*\*|\(pp?\. ?\d+(?:\s*[-–,]\s*\d+)*\))/;

const spanOf = (text: string): Span => {
  if (text.startsWith('**') && text.endsWith('**') && text.length > 4) {
    return { kind: 'strong', text: text.slice(2, -2) };
  }
  return MARKS.test(text) ? { kind: 'citation', text: text.slice(1, -1) } : { kind: 'text', text };
};

const spansOf = (line: string): readonly Span[] =>
  line
    .split(MARKS)
    .filter((text) => text !== '')
    .map(spanOf);

const HEADING = /^#{1,6}\s+/;
const POINT = /^[-*•]\s+/;

const addLine = (blocks: readonly Block[], line: string): readonly Block[] => {
  if (line === '') return blocks;
  if (HEADING.test(line)) return [...blocks, { kind: 'heading', spans: spansOf(line.replace(HEADING, '')) }];
  if (!POINT.test(line)) return [...blocks, { kind: 'paragraph', spans: spansOf(line) }];
  const point = spansOf(line.replace(POINT, ''));
  const last = blocks.at(-1);
  if (last?.kind !== 'points') return [...blocks, { kind: 'points', points: [point] }];
  return [...blocks.slice(0, -1), { kind: 'points', points: [...last.points, point] }];
};

/** The blocks of a summary's Markdown; any other syntax is treated as text. */
export const blocksOf = (markdown: string): readonly Block[] =>
  markdown
    .split(/\r?\n/)
    .map((line) => line.trim())
    .reduce(addLine, []);

const wordsOf = (spans: readonly Span[]): string =>
  spans.map(({ kind, text }) => (kind === 'citation' ? `(${text})` : text)).join('');

const plainOf = (block: Block): string =>
  block.kind === 'points' ? block.points.map((point) => `• ${wordsOf(point)}`).join('\n') : wordsOf(block.spans);

/** The summary without its marks, for the clipboard. */
export const plainSummary = (markdown: string): string => blocksOf(markdown).map(plainOf).join('\n\n');
