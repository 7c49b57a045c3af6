import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventTypes } from '../contracts/events/event-types.js';
import { numberOf } from '../services/platform/event-store/sqlite-log.js';
import { npmRun } from './harness/commands.js';
import { runLogInstallation, type LogInstallation } from './harness/log-installation.js';

let installation: LogInstallation;
const run = (script: string, ...args: readonly string[]) => npmRun(installation.stopped, script, ...args);

beforeAll(async () => {
  installation = await runLogInstallation();
}, 240_000);

afterAll(() => installation.dispose());

describe('a command that is asked for help', () => {
  // One of each kind: of the machine, of an installation that is stopped, of the log.
  const commands = ['doctor', 'erase', 'verify'];

  test.each(commands)('%s says how it is used, and does nothing', async (command) => {
    const { status, stdout, stderr } = await run(command, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm run ${command}( -- .*)?\n\n[A-Z].*\n\n[^]*--help .*\n\nExit code 0: `));
  });
});

describe('a command that is asked for what it does not do', () => {
  const beyond = () => String(numberOf(installation.events.at(-1)!.position) + 1);

  test.each<[string, () => readonly string[], RegExp]>([
    ['replay without a moment', () => ['replay'], /^--until is missing; give a time such as \S+ or a position$/],
    [
      'replay with a bad time',
      () => ['replay', '--until', 'noon'],
      /^--until: "noon" is neither a position nor a time such/,
    ],
    [
      'replay as something else',
      () => ['replay', '--until', '1', '--as', 'pie'],
      /^--as: "pie" is not a view; valid values are dashboard, /,
    ],
    ['replay of a link not named', () => ['replay', '--until', '1', '--as', 'share'], /^--as share: the hash/],
    [
      'replay of two owners',
      () => ['replay', '--until', '1', '--as', 'history', 'a', 'b'],
      /^--as history: "b" is one argument too many/,
    ],
    ['replay to come', () => ['replay', '--until', beyond()], /^--until: the log ends at position \d+, before \d+$/],
    [
      'an unknown option',
      () => ['replay', '--when', '1'],
      /^Unknown option '--when'; `npm run replay -- --help` says what may be given$/,
    ],
    ['prove without a position', () => ['prove'], /^usage: --position <position> .* or --from <size> --to <size>/],
    ['prove half a pair', () => ['prove', '--from', '1'], /^usage: --position/],
    [
      'prove no position',
      () => ['prove', '--position', 'first'],
      /^--position: "first" is not a position of this log$/,
    ],
    ['prove what is to come', () => ['prove', '--position', beyond()], /^there is no event at position .* ends at /],
    ['prove no size', () => ['prove', '--from', 'x', '--to', '1'], /^--from: "x" is not the size of a checkpoint/],
    ['prove an unsigned size', () => ['prove', '--from', '1', '--to', '2'], /^no checkpoint of \d events was signed; /],
    [
      'export as something else',
      () => ['export-log', '--format', 'xml'],
      /^--format: "xml" is not a format; valid values are jsonl and csv$/,
    ],
    [
      'export from no time',
      () => ['export-log', '--from', 'noon'],
      /^--from: "noon" is neither a position nor a time such/,
    ],
    [
      'export until no time',
      () => ['export-log', '--until', 'noon'],
      /^--until: "noon" is neither a position nor a time/,
    ],
    [
      'export an unknown type',
      () => ['export-log', '--type', 'Pie'],
      /^--type: "Pie" is not an event type; valid values are UploadReceived, /,
    ],
    ['export to nowhere', () => ['export-log', '--out', '/nowhere/log'], /ENOENT.*\/nowhere\/log/],
    ['verify against nothing', () => ['verify', '--against', '/nowhere/note'], /ENOENT.*\/nowhere\/note/],
  ])('ends with 2 and one line that names it: %s', async (_, args, complaint) => {
    const [script = '', ...rest] = args();
    const { status, stdout, stderr } = await run(script, ...rest);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim()).toMatch(complaint);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('lists every type of event where one is unknown', async () => {
    const { stderr } = await run('export-log', '--type', 'UserSignedIn,Pie');
    for (const type of eventTypes) expect(stderr).toContain(type);
  });

  test.each(['verify', 'prove', 'replay', 'export-log'])(
    'says that there is no log in a folder: %s',
    async (script) => {
      const args = { prove: ['--position', '1'], replay: ['--until', '1'] }[script] ?? [];
      const nowhere = join(await installation.copies.none(), 'nothing');
      const { status, stderr } = await npmRun(nowhere, script, ...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining('there is no log that can be read in ')]);
      expect(existsSync(nowhere)).toBe(false);
    },
  );

  test('erases nobody where there is no log, and makes none', async () => {
    const nowhere = join(await installation.copies.none(), 'nothing');
    const { status, stderr } = await npmRun(nowhere, 'erase', '--user', 'zaphod@quux.example');
    expect([status, stderr]).toEqual([2, expect.stringContaining('there is no log that can be read in ')]);
    expect(existsSync(nowhere)).toBe(false);
  });
});
