import { Document, Packer, type ISectionOptions } from 'docx';
import type { ReadDocument, ReadPage } from '../../reading/lines/document-model.js';
import type { PicturesOf } from '../page-picture-files.js';
import { openLists, type Lists } from './lists.js';
import { frameOf, sectionsOf } from './word-page-frame.js';
import { pageContent } from './word-page-content.js';
import { runningParts } from './word-running-heads.js';
import { headingStyles } from './styles.js';
import { twips } from './units.js';

/** A document as a Word file whose paragraphs flow. */
export const wordOf = async ({ pages }: ReadDocument, pictures: PicturesOf): Promise<Uint8Array> => {
  const lists = openLists();
  const sections = sectionsOf(pages).map((section) => sectionOf(section, { lists, pictures }));
  const document = new Document({
    creator: 'Docket',
    sections,
    styles: headingStyles(pages),
    numbering: { config: lists.config() },
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
};

interface Parts {
  readonly lists: Lists;
  readonly pictures: PicturesOf;
}

const sectionOf = (pages: readonly ReadPage[], { lists, pictures }: Parts): ISectionOptions => {
  const frame = frameOf(pages);
  const { width, height, left, right, top, bottom } = frame;
  const header = Math.min(36, top / 2);
  return {
    properties: {
      page: {
        size: { width: twips(width), height: twips(height) },
        margin: {
          left: twips(left),
          right: twips(right),
          top: twips(top),
          bottom: twips(bottom),
          header: twips(header),
          footer: twips(Math.min(36, bottom / 2)),
        },
      },
    },
    ...runningParts(pages, frame),
    children: pages.flatMap((page, at) =>
      pageContent(page, { frame, lists, pictures: pictures(page.number), before: pages[at - 1] }),
    ),
  };
};
