import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredEvent } from '../services/platform/event-store/event-store.js';
import { numberOf } from '../services/platform/event-store/sqlite-log.js';
import { npmRun, type CommandEnd } from './harness/commands.js';
import { ofType } from './harness/event-log.js';
import { runLogInstallation, type LogInstallation } from './harness/log-installation.js';

const EMPTY = '{"overview":{"totalUsers":0,"activeUsersLast7Days":0,"activeUsersLast30Days":0';

let installation: LogInstallation;
let stopped: string;
let events: readonly StoredEvent[];
const run = (script: string, ...args: readonly string[]) => npmRun(stopped, script, ...args);
const linesOf = ({ stdout }: CommandEnd): string[] => stdout.split('\n').filter((line) => line !== '');
/** As an administrator types it. */
const typed = (position: string): string => String(numberOf(position));
const last = (): StoredEvent => events.at(-1)!;

beforeAll(async () => {
  installation = await runLogInstallation();
  ({ stopped, events } = installation);
}, 240_000);

afterAll(() => installation.dispose());

describe('npm run replay', () => {
  const replay = (...args: readonly string[]) => run('replay', ...args);

  test('shows the dashboard of a position to the byte as it was shown by call', async () => {
    const { status, stdout } = await replay('--until', typed(installation.shown.position), '--as', 'dashboard');
    expect([status, stdout]).toEqual([0, `${installation.shown.text}\n`]);
    expect(stdout).toContain('Zaphod Quux');
  });

  test('goes by the clock too, and before the first event there was nothing', async () => {
    const { recordedAt } = last();
    const byTime = await replay('--until', recordedAt, '--as', 'dashboard');
    const byPosition = await replay('--until', last().position, '--as', 'dashboard');
    expect([byTime.status, byTime.stdout]).toEqual([0, byPosition.stdout]);
    expect((await replay('--until', '2000-01-01', '--as', 'dashboard')).stdout).toContain(EMPTY);
  });

  test('shows the history of an owner, under the names of that moment', async () => {
    const { data } = ofType(events, 'UserSignedIn')[0]!;
    const names = async (moment: string) => {
      const { stdout } = await replay('--until', moment, '--as', 'history', `member-${data.userId}`);
      return stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as object]));
    };
    expect(await names(installation.shown.position)).toMatchObject([
      {
        id: installation.made.id,
        originalFileName: 'Betelgeuse taxes.pdf',
        downloadName: 'Betelgeuse taxes_compressed.pdf',
      },
    ]);
    expect(await names(last().position)).toMatchObject([{ id: installation.made.id, downloadName: 'Magrathea.pdf' }]);
    const { stdout } = await replay('--until', last().position, '--as', 'history');
    expect(stdout.trim().split('\n')).toHaveLength(ofType(events, 'ConversionRequested').length);
  });

  test('shows the page of a share link, and that there was none before it', async () => {
    const [link] = ofType(events, 'ShareLinkCreated');
    const page = await replay('--until', last().position, '--as', 'share', installation.made.hash);
    expect([page.status, page.stdout]).toEqual([0, expect.stringContaining('Magrathea.pdf')]);
    const before = await replay(
      '--until',
      String(numberOf(link!.position) - 1),
      '--as',
      'share',
      installation.made.hash,
    );
    expect([before.status, before.stdout]).toEqual([0, 'Share link not found or expired\n']);
  });

  test('gives the digests of all read models where no view is asked for, the same every time', async () => {
    const one = await replay('--until', last().position);
    const other = await replay('--until', last().position);
    expect(one).toEqual(other);
    expect(linesOf(one)).toContainEqual(expect.stringMatching(/^conversions: 2 documents, sha-256 [0-9a-f]{64}$/));
  });
});

