import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const typescript = fileURLToPath(new URL('../../services/platform/fixtures/typescript.mjs', import.meta.url));
const hiddenPrograms = new URL('../../services/platform/fixtures/hidden-programs.mjs', import.meta.url);
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const asRoot = process.getuid?.() === 0 ? test : test.skip;

/** A server that starts after all is ended then. */
const PATIENCE_MS = 60_000;

asRoot('root does not work on uploaded files where no program can be started with lesser rights (root)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-root-'));
  try {
    const stubs = join(folder, 'stubs');
    mkdirSync(stubs);
    const apart = ['bwrap', 'unshare', 'setpriv'];
    for (const name of apart) {
      writeFileSync(join(stubs, name), '#!/bin/sh\nexit 1\n');
      chmodSync(join(stubs, name), 0o755);
    }
    const PATH = [stubs, process.env['PATH'] ?? ''].join(delimiter);
    const env = { ...process.env, PATH, PORT: '0', DATA_DIR: join(folder, 'data'), ALLOW_UNSANDBOXED: '' };
    const hiding = `${hiddenPrograms.href}?${apart.join(',')}`;
    const args = ['--import', typescript, '--import', hiding, main];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: PATIENCE_MS });
    expect(stderr).toContain('Docket cannot start. It runs as root');
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
