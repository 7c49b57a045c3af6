import { fromPromise } from 'xstate';
import { FROM_FIELD, KEEP_HEADER } from '../../contracts/api/conversions.js';
import { redactionPreviewReply, type RedactionPreviewReply } from '../../contracts/api/redaction-preview.js';
import { detectSensitiveReply, type SensitiveAnalysis } from '../../contracts/api/sensitive-data.js';
import type { OptionsOf } from '../../contracts/tools/catalogue.js';
import type { Placement } from '../../contracts/tools/pdf-place-signature.js';
import type { RedactionItem } from '../../contracts/tools/redaction-items.js';
import { passwordsField } from '../browser/file-passwords.js';
import { versionOf } from '../browser/handed-files.js';
import { withServerMessage } from './call-errors.js';
import { isMadeHere, keptIn, takeAnswer } from './returned-results.js';
import { notesInReply } from './notes-in-reply.js';
import { callWithFiles } from './post-documents.js';
import type { Fields } from './request-body.js';
import { CallFailed } from './server-reply.js';

/** Requirement: the original name without .pdf plus `_signed.pdf`. */
export const signedName = ({ name }: File): string => `${name.replace(/\.pdf$/i, '')}_signed.pdf`;

export interface SignRequest {
  readonly file: File;
  /** A PNG data string. */
  readonly image: string;
  readonly placements: readonly Placement[];
  readonly details: Omit<OptionsOf<'pdf-place-signature'>, 'placements'>;
}

export interface SignedFile {
  readonly file: File;
  /** Where the server keeps it; null where it does not. */
  readonly kept: ReturnType<typeof keptIn>;
  /** The notes of the file, a sentence each. */
  readonly notes: readonly string[];
}

/** Codes of refusals of a version that the server no longer has. */
const versionGone = new Set(['conversion.not-found', 'conversion.file-gone', 'conversion.without-file']);

/** A version that the server has is named, and the log then knows what was signed; one that it had is sent again. */
const postToSign = async (file: File, fields: Fields, signal: AbortSignal): Promise<Response> => {
  const headers = { [KEEP_HEADER]: 'yes' };
  const send = () => callWithFiles('/api/pdf/sign', { files: [file], fields, headers, signal });
  const version = versionOf(file);
  if (version === null || isMadeHere(version)) return send();
  const named = { ...fields, ...passwordsField([file]), [FROM_FIELD]: version };
  return callWithFiles('/api/pdf/sign', { files: [], fields: named, headers, signal }).catch((error: unknown) => {
    if (error instanceof CallFailed && versionGone.has(error.code ?? '')) return send();
    throw error;
  });
};

/** `POST /api/pdf/sign`: the signed PDF, which the server keeps under a link. */
export const signPdf = ({ file, image, placements, details }: SignRequest, signal: AbortSignal): Promise<SignedFile> =>
  withServerMessage('Failed to sign PDF', async () => {
    const fields = { signatureImageBase64: image, placements: JSON.stringify(placements), ...details };
    const reply = await postToSign(file, fields, signal);
    const signed = await reply.blob();
    const signedFile = new File([signed], signedName(file), { type: signed.type });
    const notes = notesInReply(reply);
    await takeAnswer(reply, { source: file, tool: 'pdf-place-signature', made: signedFile, notes });
    return { file: signedFile, kept: keptIn(reply), notes };
  });

export interface PreviewRequest {
  readonly file: File;
  readonly items: readonly RedactionItem[];
  readonly preserveFormatting: boolean;
  /** Whether patterns match upper and lower case alike. */
  readonly ignoreCase: boolean;
}

/** `POST /api/pdf/redact/preview`: what would be removed; stopping the actor aborts the request. */
export const previewRedaction = fromPromise<RedactionPreviewReply, PreviewRequest>(({ input, signal }) =>
  withServerMessage('The preview could not be loaded', async () => {
    const { file, items, preserveFormatting, ignoreCase } = input;
    const fields = { redactionItems: JSON.stringify(items), preserveFormatting, ignoreCase };
    const reply = await callWithFiles('/api/pdf/redact/preview', { files: [file], fields, signal });
    return redactionPreviewReply.parse(await reply.json());
  }),
);

/** `POST /api/pdf/detect-sensitive`. */
export const askForSensitive = (file: File, signal: AbortSignal): Promise<SensitiveAnalysis> =>
  withServerMessage('Failed to detect sensitive data', async () => {
    const reply = await callWithFiles('/api/pdf/detect-sensitive', { files: [file], signal });
    return detectSensitiveReply.parse(await reply.json()).analysis;
  });
