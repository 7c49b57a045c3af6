import { fromPromise } from 'xstate';
import { detectLanguageReply, type LanguageInfo } from '../../contracts/api/ai.js';
import { postDocuments } from './post-documents.js';
import { orSay } from './refused.js';

/** `POST /api/detect-language`; null where no language is sure enough. */
export const detectLanguage = fromPromise<LanguageInfo | null, { readonly file: File }>(({ input: { file }, signal }) =>
  orSay('Failed to detect language', async () => {
    const reply = await postDocuments('/api/detect-language', { files: [file], signal });
    const { languageInfo } = detectLanguageReply.parse(await reply.json());
    return languageInfo.primaryLanguage === 'unknown' ? null : languageInfo;
  }),
);
