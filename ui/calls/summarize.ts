import { fromPromise } from 'xstate';
import { summarizeReply, type SummarizationResult } from '../../contracts/api/ai.js';
import { jsonIn, postDocuments } from './post-documents.js';
import { orSayOnly } from './refused.js';

/** What came of one file. @throws Error saying why nothing did. Requirement. */
const resultIn = (answer: unknown): SummarizationResult => {
  const reply = summarizeReply.safeParse(answer);
  const result = reply.data?.results[0];
  if (!result) throw new Error('No results returned from summarization');
  const { success, error } = result;
  if (!success) throw new Error(error === null || error === '' ? 'Failed to generate summary' : error);
  return result;
};

/** `POST /api/summarize` with one file. */
export const summarize = fromPromise<SummarizationResult, { readonly file: File }>(
  async ({ input: { file }, signal }) => {
    const answer = await orSayOnly(`Failed to process ${file.name}`, async () =>
      jsonIn(await postDocuments('/api/summarize', { files: [file], fields: { type: 'cliff-notes' }, signal })),
    );
    return resultIn(answer);
  },
);
