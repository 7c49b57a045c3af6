import type { ReadBlock, ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { blockText, oneLine } from './block-text.js';
import { bodySizeOf, footnotesOf, isContentsPage } from './page-furniture.js';
import { addPassage, type OpenPassage, type Passage } from './passage.js';

/** The heading of a section that lists what others wrote, in the languages that documents come in. */
const REFERENCES_HEADING =
  /^(?:[\divxlc]+[.)]?\s+)?(?:references?|(?:end|foot)?notes|bibliography|further reading|about the authors?|list of (?:figures|tables)|keywords|works cited|literature cited|acknowledge?ments?|index|table of contents|contents|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|inhalt(?:sverzeichnis)?|danksagung|références|bibliographie|table des matières|sommaire|remerciements|referencias|bibliografía|índice|agradecimientos|riferimenti|bibliografia|indice|ringraziamenti|referências|sumário|agradecimentos|литература|список литературы|содержание|оглавление|参考文献|目录|目次|참고문헌|차례|referenties|literatuur(?:lijst)?|inhoud(?:sopgave)?|literatura|spis treści|kaynakça|kaynaklar|içindekiler|referenser|källor|innehåll|litteratur|innhold|indhold|lähteet|sisällys|βιβλιογραφία|περιεχόμενα|المراجع|الفهرس|ביבליוגרפיה|संदर्भ)[.:]?$/iu;

/** Blocks that can be read aloud. */
export const prose: readonly ReadBlock['kind'][] = ['paragraph', 'list-item'];
/** Blocks that a model understands too. */
export const proseAndTables: readonly ReadBlock['kind'][] = [...prose, 'table'];

/** A last line with at least this share of the widest line of its block goes on elsewhere. */
const FULL_LINE_SHARE = 0.85;

/**
 * The sentences of a document: its paragraphs and points under their headings. Left out are headers, footers, captions,
 * pages of contents, and sections that list references; tables and footnotes too, unless they are asked for. A
 * paragraph that goes on in the next column or on the next page is one.
 */
export const passagesOf = (document: ReadDocument, kinds = prose): Passage[] => {
  const passages: OpenPassage[] = [];
  let section = '';
  let sectionIndex = 0;
  let skipping = false;
  for (const { number, block, isAside } of blocksIn(document, kinds)) {
    if (block.kind === 'heading') {
      section = oneLine(block.text);
      sectionIndex += 1;
      skipping = REFERENCES_HEADING.test(section);
    } else if (!skipping) {
      const text = blockText(block);
      const isListItem = block.kind === 'list-item';
      const goesOn = block.kind === 'paragraph' && isFull(block);
      addPassage(passages, { text, page: number, section, sectionIndex, isListItem, goesOn, isAside }, kinds !== prose);
    }
  }
  return passages.map(({ goesOn: _, isAside: __, ...passage }) => passage);
};

interface PlacedBlock {
  readonly number: number;
  readonly block: ReadBlock;
  readonly isAside: boolean;
}

const blocksIn = (document: ReadDocument, kinds: readonly ReadBlock['kind'][]): PlacedBlock[] => {
  const bodySize = bodySizeOf(document);
  const hasAsides = kinds.includes('table');
  return document.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) => {
      const notes = footnotesOf(page, bodySize);
      return page.blocks
        .filter(({ kind }) => kind === 'heading' || kinds.includes(kind))
        .map((block) => ({ number: page.number, block, isAside: notes.has(block) || block.kind === 'table' }))
        .filter(({ isAside }) => hasAsides || !isAside);
    });
};

const isFull = ({ lines }: ReadBlock): boolean => {
  const widest = Math.max(0, ...lines.map(({ box }) => box.width));
  return lines.length > 1 && (lines.at(-1)?.box.width ?? 0) >= FULL_LINE_SHARE * widest;
};
