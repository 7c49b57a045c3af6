import { Document, Packer, Paragraph, Table, type ISectionOptions } from 'docx';
import type { ReadDocument, ReadPage } from '../../reading/lines/document-model.js';
import type { PicturesOf } from '../page-picture-files.js';
import type { Item } from './page-items.js';
import { joinedPages, joinedParagraphs } from './joined-paragraphs.js';
import { fontTable } from './fonts/font-table.js';
import { familiesIn, wordFontsOf, type WordFonts } from './fonts/word-fonts.js';
import { withoutRepeated } from './heads/repeated-pictures.js';
import { runningDistances, runningParts } from './heads/word-running-heads.js';
import { openLists, type Lists } from './lists.js';
import { columnsOf } from './word-columns.js';
import { frameOf, sectionsOf, type Frame } from './word-page-frame.js';
import { bandContent } from './word-page-content.js';
import { numbersAhead } from './page-numbering.js';
import { wordSections, type WordSection } from './word-sections.js';
import { THIN } from './spacing.js';
import { headingStyles } from './styles.js';
import { twips } from './units.js';

/** A document as a Word file whose paragraphs flow, in columns where it has some. */
export const wordOf = async ({ pages }: ReadDocument, pictures: PicturesOf): Promise<Uint8Array> => {
  const lists = openLists();
  const fonts = wordFontsOf(pages);
  const sections = sectionsOf(pages).flatMap((section) => ofOneSize(section, { lists, fonts, pictures }));
  const document = new Document({
    creator: 'Docket',
    sections: endedByParagraph(sections),
    styles: headingStyles(pages),
    numbering: { config: lists.config() },
  });
  return new Uint8Array(await Packer.toArrayBuffer(document, undefined, [fontTable(familiesIn(pages))]));
};

/** Word ends no document with a table; a section ends with a paragraph anyway. */
const endedByParagraph = (sections: readonly ISectionOptions[]): ISectionOptions[] => {
  const last = sections.at(-1);
  if (!(last?.children.at(-1) instanceof Table)) return [...sections];
  return [...sections.slice(0, -1), { ...last, children: [...last.children, new Paragraph({ spacing: THIN })] }];
};

interface Parts {
  readonly lists: Lists;
  readonly fonts: WordFonts;
  readonly pictures: PicturesOf;
}

/** The head and foot are written in the first section; the others go on with them. */
const ofOneSize = (pages: readonly ReadPage[], { lists, fonts, pictures }: Parts): ISectionOptions[] => {
  const frame = frameOf(pages);
  const { repeated, others } = withoutRepeated(pages, pictures);
  const { properties, ...running } = runningParts(pages, { frame, fonts, pictures: repeated });
  const distances = runningDistances(pages, frame);
  const sections = wordSections(pages, frame, others).map((section) => ({ ...section, set: partsOf(section, frame) }));
  const runsOn = sections.some(({ edges, parts, set }) => (edges ? parts.length > 1 : set.length < parts.length));
  const set = { ...frame, bottom: bottomIn(frame, runsOn) };
  return sections.map((section, at) => ({
    properties: {
      ...pageOf(set, distances, at === 0 ? numberStart(pages) : undefined),
      type: section.begins,
      ...(section.edges && { column: columnsOf(section.edges, frame) }),
      ...(at === 0 && properties),
    },
    ...(at === 0 && running),
    children: section.set.flatMap(({ items, ...place }) => bandContent(items, { frame: set, lists, fonts, ...place })),
  }));
};

/** Points: what other fonts may take, which is less than a line where text runs on over the ends of pages. */
const ROOM_BELOW = 40;
const ROOM_RUNNING_ON = 20;
const BOTTOM_LEAST = 14;

const bottomIn = ({ bottom }: Frame, runsOn: boolean): number =>
  Math.max(Math.min(bottom, BOTTOM_LEAST), bottom - (runsOn ? ROOM_RUNNING_ON : ROOM_BELOW));

/** Text in columns runs on over the pages, other text where its paragraphs do. */
const partsOf = ({ edges, parts }: WordSection, frame: Frame): WordSection['parts'] => {
  if (!edges) return joinedPages(parts, frame);
  if (parts.some(({ columnBreaks }) => columnBreaks)) return parts;
  const items: Item[] = joinedParagraphs(parts.flatMap((part) => part.items));
  return [{ items, pageBreakBefore: false, columnBreaks: false, below: parts[0]?.below }];
};

/** The number of the first page, where it is not its place. */
const numberStart = (pages: readonly ReadPage[]): number | undefined => {
  const startNumbers = numbersAhead(pages);
  const start = (pages[0]?.number ?? 1) + startNumbers;
  return startNumbers === 0 || start < 0 ? undefined : start;
};

const pageOf = (
  { width, height, left, right, top, bottom }: Frame,
  { header, footer }: ReturnType<typeof runningDistances>,
  start: number | undefined,
) => ({
  page: {
    ...(start !== undefined && { pageNumbers: { start } }),
    size: { width: twips(width), height: twips(height) },
    margin: {
      left: twips(left),
      right: twips(right),
      top: twips(top),
      bottom: twips(bottom),
      header: twips(header),
      footer: twips(footer),
    },
  },
});
