import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findTool } from '../../contracts/tools/catalogue.js';
import type { JobFile } from '../../services/platform/jobs/job.js';
import type { findOperation } from '../../services/pdf/operations/index.js';
import type { Contender, Run } from '../measure/repeat.js';

const MICROSECONDS = 1e6;

interface Work {
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  readonly files: readonly JobFile[];
}

/** What a job does without its process, its thumbnail and its result on the disk; it may start no program. */
export const operationAlone = async ({ tool, options, files }: Work): Promise<Contender> => {
  const built = pathToFileURL(resolve('dist/services/pdf/operations/index.js')).href;
  const { findOperation: find } = (await import(built)) as { findOperation: typeof findOperation };
  const operation = find(tool);
  const parsed = findTool(tool)?.options.parse(options);
  const run = async (): Promise<Run> => {
    const started = performance.now();
    const sources = await Promise.all(files.map(async (file) => ({ ...file, bytes: await readFile(file.path) })));
    const produced = await operation?.(sources, parsed, { report: () => undefined } as never);
    return { wallMs: performance.now() - started, output: produced?.bytes.length ?? NaN };
  };
  return {
    warmUps: 2,
    watch: () => () => NaN,
    warmUp: run,
    run,
    cpuSeconds: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / MICROSECONDS;
    },
  };
};
