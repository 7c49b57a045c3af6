import { rm } from 'node:fs/promises';
import { silentLog as log } from '../../../platform/settings/logger.js';
import { openMongoLink, type MongoLink } from '../../../platform/mongo/mongo-link.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../../../platform/mongo/mongo-server.js';
import { openSqliteEventReader } from '../../../platform/event-store/sqlite-reads.js';
import { openLogSigning } from '../log-signing.js';
import { openSignedLog, type SignedLog } from '../fixtures/signed-log-fixture.js';
import { logFolderOf } from '../tree/log-folder.js';
import { openLogTree } from '../tree/log-tree.js';
import { evidenceIn } from '../verify/verify-log.js';
import { CHECKPOINTS_COLLECTION, textsInMongo } from './mongo-stored-texts.js';
import { CheckpointTaken } from '../tree/shared-checkpoints.js';

const onServer = () => {
  let server: MongoServer;
  let link: MongoLink;
  let signedLog: SignedLog;
  beforeAll(async () => {
    server = await startMongoServer();
  });
  beforeEach(async () => {
    link = await openMongoLink({ uri: server.freshUri() });
    signedLog = await openSignedLog();
  });
  afterEach(async () => {
    await link.close();
    await signedLog.remove();
  });
  afterAll(() => server.dispose());

  const notes = async () => {
    const all: string[] = [];
    for await (const note of textsInMongo(link).shared?.notes() ?? []) all.push(note);
    return all;
  };
  /** A machine with a folder of its own that signs the same log. */
  const machine = async (name: string) => {
    const reader = openSqliteEventReader({ path: signedLog.database });
    const folder = logFolderOf({ DATA_DIR: signedLog.path, CHECKPOINTS: `${signedLog.path}/${name}` });
    const { shared } = textsInMongo(link);
    return { reader, folder, parts: { log: reader, folder, shared, signer: signedLog.signer, clock: signedLog.clock } };
  };

  test('a machine goes on from what another has signed', async () => {
    await signedLog.append(3);
    const one = await machine('one');
    const other = await machine('other');
    const first = openLogSigning(one.parts, log);
    await first.stop();
    await signedLog.append(2);
    const second = openLogSigning(other.parts, log);
    await second.stop();
    const signed = await notes();
    expect(signed.map((note) => note.split('\n')[1])).toEqual(['3', '5']);
    expect(await signedLog.verify(evidenceIn(other.folder))).toMatchObject({ result: 'intact', checkpoints: 2 });
    await Promise.all([one.reader.close(), other.reader.close()]);
  });

  test('of two machines that sign at the same time one does, and the other goes on from there', async () => {
    await signedLog.append(3);
    const one = await machine('one');
    const other = await machine('other');
    const trees = await Promise.all([openLogTree(one.parts), openLogTree(other.parts)]);
    for (const tree of trees) await tree.catchUp();
    await trees[0].sign();
    await expect(trees[1].sign()).rejects.toThrow(CheckpointTaken);
    await Promise.all(trees.map((tree) => tree.close()));
    const again = await openLogTree(other.parts);
    expect(again.signed()?.checkpoint.size).toBe(3);
    expect(await notes()).toHaveLength(1);
    await again.close();
    await Promise.all([one.reader.close(), other.reader.close()]);
  });

  test('the checkpoints of a machine that had them alone are brought along', async () => {
    await signedLog.append(2);
    await signedLog.seal();
    const own = (await signedLog.notes()).map(({ note }) => note);
    const { parts, reader } = await machine('outside');
    await (await openLogTree({ ...parts, folder: signedLog.folder })).close();
    expect(await notes()).toEqual(own);
    await reader.close();
  });

  test('nothing is signed where the checkpoints of a machine were rewritten', async () => {
    await signedLog.append(2);
    const { parts, reader, folder } = await machine('one');
    await openLogSigning(parts, log).stop();
    await link.db
      .collection<{ _id: number }>(CHECKPOINTS_COLLECTION)
      .updateOne({ _id: 0 }, { $set: { note: 'another\n' } });
    const signing = openLogSigning(parts, log);
    await signedLog.append(1);
    await signing.sign();
    expect(await signing.state()).toBeUndefined();
    await rm(folder.path, { recursive: true });
    await reader.close();
  });

  test('the last check and what was sent are read where they were not written', async () => {
    const { lastCheck, sent } = textsInMongo(link);
    expect(await lastCheck.read()).toBe('');
    await lastCheck.write('intact');
    await sent.write('{}');
    expect([await textsInMongo(link).lastCheck.read(), await sent.read()]).toEqual(['intact', '{}']);
  });
};

if (mongoServerName) describe(`what is kept of a log, on ${mongoServerName}`, onServer);
else test.skip('what is kept of a log on MongoDB (needs MONGO_URI, or Maven with Java)', () => undefined);
