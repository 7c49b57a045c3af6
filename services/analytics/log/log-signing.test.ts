import { openSqliteEventReader } from '../../platform/event-store/sqlite-reads.js';
import { silentLog } from '../../platform/logger.js';
import { openLogSigning } from './log-signing.js';
import { givenLog } from './signed-log.given.js';

test('while the key is out of reach the tree grows without signatures, and is signed when the key is back', async () => {
  const given = await givenLog();
  await given.append(2500);
  const log = openSqliteEventReader({ path: given.database });
  let isReachable = false;
  const { verifier, sign } = given.signer;
  const signer = { verifier, sign: async (text: string) => (isReachable ? sign(text) : undefined) };
  const signing = openLogSigning({ log, folder: given.folder, signer, clock: given.clock }, silentLog);
  await signing.sign();
  expect(await signing.state()).toEqual({ events: 2500, signed: undefined });
  expect(await given.notes()).toEqual([]);
  isReachable = true;
  await signing.sign();
  expect(await signing.state()).toMatchObject({ events: 2500, signed: { size: 2500 } });
  expect(await given.verify()).toMatchObject({ result: 'intact', events: 2500, checkpoints: 1 });
  await signing.stop();
  await log.close();
  await given.remove();
});
