import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceCommand } from '../../services/platform/fixtures/spawn-source.js';
import { KEEP_CODE } from './open-script.js';

interface Told {
  readonly exports?: unknown;
  readonly again?: unknown;
  readonly stack?: string;
  readonly compiledAnew?: boolean;
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-script-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const FIXTURE = '../../../build/kept-code/fixtures/open-given-script.ts';

/** In a process of its own. */
const openElsewhere = (script: string, flags: readonly string[] = [], environment = {}): Told => {
  const [program = '', ...args] = sourceCommand(FIXTURE, script);
  const env = { ...process.env, ...environment };
  return JSON.parse(execFileSync(program, [...flags, ...args], { env, encoding: 'utf8' })) as Told;
};

const keep = (script: string): Told => openElsewhere(script, [], { [KEEP_CODE]: '1' });

test('a script finds scripts beside it, libraries and its own place; each is run once, even if two need each other', () => {
  const script = write(
    'one.cjs',
    `exports.runs = (globalThis.runs ??= 0) + 1; globalThis.runs += 1;
     exports.other = require('./two.cjs'); exports.sep = require('node:path').sep;
     exports.own = [__filename, __dirname, module.exports === exports];`,
  );
  write('two.cjs', `exports.sees = Object.keys(require('./one.cjs')); module.exports = { ...exports, second: true };`);
  const exports = { runs: 1, other: { sees: ['runs'], second: true }, sep: '/', own: [script, folder, true] };
  expect(openElsewhere(script)).toEqual({ exports, again: exports });
});

test('a script that could not run is run again for whoever asks next', () => {
  const script = write(
    'one.cjs',
    `const tries = []; for (const _ of [1, 2, 3]) try { tries.push(require('./two.cjs')); } catch (error) { tries.push(error.message); }
     exports.tries = tries;`,
  );
  write(
    'two.cjs',
    `globalThis.runs = (globalThis.runs ?? 0) + 1; if (globalThis.runs === 1) throw new Error('not yet'); exports.runs = globalThis.runs;`,
  );
  const exports = { tries: ['not yet', { runs: 2 }, { runs: 2 }] };
  expect(openElsewhere(script)).toEqual({ exports, again: exports });
});

describe('what V8 has made of a script', () => {
  const SOURCE = `exports.sum = ((numbers) => numbers.reduce((sum, one) => sum + one, 0))([1, 2, 3]);`;
  const answer = { exports: { sum: 6 }, again: { sum: 6 } };

  test('is kept beside it only where that is asked for', () => {
    const script = write('kept.cjs', SOURCE);
    expect(openElsewhere(script)).toEqual(answer);
    expect(existsSync(`${script}.code`)).toBe(false);
    expect(keep(script)).toEqual(answer);
    expect(existsSync(`${script}.code`)).toBe(true);
  });

  test.each([
    ['the next process takes it', [] as string[], false],
    ['one with another heap, as job processes have, takes it too', ['--max-old-space-size=300'], false],
    ['one for which V8 compiles otherwise does not, and works', ['--no-lazy'], true],
  ])('%s', (_, flags, compiledAnew) => {
    const script = write('kept.cjs', SOURCE);
    keep(script);
    expect(openElsewhere(script, flags)).toEqual({ ...answer, compiledAnew });
  });

  test('loads libraries as late as without it', () => {
    const script = write(
      'kept.cjs',
      `exports.then = (done) => Promise.all([loadIn('node:path'), loadIn('./late.mjs')])
         .then(([{ sep }, { word }]) => done({ sep, word }));`,
    );
    write('late.mjs', `export const word = 'late';`);
    const late = { sep: '/', word: 'late' };
    expect(keep(script)).toEqual({ exports: late, again: late });
    expect(openElsewhere(script)).toEqual({ exports: late, again: late, compiledAnew: false });
  });

  test('is made anew where it is damaged', () => {
    const script = write('kept.cjs', SOURCE);
    keep(script);
    truncateSync(`${script}.code`, 100);
    expect(openElsewhere(script)).toEqual({ ...answer, compiledAnew: true });
  });
});

describe('an error', () => {
  /** The second line of the script is the fifth of its source. */
  const MAP = { version: 3, sources: ['../source.ts'], names: [], mappings: ';AAIA' };
  const script = () => write('thrown.cjs', `// first\nthrow new TypeError('on purpose');`);

  test('names the line of the source', () => {
    write('thrown.cjs.map', JSON.stringify(MAP));
    const [first, second] = openElsewhere(script()).stack?.split('\n') ?? [];
    expect([first, second]).toEqual(['TypeError: on purpose', `    at ${join(folder, '..', 'source.ts')}:5:1`]);
  });

  test.each(['{', ''])('names the line of the script where the map is damaged (%j)', (map) => {
    write('thrown.cjs.map', map);
    expect(openElsewhere(script()).stack).toContain(`${join(folder, 'thrown.cjs')}:2:7`);
  });
});
