import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import type { PagePicture } from '../page-picture-files.js';
import type { FlowItem } from './flow.js';
import { escapedXml, htmlOf } from './html.js';
import { rootOf, STYLE, type AboutText } from './html-page.js';

/** The first day that a ZIP can name, in local time as the format has it. */
const MADE = new Date(1980, 0, 1);
/** Headings down to this level are in the table of contents. */
const LISTED_LEVELS = 3;

interface Chapter {
  readonly file: string;
  readonly items: readonly FlowItem[];
}

/** A heading, and where it stands. */
interface Place {
  readonly text: string;
  readonly address: string;
}

/**
 * A document as an e-book: a chapter for each heading of the first level, and a table of contents.
 *
 * @param now  when it says that it was made.
 * @see EPUB 3.3
 */
export const epubOf = (items: readonly FlowItem[], about: AboutText, now: Date): Uint8Array => {
  const pictures = items.flatMap((item) => ('picture' in item ? [item.picture] : []));
  const fileOf = (picture: PagePicture): string => `picture-${pictures.indexOf(picture) + 1}.${picture.type}`;
  const names = namesOf(items);
  const chapters = chaptersOf(items);
  const pages = chapters.map(({ file, items: own }) => {
    const body = htmlOf(own, { addressOf: fileOf, nameOf: (block) => names.get(block) });
    return [`EPUB/${file}`, strToU8(pageOf(about, body))] as const;
  });
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(packageOf({ about, chapters, pictures: pictures.map(fileOf), now })),
    'EPUB/contents.xhtml': strToU8(contentsOf(about, chapters, names)),
    'EPUB/style.css': strToU8(STYLE),
    ...Object.fromEntries(pages),
    ...Object.fromEntries(pictures.map((one) => [`EPUB/${fileOf(one)}`, [one.bytes, { level: 0 }] as const])),
  };
  return zipSync(files, { mtime: MADE });
};

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** A name for each heading that is listed. */
const namesOf = (items: readonly FlowItem[]): ReadonlyMap<ReadBlock, string> => {
  const headings = items.flatMap((item) => ('block' in item && isListed(item.block) ? [item.block] : []));
  return new Map(headings.map((block, at) => [block, `heading-${at + 1}`]));
};

const isListed = ({ kind, level = 1 }: ReadBlock): boolean => kind === 'heading' && level <= LISTED_LEVELS;

const chaptersOf = (items: readonly FlowItem[]): readonly Chapter[] => {
  const parts: FlowItem[][] = [[]];
  for (const item of items) {
    const begins = 'block' in item && item.block.kind === 'heading' && (item.block.level ?? 1) === 1;
    const open = parts.at(-1);
    if (begins && open && open.length > 0) parts.push([item]);
    else open?.push(item);
  }
  return parts.map((own, at) => ({ file: `chapter-${at + 1}.xhtml`, items: own }));
};

const pageOf = (about: AboutText, body: string, head = ''): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${rootOf(about)}>
<head><title>${escapedXml(about.title)}</title><link rel="stylesheet" type="text/css" href="style.css"/>${head}</head>
<body>
${body === '' ? '<p></p>' : body}
</body>
</html>
`;

const contentsOf = (about: AboutText, chapters: readonly Chapter[], names: ReadonlyMap<ReadBlock, string>): string => {
  const contentPlaces = chapters.flatMap(({ file, items }) =>
    items.flatMap((item): Place[] => {
      const name = 'block' in item ? names.get(item.block) : undefined;
      return 'block' in item && name !== undefined ? [{ text: item.block.text, address: `${file}#${name}` }] : [];
    }),
  );
  const places = contentPlaces.length > 0 ? contentPlaces : [{ text: about.title, address: 'chapter-1.xhtml' }];
  const lines = places.map(({ text, address }) => `<li><a href="${address}">${escapedXml(text)}</a></li>`);
  return pageOf(about, `<nav epub:type="toc"><ol>\n${lines.join('\n')}\n</ol></nav>`);
};

interface Packing {
  readonly about: AboutText;
  readonly chapters: readonly Chapter[];
  readonly pictures: readonly string[];
  readonly now: Date;
}

const packageOf = ({ about, chapters, pictures, now }: Packing): string => {
  const listed = [
    '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...chapters.map(
      ({ file }, at) => `<item id="chapter-${at + 1}" href="${file}" media-type="application/xhtml+xml"/>`,
    ),
    ...pictures.map(
      (file, at) =>
        `<item id="picture-${at + 1}" href="${file}" media-type="image/${file.endsWith('png') ? 'png' : 'jpeg'}"/>`,
    ),
  ];
  const order = chapters.map((_, at) => `<itemref idref="chapter-${at + 1}"/>`);
  const modified = `${now.toISOString().slice(0, 19)}Z`;
  const direction = about.rtl ? ' page-progression-direction="rtl"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="identifier">urn:sha256:${createHash('sha256').update(`${about.title}\n${modified}`).digest('hex')}</dc:identifier>
<dc:title>${escapedXml(about.title)}</dc:title>
<dc:language>${escapedXml(about.language ?? 'und')}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
${listed.join('\n')}
</manifest>
<spine${direction}>
${order.join('\n')}
</spine>
</package>
`;
};
