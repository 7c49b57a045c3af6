import { Refusal } from '../../../contracts/errors.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import type { SourceFile, Work } from '../operation.js';
import { decodeText } from '../text/decode-text.js';
import { encodingNotes } from '../text/encoding-notes.js';
import { markdownBlocks } from '../text/markdown-blocks.js';
import { setBlocks, type SetBlocks } from './set-blocks.js';

/**
 * Sets a Markdown text with its headings, lists, tables, quotes and code on A4 pages. HTML in it is shown as text.
 *
 * @throws Refusal `text.unreadable`; as {@link setBlocks}.
 */
export const markdownToPdf = async (
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'qpdf' | 'report'>,
  encoding: ChosenEncoding = 'auto',
): Promise<SetBlocks> => {
  const decoded = await decodeText(bytes, encoding);
  if (!decoded) throw new Refusal('text.unreadable', { name, reason: 'it contains binary data' });
  const { text } = decoded;
  const set = await setBlocks({ name, blocks: markdownBlocks(text), text }, work);
  return { ...set, notes: [...encodingNotes(name, decoded), ...set.notes] };
};
