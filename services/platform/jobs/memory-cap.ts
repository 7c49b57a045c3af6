import { totalmem } from 'node:os';
import { MB } from '../../../contracts/byte-sizes.js';

const LEAST_MB = 768;
const MOST_MB = 4096;

/** Half of the machine's memory, or of what a container may take of it, shared among the jobs at a time. */
export const defaultMemoryMb = (jobs: number, bytes = memoryOfMachine()): number =>
  Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(bytes / 2 / MB / jobs)));

/** Node answers 0, or more than there is, where nothing constrains it. */
const memoryOfMachine = (): number => {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
};

const VARIABLE = 'DOCKET_JOB_MEMORY_MB';

/** What a job process must find in its environment to keep itself, and what it starts, below a cap. */
export const capInEnvironment = (memoryMb: number | undefined): Readonly<Record<string, string>> =>
  memoryMb === undefined ? {} : { [VARIABLE]: String(memoryMb) };

/** The cap of this job process in bytes; undefined where there is none. */
export const capOfThisProcess = (environment: NodeJS.ProcessEnv): number | undefined => {
  const megabytes = Number(environment[VARIABLE]);
  return megabytes > 0 ? megabytes * MB : undefined;
};
