import { availableParallelism } from 'node:os';
import { THUMBNAIL_JOB } from '../../../contracts/drawable-results.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { timeLimitsOf, type TimeLimits } from '../../../contracts/tools/time-limits.js';

/** A thumbnail may take as long as an answer to a question. */
const QUICK = { effort: 'quick' } as const;

/** When a job of a tool is ended on this machine, given how many times longer everything may take. */
export const limitsOfTools =
  (factor: number) =>
  (tool: string): TimeLimits =>
    timeLimitsOf(tool === THUMBNAIL_JOB ? QUICK : findTool(tool), { cores: availableParallelism(), factor });
