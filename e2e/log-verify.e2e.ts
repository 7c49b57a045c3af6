import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredEvent } from '../services/platform/event-store/event-store.js';
import { numberOf, positionOf } from '../services/platform/event-store/sqlite-log.js';
import { npmRun, tamperWith } from './harness/commands.js';
import { runLogInstallation, type LogInstallation } from './harness/log-installation.js';

let installation: LogInstallation;
let stopped: string;
let events: readonly StoredEvent[];
const run = (script: string, ...args: readonly string[]) => npmRun(stopped, script, ...args);

beforeAll(async () => {
  installation = await runLogInstallation();
  ({ stopped, events } = installation);
}, 240_000);

afterAll(() => installation.dispose());

describe('npm run verify', () => {
  test('says that the log of a server that was stopped is intact, to its last event', async () => {
    const { status, stdout } = await run('verify');
    expect(status).toBe(0);
    expect(stdout).toContain(`The log is intact: ${events.length} events`);
    expect(stdout).not.toContain('not signed yet');
    expect(stdout).toContain(readFileSync(join(stopped, 'checkpoints/verifier-key.txt'), 'utf8').trim());
  });

  const middle = () => numberOf(events[Math.floor(events.length / 2)]!.position);
  const after = () => `SELECT ${middle() + 1}, 'share-x', 0, 'new-id', type, version, data, recorded_at FROM events`;

  test.each<{ what: string; sql: () => string[]; bad: () => number; text: RegExp }>([
    {
      what: 'edited',
      sql: () => [`UPDATE events SET data = replace(data, '"', ' "') WHERE position = ${middle()}`],
      bad: middle,
      text: /was edited/,
    },
    {
      what: 'deleted',
      sql: () => [`DELETE FROM events WHERE position = ${middle()}`],
      bad: () => middle() + 1,
      text: /An event was deleted after position/,
    },
    {
      what: 'reordered',
      sql: () => [
        `UPDATE events SET position = -1 WHERE position = ${middle()}`,
        `UPDATE events SET position = ${middle()} WHERE position = ${middle() + 1}`,
        `UPDATE events SET position = ${middle() + 1} WHERE position = -1`,
      ],
      bad: middle,
      text: /is not the one that was recorded/,
    },
    {
      what: 'inserted',
      sql: () => [
        `UPDATE events SET position = -position WHERE position > ${middle()}`,
        `UPDATE events SET position = 1 - position WHERE position < 0`,
        `INSERT INTO events ${after()} WHERE position = 3`,
      ],
      bad: () => middle() + 1,
      text: /another was put in its place/,
    },
    {
      what: 'truncated',
      sql: () => [`DELETE FROM events WHERE position > ${middle()}`],
      bad: middle,
      text: /The log was truncated: it ends after position/,
    },
  ])('names the first bad position when an event was $what with another program', async ({ sql, bad, text }) => {
    const copy = await installation.copies.of(stopped);
    tamperWith(copy, ...sql());
    const { status, stdout } = await npmRun(copy, 'verify');
    expect(status).toBe(1);
    expect(stdout).toContain('THE LOG DIFFERS FROM WHAT WAS SIGNED');
    expect(stdout).toContain(`First bad position: ${positionOf(bad())}\n`);
    expect(stdout).toMatch(text);
  });

  test('names an event that another program has written behind the last one, and so does the doctor', async () => {
    const copy = await installation.copies.of(stopped);
    const at = numberOf(events.at(-1)!.position) + 1;
    const row = `${at}, 'order-1', 0, 'new-id', 'OrderPlaced', 1, '{}', '2026-03-01T00:00:00.000Z'`;
    tamperWith(copy, `INSERT INTO events SELECT ${row}`);
    const named = `The event OrderPlaced in the stream order-1 at position ${positionOf(at)} is not as Docket writes it`;
    const { status, stdout } = await npmRun(copy, 'verify');
    expect([status, stdout]).toEqual([1, expect.stringContaining(`WHAT DOCKET DOES NOT WRITE.\nFirst bad position`)]);
    expect(stdout).toContain(named);
    const doctor = await npmRun(copy, 'doctor');
    expect(doctor.stdout).toMatch(new RegExp(`wrong +events: ${named}`));
    expect(doctor.stdout).toMatch(/wrong +log: changed at \S+Z, \d+ events\n +npm run verify/);
  });

  test('tells a log that was taken back together with its checkpoints, by a receipt that was given out before', async () => {
    const copy = await installation.copies.of(stopped);
    const notes = join(copy, 'checkpoints/checkpoints.txt');
    const [first = ''] = (await readFile(notes, 'utf8')).split(/(?<=\n\u2014 [^\n]*\n)\n/);
    const size = Number(first.split('\n')[1]);
    tamperWith(copy, `DELETE FROM events WHERE position > ${numberOf(events[size - 1]!.position)}`);
    await writeFile(notes, `${first}\n`);
    await rm(join(copy, 'checkpoints/hashes'));
    const receipt = join(copy, 'receipt.json');
    await writeFile(receipt, installation.made.receipt);
    const later = join(copy, 'later.txt');
    await writeFile(later, await readFile(join(stopped, 'checkpoints/checkpoints.txt')));
    expect((await npmRun(copy, 'verify')).status).toBe(0);
    expect((await npmRun(copy, 'verify', '--against', receipt)).status).toBe(0); // it is of what is left
    const { status, stdout } = await npmRun(copy, 'verify', '--against', receipt, '--against', later);
    expect([status, stdout]).toEqual([1, expect.stringContaining(`All ${size} events up to position`)]);
  });

  test('does not take another key, and says what a key looks like', async () => {
    const other = readFileSync(join(stopped, 'checkpoints/verifier-key.txt'), 'utf8').replace(/\+.*/s, '+0+x');
    expect(await run('verify', '--key', other)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^--key: ".*" is no verifier key such as name\+0123abcd/),
    });
  });

  test('says that nothing vouches for a log without checkpoints', async () => {
    const copy = await installation.copies.of(stopped);
    await writeFile(join(copy, 'checkpoints/checkpoints.txt'), '');
    expect(await npmRun(copy, 'verify')).toMatchObject({
      status: 2,
      stdout: `This log cannot be verified: it has ${events.length} events but no signed checkpoint.\n`,
    });
  });
});
