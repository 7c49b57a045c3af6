import { basename, join } from 'node:path';
import type { ProgramHome } from '../sandbox/program-home.js';
import type { Job, JobResult } from './job.js';

/** The same job with its inputs in the folder of its process, which is also where it works. */
export const placeInputs = async (job: Job, home: ProgramHome, count: number): Promise<Job> => ({
  ...job,
  directory: home.folder,
  files: await Promise.all(
    job.files.map(async (file, index) => ({ ...file, path: await home.putIn(file.path, `input-${count}-${index}`) })),
  ),
});

/** The same result with its files in another folder. */
export const takeResult = async (made: JobResult, home: ProgramHome, directory: string): Promise<JobResult> => {
  const { path, receipt } = made;
  return {
    ...made,
    path: await take(path, home, directory),
    ...(receipt !== undefined && { receipt: await take(receipt, home, directory) }),
  };
};

const take = async (path: string, home: ProgramHome, directory: string): Promise<string> => {
  const taken = join(directory, basename(path));
  await home.takeOut(path, taken);
  return taken;
};
