import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSandbox } from './open-sandbox.js';
import { makeHome, type ProgramHome } from './program-home.js';

describe('the folder of a program, cleared between two jobs', () => {
  let scratch: string;
  let home: ProgramHome;
  let outside: string;
  beforeEach(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'docket-home-'));
    outside = join(scratch, 'outside.txt');
    writeFileSync(outside, 'kept');
    home = await makeHome(noSandbox(), { scratch: join(scratch, 'homes'), prefix: 'process-' });
  });
  afterEach(() => {
    rmSync(scratch, { recursive: true, force: true });
  });

  test('holds no input and no result any more', async () => {
    await home.putIn(outside, 'input-1-0');
    writeFileSync(join(home.folder, 'result.pdf'), 'half of it');
    await home.clear();
    expect(readdirSync(home.folder).filter((name) => name !== '.tmp')).toEqual([]);
  });

  test('has lost a link that was left in it, and what that leads to is untouched', async () => {
    symlinkSync(outside, join(home.folder, 'result.pdf'));
    await home.clear();
    expect([existsSync(join(home.folder, 'result.pdf')), existsSync(outside)]).toEqual([false, true]);
  });

  test('is not said to be clear while something else is in the way', async () => {
    mkdirSync(join(home.folder, 'nest'));
    await expect(home.clear()).rejects.toThrow();
  });
});
