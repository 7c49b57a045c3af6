import { editableTextReply, type EditableTextReply } from '../../contracts/api/editable-text.js';
import type { Replacement } from '../../contracts/tools/page-edits.js';
import { withServerMessage } from './call-errors.js';
import { callWithFiles } from './post-documents.js';

interface TextQuestion {
  readonly file: File;
  /** From 1. */
  readonly page: number;
  /** The text that is looked for in the whole document. */
  readonly findAndReplace?: Replacement;
}

/** `POST /api/pdf/edit-text/lines`: what of a page can be edited, and what a replacement would change. */
export const askForLines = (question: TextQuestion, signal: AbortSignal): Promise<EditableTextReply> =>
  withServerMessage('The text of the page could not be read', async () => {
    const { file, page, findAndReplace } = question;
    const fields = { page, ...(findAndReplace && { findAndReplace: JSON.stringify(findAndReplace) }) };
    const reply = await callWithFiles('/api/pdf/edit-text/lines', { files: [file], fields, signal });
    return editableTextReply.parse(await reply.json());
  });
