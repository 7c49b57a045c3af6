import { editableReply, type EditableReply } from '../../contracts/api/editable.js';
import { withServerMessage } from './call-errors.js';
import { callWithFiles } from './post-documents.js';

/** `POST /api/pdf/editable`: the fields and the marks of a document, as they can be sent back. */
export const askForEditable = (file: File, signal: AbortSignal): Promise<EditableReply> =>
  withServerMessage('The marks of the document could not be read', async () => {
    const reply = await callWithFiles('/api/pdf/editable', { files: [file], fields: {}, signal });
    return editableReply.parse(await reply.json());
  });
