import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g;

/** The entry that starts the server. */
export const SERVER = 'run/roles/main';
/** Entries that the server starts in processes of their own, which it replaces when they end. */
export const JOBS = ['services/pdf/pdf.job', 'services/ai/ai.job', 'run/log-task.job'];

/** Everything that a built file imports, directly or not. */
const reachedFrom = (entry, out) => {
  const reached = new Set([join(out, `${entry}.js`)]);
  for (const file of reached) {
    if (!existsSync(file)) continue;
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT))
      reached.add(join(dirname(file), specifier));
  }
  return reached;
};

/**
 * Which programs have loaded one of these sources. What is no code, such as a prompt, may have been read by any of them.
 *
 * @returns whether the server has, which starts all the others anew; and which jobs have, if it has not.
 */
export const whoseCode = (paths, out = 'dist') => {
  const isReached = (entry) => {
    const reached = reachedFrom(entry, out);
    return paths.some((path) => !/\.tsx?$/.test(path) || reached.has(join(out, path.replace(/\.tsx?$/, '.js'))));
  };
  return isReached(SERVER) ? { server: true, jobs: [] } : { server: false, jobs: JOBS.filter(isReached) };
};
