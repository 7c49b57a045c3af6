import { availableParallelism } from 'node:os';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { timeLimitsOf, type TimeLimits } from '../../../contracts/tools/time-limits.js';

/** When a job of a tool is ended on this machine, given how many times longer everything may take. */
export const limitsOfTools =
  (factor: number) =>
  (tool: string): TimeLimits =>
    timeLimitsOf(findTool(tool), { cores: availableParallelism(), factor });
