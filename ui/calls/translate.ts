import { fromPromise } from 'xstate';
import type { TargetLanguage } from '../../contracts/languages.js';
import { fileInReply, type FileInReply } from './file-in-reply.js';
import { postDocuments } from './post-documents.js';
import { orSay } from './refused.js';

/** Pages set anew, or every text in its old place. */
export type TranslationLayout = 'reflow' | 'keep';

export interface TranslationRequest {
  readonly file: File;
  readonly target: TargetLanguage;
  /** Null where the file's language is not known. */
  readonly source: string | null;
  readonly layout: TranslationLayout;
}

/** Requirement: the original name with `_{targetLanguage}.pdf`. */
const translatedName = ({ file, target }: TranslationRequest): string =>
  `${file.name.replace(/(?<=.)\.[^.]*$/, '')}_${target}.pdf`;

/** `POST /api/translate`. */
export const translate = fromPromise<FileInReply, TranslationRequest>(({ input, signal }) =>
  orSay('Failed to translate document', async () => {
    const { file, target, source, layout } = input;
    const fields = { targetLanguage: target, layout, ...(source !== null && { sourceLanguage: source }) };
    return fileInReply(await postDocuments('/api/translate', { files: [file], fields, signal }), translatedName(input));
  }),
);
