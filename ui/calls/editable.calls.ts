import { editableReply, type EditableReply } from '../../contracts/api/editable.js';
import { t } from '../text/t.js';
import { withServerMessage } from './call-errors.js';
import { callWithFiles } from './post-documents.js';

/** The same with a file of marks that another program has exported. @throws CallFailed where one of them cannot be put. */
export const askForMarksOf = (
  file: File,
  marksFile: string,
  signal: AbortSignal,
): Promise<NonNullable<EditableReply['ofFile']>> =>
  withServerMessage(t('The marks of the file could not be read.'), async () => {
    const reply = await callWithFiles('/api/pdf/editable', { files: [file], fields: { marksFile }, signal });
    return editableReply.parse(await reply.json()).ofFile ?? { marks: [], pictures: [] };
  });

/** `POST /api/pdf/editable`: the fields and the marks of a document, as they can be sent back. */
export const askForEditable = (file: File, signal: AbortSignal): Promise<EditableReply> =>
  withServerMessage('The marks of the document could not be read', async () => {
    const reply = await callWithFiles('/api/pdf/editable', { files: [file], fields: {}, signal });
    return editableReply.parse(await reply.json());
  });
