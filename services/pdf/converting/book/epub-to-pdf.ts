import { Refusal } from '../../../../contracts/errors.js';
import type { SourceFile, Work } from '../../operation.js';
import { htmlBlocks } from '../../text/html-blocks.js';
import type { MarkdownBlock } from '../../text/markdown-blocks.js';
import { withRuns } from '../../text/markdown-parts.js';
import { pictureInAddress } from '../data-pictures.js';
import { setBlocks, type SetBlocks } from '../set-blocks.js';
import { BookBroken, pathFrom, readEpub, type Book, type Chapter } from './read-epub.js';

/** A reference that begins so is an address of its own, not a path within the book. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Sets an e-book on A4 pages in its reading order, each chapter on a new page, with its pictures. Its own styles and
 * fonts are not followed, nothing in it runs, and nothing outside of it is read.
 *
 * @throws Refusal `book.unreadable`; as {@link setBlocks}.
 */
export const epubToPdf = async (
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'qpdf' | 'report'>,
): Promise<SetBlocks> => {
  const book = opened(name, bytes);
  const blocks = book.chapters.flatMap((chapter): readonly MarkdownBlock[] => {
    const said = blocksOf(chapter);
    return said.length === 0 ? [] : [{ kind: 'page-break' }, ...said];
  });
  if (blocks.length === 0) throw new Refusal('book.unreadable', { name, reason: 'its chapters say nothing' });
  const pictureOf = (address: string): Uint8Array | undefined =>
    SCHEME.test(address) ? pictureInAddress(address) : book.partAt(address);
  return setBlocks({ name, blocks, text: JSON.stringify(blocks), pictureOf }, work);
};

const opened = (name: string, bytes: Uint8Array): Book => {
  try {
    return readEpub(bytes);
  } catch (error) {
    if (!(error instanceof BookBroken)) throw error;
    throw new Refusal('book.unreadable', { name, reason: error.message }, { cause: error });
  }
};

/** Pictures are named by their paths in the book. */
const blocksOf = ({ html, folder }: Chapter): readonly MarkdownBlock[] =>
  withRuns(htmlBlocks(html), (run) =>
    run.picture === '' || SCHEME.test(run.picture) ? run : { ...run, picture: pathFrom(folder, run.picture) },
  );
