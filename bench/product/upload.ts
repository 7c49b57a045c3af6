import { readFile } from 'node:fs/promises';
import { fieldPart, filePart, rawForm } from '../../gateway/fixtures/client.js';
import type { JobFile } from '../../services/platform/jobs/job.js';

/** What goes over the wire: the form as bytes, made before the clock runs. */
export const uploadOf = async (
  tool: string,
  options: Readonly<Record<string, string>>,
  files: readonly JobFile[],
): Promise<Buffer> => {
  const contents = await Promise.all(files.map(async ({ path, name }) => filePart(name, await readFile(path))));
  const fields = Object.entries({ operation: tool, ...options });
  return rawForm(...fields.map(([name, value]) => fieldPart(name, value)), ...contents);
};