describe('npm run export-log', () => {
  const exported = (...args: readonly string[]) => run('export-log', ...args);
  const records = (end: CommandEnd) => linesOf(end).map((line) => JSON.parse(line) as Record<string, unknown>);

  test('gives every event once, in order, sealed as it is signed', async () => {
    const end = await exported();
    expect(end.status).toBe(0);
    expect(records(end).map(({ position }) => position)).toEqual(events.map(({ position }) => position));
    expect(end.stdout).not.toMatch(/Zaphod|quux|Betelgeuse/i);
    expect(end.stdout).toContain('"sealed:');
  });

  test('is readable with --open', async () => {
    const { stdout } = await exported('--open', '--type', 'UserSignedIn,UploadReceived');
    expect(stdout).toMatch(/Zaphod Quux[^]*Betelgeuse taxes\.pdf/);
  });

  test('takes every filter, and all of them together', async () => {
    const actor = ofType(events, 'ConversionRequested')[0]!.data.owner;
    const position = typed(installation.shown.position);
    const typesOf = async (...args: readonly string[]) => records(await exported(...args)).map(({ type }) => type);
    expect(await typesOf('--type', 'ShareLinkCreated')).toEqual(['ShareLinkCreated', 'ShareLinkCreated']);
    expect(await typesOf('--stream', `share-${installation.made.hash}`)).toContain('FileDownloaded');
    expect(new Set(await typesOf('--stream', 'upload-*'))).toEqual(new Set(['UploadReceived']));
    expect(await typesOf('--from', position, '--until', position)).toEqual([
      events.find((event) => event.position === installation.shown.position)!.type,
    ]);
    expect(await typesOf('--actor', actor, '--type', 'ConversionCompleted')).toEqual(['ConversionCompleted']);
    expect(await typesOf('--until', '2000-01-01')).toEqual([]);
  });

  test('is a table with --format csv, on standard output or in a file', async () => {
    const csv = await exported('--format', 'csv');
    expect(csv.stdout).toMatch(/^position,recordedAt,stream,revision,id,type,version,actor,data,leaf\r\n0+1,/);
    expect(csv.stdout.split('\r\n')).toHaveLength(events.length + 2);
    const out = join(await installation.copies.none(), 'log.csv');
    expect(await exported('--format', 'csv', '--out', out)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(await readFile(out, 'utf8')).toBe(csv.stdout);
  });
});

describe('npm run erase', () => {
  test('makes somebody unreadable in every output of the others, of every moment, and the log verifies', async () => {
    const copy = await installation.copies.of(stopped);
    const erased = await npmRun(copy, 'erase', '--user', 'zaphod@quux.example');
    expect([erased.status, erased.stdout]).toEqual([0, expect.stringMatching(/^Erased user \S+: keys, /)]);
    const outputs = [
      await npmRun(copy, 'verify'),
      await npmRun(copy, 'export-log', '--open'),
      await npmRun(copy, 'export-log', '--open', '--format', 'csv'),
      await npmRun(copy, 'replay', '--until', installation.shown.position, '--as', 'dashboard'),
      await npmRun(copy, 'replay', '--until', installation.shown.position, '--as', 'history'),
      await npmRun(copy, 'replay', '--until', installation.shown.position, '--as', 'share', installation.made.hash),
      await npmRun(copy, 'prove', '--position', '1'),
    ];
    for (const { status, stdout } of outputs) {
      expect(status).toBe(0);
      expect(stdout).not.toMatch(/Zaphod|quux|Betelgeuse|Magrathea/i);
    }
    expect(outputs[3]!.stdout).toContain('"name":"[erased]"');
    expect(outputs[4]!.stdout).toContain('holiday.pdf');
    expect(outputs[0]!.stdout).toContain('The log is intact');
  });

  test('of somebody unknown erases nobody', async () => {
    const copy = await installation.copies.of(stopped);
    const { status, stderr } = await npmRun(copy, 'erase', '--user', 'marvin@quux.example');
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('there is no user with the id or address "marvin@quux.example"'),
    ]);
    expect((await npmRun(copy, 'export-log', '--open')).stdout).toContain('Zaphod Quux');
  });
});
