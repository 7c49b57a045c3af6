import type { AnsweredBy } from '../../../contracts/api/ai.js';
import { isRefusalCode, Refusal, type RefusalCode } from '../../../contracts/errors.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import type { Work } from '../task.js';

/** The result of a task for one file, as calls give it. */
interface FileResult {
  readonly fileName: string;
  readonly mimeType: string;
  readonly success: boolean;
  readonly summary: string;
  readonly error: string | null;
  readonly metadata: { readonly processingTime: number; readonly answeredBy: AnsweredBy };
}

/** Refusals that are final for a file: it was read, and there is nothing to be made of it. */
const OF_THE_FILE: ReadonlySet<RefusalCode> = new Set([
  'document.no-text',
  'ai.too-little-text',
  'ai.nothing-to-ask',
  'ai.refused',
]);

/**
 * The result for one file, with or without success. A file of which nothing can be made is a result that says so;
 * whatever else goes wrong (it cannot be opened, the provider does not answer) fails the whole request.
 */
export const fileResult = async (file: SourceFile, work: Work, make: () => Promise<string>): Promise<FileResult> => {
  try {
    return successOf(file, work, await make());
  } catch (error) {
    if (!(error instanceof Refusal && isRefusalCode(error.code) && OF_THE_FILE.has(error.code))) throw error;
    return { ...successOf(file, work, ''), success: false, error: error.message };
  }
};

/** The result of a file that went well. */
export const successOf = ({ name, mime }: SourceFile, { elapsed, model }: Work, summary: string): FileResult => ({
  fileName: name,
  mimeType: mime,
  success: true,
  summary,
  error: null,
  metadata: { processingTime: elapsed(), answeredBy: model.answeredBy },
});
