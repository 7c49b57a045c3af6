import type { Note } from '../../../contracts/events/conversion.js';
import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import { concatenate } from '../opening/join.js';
import type { Work } from '../operation.js';
import type { MarkdownBlock, MarkdownRun } from '../text/markdown-blocks.js';
import { markdownMarkup } from '../text/markdown-markup.js';
import { smallerBlocks, withRuns } from '../text/markdown-parts.js';
import { boxesNotes, picturesElsewhere } from './conversion-notes.js';
import { pictureInAddress, placedPicture, type PlacedPicture } from './data-pictures.js';

/** A text as a PDF, and what is to be said about it. */
export interface SetBlocks {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/** A part that is typeset at once takes memory in proportion. */
const CHARACTERS_AT_ONCE = 100_000;
/** Characters of an address that readers of PDF still follow. */
const LINK_MAX = 2000;
const OUTSIDE = /^(?:https?|mailto|tel):/i;

/** The bytes of a picture by its address; undefined for what is not there. */
type PictureOf = (address: string) => Uint8Array | undefined;

interface ToSet {
  readonly name: string;
  readonly blocks: readonly MarkdownBlock[];
  /** All that is said, for which fonts have to be there. */
  readonly text: string;
  readonly pictureOf?: PictureOf;
}

/**
 * Sets blocks on A4 pages. Pictures that are not in the file are left out, and a note counts them.
 *
 * @throws Refusal `fonts.missing`.
 */
export const setBlocks = async (
  { name, blocks: given, text, pictureOf = pictureInAddress }: ToSet,
  work: Pick<Work, 'qpdf' | 'report'>,
): Promise<SetBlocks> => {
  const hasBoxes = await refuseUnlessReadable(text, name);
  const { blocks, pictures, elsewhere } = await withOwnPictures(given, pictureOf);
  const parts: Uint8Array[] = [];
  const chunks = chunksOf(blocks);
  for (const [index, chunk] of chunks.entries()) {
    work.report({ done: index, total: chunks.length, step: 'setting text' });
    parts.push(await typeset(markdownMarkup(chunk), { title: name, blocks: chunk }, { text: chunk, pictures }));
  }
  const notes = [...picturesElsewhere(name, elsewhere), ...boxesNotes(name, hasBoxes)];
  return { bytes: await concatenate(parts, work), notes };
};

interface Illustrated {
  readonly blocks: readonly MarkdownBlock[];
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** How many pictures are not in the file. */
  readonly elsewhere: number;
}

/** Pictures by their path; the runs of others become what they are said to show. */
const withOwnPictures = async (blocks: readonly MarkdownBlock[], pictureOf: PictureOf): Promise<Illustrated> => {
  const placed = new Map<string, PlacedPicture & { readonly path: string }>();
  let elsewhere = 0;
  for (const address of pictureAddresses(blocks)) {
    const bytes = pictureOf(address);
    const picture = bytes && (await placedPicture(bytes));
    if (picture) placed.set(address, { ...picture, path: `/pictures/${placed.size}.png` });
  }
  const shown = withRuns(blocks, (run) => {
    const picture = placed.get(run.picture);
    if (picture) return { ...run, picture: picture.path, width: picture.width };
    if (run.picture !== '') elsewhere += 1;
    return { ...run, ...(run.picture === '' ? {} : { text: `[${run.text}]`, picture: '' }), link: linkOf(run) };
  });
  return { blocks: shown, pictures: new Map([...placed.values()].map(({ path, bytes }) => [path, bytes])), elsewhere };
};

const pictureAddresses = (blocks: readonly MarkdownBlock[]): ReadonlySet<string> => {
  const addresses = new Set<string>();
  withRuns(blocks, (run) => {
    addresses.add(run.picture);
    return run;
  });
  return addresses;
};

const linkOf = ({ link }: MarkdownRun): string => (OUTSIDE.test(link) && link.length <= LINK_MAX ? link : '');

/** As JSON texts. */
const chunksOf = (blocks: readonly MarkdownBlock[]): readonly string[] => {
  const chunks: string[][] = [[]];
  let characters = 0;
  for (const block of blocks.flatMap((one) => smallerBlocks(one, CHARACTERS_AT_ONCE))) {
    const text = JSON.stringify(block).replace(/\p{Cs}/gu, '\uFFFD');
    if (characters > 0 && characters + text.length > CHARACTERS_AT_ONCE) {
      chunks.push([]);
      characters = 0;
    }
    chunks.at(-1)?.push(text);
    characters += text.length;
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`);
};
