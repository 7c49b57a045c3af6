import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** A command as a user without the rights of root. */
const ordinary = (...command: readonly string[]): string[] =>
  isRoot
    ? ['setpriv', '--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups', ...command]
    : [...command];
const run = ([program = '', ...args]: readonly string[]) => spawnSync(program, args, { encoding: 'utf8' });

const canBe =
  run(ordinary('unshare', '--user', '--map-root-user', '--mount', '--net', '--pid', '--fork', 'true')).status === 0;
const testOrdinary = canBe ? test : test.skip;

const SECRET = 'planted-and-not-to-be-read';
const typescript = fileURLToPath(new URL('../fixtures/typescript.mjs', import.meta.url));
const lookAround = fileURLToPath(new URL('fixtures/look-around-process.ts', import.meta.url));

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'docket-namespaces-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Plants files that belong to the user who runs the server. */
const plant = (...names: readonly string[]): string[] => {
  const paths = names.map((name) => join(root, name));
  for (const path of paths) writeFileSync(path, SECRET, { mode: 0o600 });
  mkdirSync(join(root, 'scratch'));
  if (isRoot) for (const path of [root, join(root, 'scratch'), ...paths]) chownSync(path, NOBODY, NOBODY);
  return paths;
};

describe('without bubblewrap and without the rights of root', () => {
  testOrdinary('a program sees no file of its own user, and can change none (needs namespaces for any user)', () => {
    const planted = plant('keys.db', 'id_ed25519', 'program.js');
    const node = [process.execPath, '--import', typescript, lookAround];
    const { stdout, stderr } = run(ordinary(...node, join(root, 'scratch'), ...planted));
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      data: 'ENOENT',
      user: 'ENOENT',
      program: 'EROFS',
      system: 'EROFS',
      accounts: 'ENOENT',
      behind: 0,
      processes: true,
      networks: 0,
      namespaces: false,
      rights: true,
    });
    expect(readFileSync(planted[2]!, 'utf8')).toBe(SECRET);
  });
});
