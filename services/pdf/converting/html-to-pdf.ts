import { Refusal } from '../../../contracts/errors.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import type { SourceFile, Work } from '../operation.js';
import { decodeText } from '../text/decode-text.js';
import { encodingNotes } from '../text/encoding-notes.js';
import { htmlBlocks } from '../text/html-blocks.js';
import { setBlocks, type SetBlocks } from './set-blocks.js';

/**
 * Sets what an HTML page says on A4 pages: headings, lists, tables, links and the pictures that are in the file. Its own
 * styles are not followed, nothing in it runs, and nothing outside of it is read.
 *
 * @throws Refusal `text.unreadable`; as {@link setBlocks}.
 */
export const htmlToPdf = async (
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'qpdf' | 'report'>,
  encoding: ChosenEncoding = 'auto',
): Promise<SetBlocks> => {
  const decoded = await decodeText(bytes, encoding);
  if (!decoded) throw new Refusal('text.unreadable', { name, reason: 'it contains binary data' });
  const blocks = htmlBlocks(decoded.text);
  if (blocks.length === 0) throw new Refusal('text.unreadable', { name, reason: 'its page says nothing' });
  const set = await setBlocks({ name, blocks, text: JSON.stringify(blocks) }, work);
  return { ...set, notes: [...encodingNotes(name, decoded), ...set.notes] };
};
