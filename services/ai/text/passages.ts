import type { ReadBlock, ReadDocument } from '../../pdf/reading/lines/document-model.js';

/** A paragraph or point of a document's own text. */
export interface Passage {
  readonly text: string;
  /** Of its beginning; from 1. */
  readonly page: number;
  /** Heading that it stands under; '' before the first. */
  readonly section: string;
  /** Place of that section, from 0: two may have the same heading. */
  readonly sectionIndex: number;
  readonly isListItem: boolean;
}

/** Of a section that lists what others wrote, in the languages that documents come in. */
const REFERENCES =
  /^(?:[\divxlc]+[.)]?\s+)?(?:references?|(?:end|foot)?notes|bibliography|further reading|about the authors?|list of (?:figures|tables)|keywords|works cited|literature cited|acknowledge?ments?|index|table of contents|contents|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|inhalt(?:sverzeichnis)?|danksagung|références|bibliographie|table des matières|sommaire|remerciements|referencias|bibliografía|índice|agradecimientos|riferimenti|bibliografia|indice|ringraziamenti|referências|sumário|agradecimentos|литература|список литературы|содержание|оглавление|参考文献|目录|目次|참고문헌|차례|referenties|literatuur(?:lijst)?|inhoud(?:sopgave)?|literatura|spis treści|kaynakça|kaynaklar|içindekiler|referenser|källor|innehåll|litteratur|innhold|indhold|lähteet|sisällys|βιβλιογραφία|περιεχόμενα|المراجع|الفهرس|ביבליוגרפיה|संदर्भ)[.:]?$/iu;
const SENTENCE_END = /[.!?:;。！？؟।][)\]"'”»’]*$/u;
const STARTS_SMALL = /^\p{Ll}/u;

/** What can be read aloud. */
export const prose: readonly ReadBlock['kind'][] = ['paragraph', 'list-item'];
/** What a model understands too. */
export const proseAndTables: readonly ReadBlock['kind'][] = [...prose, 'table'];

/**
 * What a document says in sentences: its paragraphs and points under their headings. Left out are headers, footers,
 * captions, and sections that list references or contents; tables too, unless they are asked for. A paragraph that
 * goes on over the page is one.
 */
export const passagesOf = ({ pages }: ReadDocument, kinds = prose): Passage[] => {
  const passages: Passage[] = [];
  let [section, sectionIndex, skipping] = ['', 0, false];
  for (const { number, blocks } of pages) {
    for (const block of blocks) {
      if (block.kind === 'heading') {
        section = oneLine(block.text);
        sectionIndex += 1;
        skipping = REFERENCES.test(section);
      } else if (!skipping && kinds.includes(block.kind)) {
        add(passages, { text: oneLine(block.text), page: number, section, sectionIndex, isListItem: isItem(block) });
      }
    }
  }
  return passages;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const isItem = ({ kind }: ReadBlock): boolean => kind === 'list-item';

const add = (passages: Passage[], passage: Passage): void => {
  const last = passages.at(-1);
  const goesOn =
    last && passage.page === last.page + 1 && !passage.isListItem && isOpen(last) && STARTS_SMALL.test(passage.text);
  if (goesOn) passages[passages.length - 1] = { ...last, text: `${last.text} ${passage.text}` };
  else if (passage.text !== '') passages.push(passage);
};

const isOpen = ({ text }: Passage): boolean => !SENTENCE_END.test(text);
