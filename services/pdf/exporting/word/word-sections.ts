import { SectionType } from 'docx';
import type { ReadPage } from '../../reading/lines/document-model.js';
import type { PicturesOf } from '../page-picture-files.js';
import { bandsOf, type Band } from './column-bands.js';
import type { Item } from './page-items.js';
import { deepestOf, isFull, isSameColumns, needsBreaks } from './word-columns.js';
import type { Above } from './spacing.js';
import type { Frame } from './word-page-frame.js';

/** Bands of one or several pages that have the same columns: what Word calls a section. */
export interface WordSection {
  readonly edges: Band['edges'];
  readonly begins: typeof SectionType.CONTINUOUS | typeof SectionType.NEXT_PAGE;
  readonly parts: readonly SectionPart[];
}

export interface SectionPart {
  readonly items: readonly Item[];
  readonly pageBreakBefore: boolean;
  readonly columnBreaks: boolean;
  readonly below: Above;
}

type Open = Omit<WordSection, 'parts'> & { parts: SectionPart[] };

/**
 * Pages of one size as sections. Columns run on from page to page as their text does; pages without any begin where
 * they do in print.
 */
export const wordSections = (pages: readonly ReadPage[], frame: Frame, pictures: PicturesOf): WordSection[] => {
  const sections: Open[] = [];
  let runsOn = false;
  for (const page of pages) {
    const pageBands = bandsOf(page, pictures(page.number));
    const bands: readonly Band[] = pageBands.length > 0 ? pageBands : [{ edges: undefined, items: [] }];
    for (const [at, band] of bands.entries()) {
      add(sections, band, { isFirst: at === 0 && page.runsOn !== true, runsOn, frame, last: bands[at - 1] });
    }
    runsOn = isFull(bands, frame);
  }
  return sections;
};

interface Place {
  /** On its page, if that has a beginning. */
  readonly isFirst: boolean;
  /** The page before is full. */
  readonly runsOn: boolean;
  readonly frame: Frame;
  /** The band above it on its page. */
  readonly last: Band | undefined;
}

/** The head of a page that begins where it does in print, or the band above. */
const belowOf = ({ edges }: Band, { isFirst, runsOn, frame, last }: Place): Above => {
  const box = { x: frame.left, y: frame.top, width: 0, height: 0 };
  if (!last) return isFirst && (!runsOn || !edges) ? { box, isHead: true } : undefined;
  return { box: { ...box, y: deepestOf(last) } };
};

const add = (sections: Open[], band: Band, place: Place): void => {
  const { isFirst, runsOn, frame } = place;
  const { edges, items } = band;
  const last = sections.at(-1);
  const part = { items, columnBreaks: edges !== undefined && needsBreaks(band, frame), below: belowOf(band, place) };
  const goesOn = last !== undefined && isSameColumns(last.edges, edges) && (!isFirst || !edges || runsOn);
  if (goesOn) {
    last.parts.push({ ...part, pageBreakBefore: isFirst && !edges });
    return;
  }
  const begins = isFirst && !runsOn ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS;
  sections.push({ edges, begins, parts: [{ ...part, pageBreakBefore: false }] });
};
