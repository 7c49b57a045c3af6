import { unzipSync } from 'fflate';

/** Parts of a package that hold what a reader sees, and the elements that hold its text. */
const places: Readonly<Record<string, readonly [part: RegExp, text: RegExp]>> = {
  docx: [/^word\/document\d*\.xml$/, /<w:t(?: [^>]*)?>([^<]*)</g],
  xlsx: [/^xl\/sharedStrings\.xml$/, /<t(?: [^>]*)?>([^<]*)</g],
  pptx: [/^ppt\/slides\/slide\d+\.xml$/, /<a:t>([^<]*)</g],
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Letters and digits alone: a layout parts words and joins them. */
export const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** The words of a document, read off its XML; undefined for other kinds and for what is no package. */
export const officeWords = (name: string, bytes: Uint8Array): readonly string[] | undefined => {
  const [part, text] = places[name.split('.').at(-1) ?? ''] ?? [];
  if (!part || !text || bytes[0] !== 0x50) return undefined;
  const parts = unzipSync(bytes, { filter: (entry) => part.test(entry.name) });
  const words = Object.values(parts).flatMap((xml) =>
    [...new TextDecoder().decode(xml).matchAll(text)].map(([, content = '']) => content),
  );
  return words
    .map((content) => content.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole))
    .flatMap((content) => content.split(/\s+/).map(lettersOf))
    .filter((word) => word !== '');
};
