import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Lane } from '../../../contracts/tools/tool.js';
import { leaveResult, readSources, type OutputFile, type SourceFile } from './job-files.js';
import type { Job, JobResult } from './job.js';

/** The work of a lane for a tool. */
export interface ToolRun {
  readonly lane: Lane;
  /** Its operation or task, given what it works with; undefined for a tool of another lane. */
  readonly make: ((files: readonly SourceFile[], options: unknown) => Promise<OutputFile>) | undefined;
  /** Whether a picture can be made of the first page. */
  readonly isDrawable: (made: OutputFile) => Promise<boolean>;
}

/**
 * The job of one tool: reads its files, puts its secret options with the others, and leaves what is made of them in the
 * job's folder.
 *
 * @throws Refusal as the operation or task.
 */
export const runTool = async (job: Job, { lane, make, isDrawable }: ToolRun): Promise<JobResult> => {
  const { tool, options, directory, secrets } = job;
  const definition = findTool(tool);
  if (!make || !definition) throw new Error(`"${tool}" is no tool of the ${lane} lane`);
  const files = await readSources(job);
  const output = await make(files, definition.options.parse({ ...options, ...secrets?.options }));
  return { ...(await leaveResult(directory, output)), isDrawable: await isDrawable(output) };
};
