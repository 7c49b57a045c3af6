import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../contracts/durations.js';
import { openSqliteEventReader } from '../../platform/event-store/sqlite-reads.js';
import { silentLog } from '../../platform/settings/logger.js';
import { openLogSigning } from './log-signing.js';
import { openSignedLog, type SignedLog } from './fixtures/signed-log-fixture.js';
import { appendCheckpoints } from './tree/checkpoints.js';
import { logFolderOf } from './tree/log-folder.js';

test('while the key is out of reach the tree grows without signatures, and is signed when the key is back', async () => {
  const signedLog = await openSignedLog();
  await signedLog.append(2500);
  const log = openSqliteEventReader({ path: signedLog.database });
  let isReachable = false;
  const { verifier, sign } = signedLog.signer;
  const signer = { verifier, sign: async (text: string) => (isReachable ? sign(text) : undefined) };
  const signing = openLogSigning({ log, folder: signedLog.folder, signer, clock: signedLog.clock }, silentLog);
  await signing.sign();
  expect(await signing.state()).toEqual({ events: 2500, signed: undefined });
  expect(await signedLog.notes()).toEqual([]);
  isReachable = true;
  await signing.sign();
  expect(await signing.state()).toMatchObject({ events: 2500, signed: { size: 2500 } });
  expect(await signedLog.verify()).toMatchObject({ result: 'intact', events: 2500, checkpoints: 1 });
  await signing.stop();
  await log.close();
  await signedLog.remove();
});

test('a log is signed once a minute also after the clock was put back', async () => {
  const given = await openSignedLog();
  await given.append(3);
  const log = openSqliteEventReader({ path: given.database });
  let elapsedMs = 0;
  let daysBack = 0;
  const clock = () => new Date(given.clock().getTime() - daysBack * DAY_MS);
  const parts = { log, folder: given.folder, signer: given.signer, clock, elapsed: () => elapsedMs };
  const signing = openLogSigning(parts, silentLog);
  await signing.sign();
  await given.append(2);
  daysBack = 40;
  elapsedMs = 59_000;
  await signing.tend();
  expect(await signing.state()).toMatchObject({ events: 5, signed: { size: 3 } });
  elapsedMs = 60_000;
  await signing.tend();
  expect(await signing.state()).toMatchObject({ events: 5, signed: { size: 5 } });
  expect(await given.verify()).toMatchObject({ result: 'intact', events: 5 });
  await signing.stop();
  await log.close();
  await given.remove();
});

describe('a log that is restored from copies', () => {
  /** The restored log: the first events, and the checkpoints that there were by some time. */
  const signedOn = async (signedLog: SignedLog, events: number, notes: readonly string[]) => {
    const reader = openSqliteEventReader({ path: signedLog.database });
    const copy = {
      async *readRecords(after?: string) {
        let left = events;
        for await (const record of reader.readRecords()) {
          left -= 1;
          if (left < 0) return;
          if (after === undefined || record.position > after) yield record;
        }
      },
    };
    const folder = logFolderOf({
      DATA_DIR: signedLog.path,
      CHECKPOINTS: join(signedLog.path, `restored-${events}-${notes.length}`),
    });
    await mkdir(folder.path);
    await appendCheckpoints(folder.checkpoints, notes);
    const signing = openLogSigning({ log: copy, folder, signer: signedLog.signer, clock: signedLog.clock }, silentLog);
    await signing.sign();
    const state = await signing.state();
    await signing.stop();
    await reader.close();
    return state;
  };

  test('is signed on where its checkpoints were copied before it, and never again where they were copied after it', async () => {
    const signedLog = await openSignedLog();
    await signedLog.append(3);
    await signedLog.seal();
    await signedLog.append(2);
    await signedLog.seal();
    const notes = (await signedLog.notes()).map(({ note }) => note);
    expect(await signedOn(signedLog, 4, notes.slice(0, 1))).toMatchObject({ events: 4, signed: { size: 4 } });
    expect(await signedOn(signedLog, 4, notes)).toBeUndefined();
    await signedLog.remove();
  });
});
