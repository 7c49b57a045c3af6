import { fromPromise } from 'xstate';
import { fileInReply, type FileInReply } from './file-in-reply.js';
import { postDocuments } from './post-documents.js';
import { orSay } from './refused.js';

export const exportFormats = {
  word: { name: 'Word', otherwise: 'export.docx' },
  powerpoint: { name: 'PowerPoint', otherwise: 'export.pptx' },
} as const;

export type ExportFormat = keyof typeof exportFormats;

export interface ExportRequest {
  readonly file: File;
  readonly format: ExportFormat;
}

/** `POST /api/export/word` or `/api/export/powerpoint`. */
export const exportFile = fromPromise<FileInReply, ExportRequest>(({ input: { file, format }, signal }) => {
  const { name, otherwise } = exportFormats[format];
  return orSay(`Failed to export to ${name}`, async () =>
    fileInReply(await postDocuments(`/api/export/${format}`, { files: [file], signal }), otherwise),
  );
});
