import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sourceCommand } from '../fixtures/spawn-source.js';

const SECRET = 'opened-by-the-starter';

test('no sandbox lets a program have a file that whoever started the server has left open', async () => {
  if (process.platform !== 'linux') return;
  const root = mkdtempSync(join(tmpdir(), 'docket-inherited-'));
  const path = join(root, SECRET);
  writeFileSync(path, SECRET);
  const file = openSync(path, 'r');
  try {
    const [program = '', ...args] = sourceCommand('../sandbox/fixtures/inherited-process.ts', root);
    const stdio = Array.from({ length: 41 }, (_, at) => ([5, 30, 40].includes(at) ? file : 'ignore')) as (
      'ignore' | number
    )[];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit', ...stdio.slice(3)] });
    const lines = (await text(child.stdout!)).trim().split('\n');
    const said = lines.map((line) => JSON.parse(line) as { readonly level: string; readonly said: string });
    expect(said.map(({ level }) => level)).toContain('none');
    for (const one of said) expect([one.level, one.said.includes(SECRET)]).toEqual([one.level, false]);
    expect(said.every((one) => one.said.includes('/dev/null'))).toBe(true);
  } finally {
    closeSync(file);
    rmSync(root, { recursive: true, force: true });
  }
});
