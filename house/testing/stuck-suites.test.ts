import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface StuckSuites {
  readonly noteRunningSuite: (folder: string, suite: string) => () => void;
  readonly endStuckSuites: (
    folder: string,
    onStuck: (suite: string) => void,
    limits: { readonly maxMs: number; readonly everyMs: number },
  ) => () => void;
}

const helpers = fileURLToPath(new URL('./stuck-suites.mjs', import.meta.url));
const { noteRunningSuite, endStuckSuites } = (await import(helpers)) as StuckSuites;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'docket-running-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const running = (suite: string, then: string) => {
  const code = `
    const { noteRunningSuite } = await import(${JSON.stringify(helpers)});
    const end = noteRunningSuite(${JSON.stringify(folder)}, ${JSON.stringify(suite)});
    ${then}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
};

test('a suite that never ends is named and killed, even where it looks at nothing', async () => {
  const names: string[] = [];
  const child = running('spinning.test.ts', 'for (;;);');
  const end = endStuckSuites(folder, (suite) => names.push(suite), { maxMs: 200, everyMs: 20 });
  const [, signal] = await once(child, 'exit');
  end();
  expect({ signal, names }).toEqual({ signal: 'SIGKILL', names: ['spinning.test.ts'] });
});

test('a suite that ends leaves nothing to look at', () => {
  const end = noteRunningSuite(folder, 'quick.test.ts');
  expect(readdirSync(folder)).toEqual([String(process.pid)]);
  end();
  expect(readdirSync(folder)).toEqual([]);
});
