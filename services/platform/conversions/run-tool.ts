import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Lane } from '../../../contracts/tools/tool.js';
import { leaveResult, leaveThumbnail, readSources, type MadeFile, type SourceFile } from '../jobs/job-files.js';
import type { Job, JobResult } from '../jobs/job.js';
import { tellMade } from '../jobs/made-result.js';

/** What a lane has for a tool. */
export interface ToolRun {
  readonly lane: Lane;
  /** Its operation or task, given what it works with; undefined for a tool of another lane. */
  readonly make: ((files: readonly SourceFile[], options: unknown) => Promise<MadeFile>) | undefined;
  /** A picture of the first page; null where there is none. */
  readonly thumbnailOf: (made: MadeFile) => Promise<Uint8Array | null>;
}

/**
 * The job of one tool: reads its files, puts its secret options with the others, and leaves what is made of them in the
 * job's folder.
 *
 * @throws Refusal as the operation or task.
 */
export const runTool = async (job: Job, { lane, make, thumbnailOf }: ToolRun): Promise<JobResult> => {
  const { tool, options, directory, secrets } = job;
  const definition = findTool(tool);
  if (!make || !definition) throw new Error(`"${tool}" is no tool of the ${lane} lane`);
  const files = await readSources(job);
  const made = await make(files, definition.options.parse({ ...options, ...secrets?.options }));
  const result = await leaveResult(directory, made);
  tellMade(result);
  return { ...result, thumbnail: await leaveThumbnail(directory, await thumbnailOf(made)) };
};
