import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The report of `pdfsig`; null where it is not installed. */
export const signaturesIn = async (bytes: Uint8Array): Promise<string | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-task-'));
  try {
    await writeFile(join(folder, 'signed.pdf'), bytes);
    const { stdout, error } = spawnSync('pdfsig', [join(folder, 'signed.pdf')], { encoding: 'utf8' });
    return error ? null : stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
