import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogState } from '../../../contracts/api/audit.js';
import type { Receipt, RequestProof } from '../../../contracts/api/proof.js';
import { Refusal } from '../../../contracts/errors.js';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { USERS_COLLECTION } from '../../../contracts/read-models/user-document.js';
import { questions } from '../../../contracts/subjects.js';
import type { Documents } from '../../platform/documents/documents.js';
import { openSqliteDocuments } from '../../platform/documents/sqlite-documents.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import { openInProcessBus } from '../../platform/event-bus/in-process/in-process.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { positionOf } from '../../platform/event-store/sqlite-log.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { sealText } from '../../platform/privacy/sealed-text.js';
import { withId } from '../fixtures/random-events.js';
import { openSqliteLogTasks } from '../fixtures/sqlite-log-tasks.js';
import { logins } from '../read-models/logins.projection.js';
import { startAuditService } from './audit.service.js';
import {
  completed,
  manifest,
  personKey,
  requestCancelled,
  requested,
  result,
  viewed,
} from './fixtures/audited-events.js';
import type { LogChecker } from './log-check.js';
import { notesIn } from './tree/checkpoints.js';
import { logFolderOf } from './tree/log-folder.js';
import { openLogKey } from './tree/log-key.js';

let path: string;
let store: EventStore;
let bus: EventBus;
let documents: Documents;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'docket-sealing-'));
  store = openSqliteEventStore({ path: join(path, 'events.db'), log });
  bus = await openInProcessBus({ path: join(path, 'bus.db'), events: store, log });
  documents = openSqliteDocuments({ path: ':memory:' });
  await documents.define(logins.collection);
});
afterEach(async () => {
  for (const port of [bus, documents, store]) await port.close();
  await rm(path, { recursive: true });
});

const settings = () => ({
  DATA_DIR: path,
  CHECKPOINT_KEY: undefined,
  CHECKPOINT_VERIFIER: undefined,
  CHECKPOINTS: undefined,
});
const fromFile = () => openSqliteLogTasks(join(path, 'events.db'));
const keys = { find: async (id: string) => (id === personKey.id ? personKey.key : undefined) };
const start = async (checker: LogChecker = fromFile()) =>
  startAuditService({
    store,
    bus,
    documents,
    log,
    keys,
    folder: logFolderOf(settings()),
    signer: await openLogKey(settings(), log),
    checker,
    sendTo: [],
    clock: () => new Date(),
  });
const receiptOf = (position: string) => bus.ask<Receipt>(questions.receiptOfEvent, { position });
const notes = async () => notesIn(await readFile(logFolderOf(settings()).checkpoints, 'utf8'));
const append = async (event: DomainEvent, count = 1) => {
  const events = Array.from({ length: count }, () => withId(event));
  return (await store.append('conversion-c1', events, 'any')).position;
};

describe('the audit service', () => {
  test('proves every event of a signature request, and tells nothing that a link is checked against', async () => {
    const service = await start();
    await store.append('request-r1', [withId(requested), withId(requestCancelled)], 'any');
    const proof = await bus.ask<RequestProof>(questions.proofOfEvents, { request: 'r1' });
    expect(proof.events.map(({ proof: { event } }) => (JSON.parse(event) as { type: string }).type)).toEqual([
      'SignatureRequested',
      'RequestCancelled',
    ]);
    expect(proof.events[0]?.told).toMatchObject({ recipients: [{ number: 1, name: 'Tomas' }] });
    expect(JSON.stringify(proof.events[0]?.told)).not.toContain('digest');
    await expect(bus.ask(questions.proofOfEvents, { request: 'r2' })).rejects.toMatchObject({ code: 'proof.none' });
    await service.stop();
  });

  test('gives the receipt of a result at once, signing what was not signed yet', async () => {
    const service = await start();
    const position = await append(completed);
    const receipt = await receiptOf(position);
    expect(receipt).toMatchObject({ output: { name: 'a_compressed.pdf', sha256: 'cd' }, made: manifest, position });
    expect(receipt.told).toEqual({ options: { quality: 'low' } });
    expect(receipt.proof.checkpoint).toBe((await notes()).at(-1)!.note);
    expect(await receiptOf(position)).toEqual(receipt);
    await service.stop();
  });

  test('gives that of a renamed result too, unless its old name stands in the event for everyone to read', async () => {
    const service = await start();
    const named = (name: string): DomainEvent => ({
      ...completed,
      data: { ...completed.data, result: { ...result, name } },
    });
    const sealed = sealText(personKey, 'a_compressed.pdf');
    const ask = async (name: string) =>
      bus.ask<Receipt>(questions.receiptOfEvent, { position: await append(named(name)), isRenamed: true });
    expect((await ask(sealed)).output.name).toBe(sealed);
    await expect(ask('a_compressed.pdf')).rejects.toMatchObject({ code: 'proof.none' });
    await service.stop();
  });

  test('signs what there is when it stops, and goes on from there', async () => {
    const first = await start();
    await append(viewed, 3);
    await first.stop();
    expect((await notes()).map(({ checkpoint }) => checkpoint?.size)).toEqual([3]);
    const second = await start();
    await append(viewed, 2);
    await second.stop();
    expect((await notes()).map(({ checkpoint }) => checkpoint?.size)).toEqual([3, 5]);
  });

  test('signs nothing twice', async () => {
    await append(viewed);
    await (await start()).stop();
    await (await start()).stop();
    expect(await notes()).toHaveLength(1);
  });

  test('signs after every thousand events, however many come at once', async () => {
    await append(viewed, 2500);
    await (await start()).stop();
    expect((await notes()).map(({ checkpoint }) => checkpoint?.size)).toEqual([1000, 2000, 2500]);
  });

  test('has no receipt for an event that is no result, and for none at all', async () => {
    const service = await start();
    const position = await append(viewed);
    await expect(receiptOf(position)).rejects.toEqual(new Refusal('proof.none'));
    await expect(receiptOf('9'.repeat(20))).rejects.toEqual(new Refusal('proof.none'));
    await service.stop();
  });

  test('signs no more, and gives no receipts, once its log is not what was signed; all else goes on', async () => {
    const position = await append(completed);
    await (await start()).stop();
    const { checkpoints } = logFolderOf(settings());
    const forged = (await readFile(checkpoints, 'utf8')).replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${'A'.repeat(43)}=\n`);
    await writeFile(checkpoints, forged);
    const service = await start();
    await expect(receiptOf(position)).rejects.toEqual(new Refusal('proof.none'));
    await append(viewed);
    await service.stop();
    expect(await readFile(checkpoints, 'utf8')).toBe(forged);
  });

  const state = () => bus.ask<LogState>(questions.stateOfLog, {}, 30_000);
  const checked = async (): Promise<LogState> => {
    await bus.ask<LogState>(questions.checkLog, { by: 'member-root' }, 30_000);
    for (;;) {
      const now = await state();
      if (now.check?.status !== 'running') return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  test('tells how far the log reaches and how far it is signed', async () => {
    const service = await start();
    expect(await state()).toMatchObject({ events: 0, first: null, last: null, checkpoint: null, isSigning: true });
    const first = await append(viewed);
    const last = await append(viewed, 1001);
    const { verifier } = await openLogKey(settings(), log);
    const logState = await state();
    expect(logState).toMatchObject({ events: 1002, isSigning: true, key: verifier.text, check: null });
    expect([logState.first?.position, logState.last?.position]).toEqual([first, last]);
    expect(logState.checkpoint?.size).toBeGreaterThanOrEqual(1000);
    expect(verifier.open((await notes()).at(-1)!.note)).toContain(logState.checkpoint!.root);
    await service.stop();
  });

  test('signs what came last and holds the whole log against it when it is asked to', async () => {
    await append(viewed, 3);
    const service = await start();
    const { check } = await checked();
    expect(check).toMatchObject({ status: 'intact', events: 3, checkpoints: 1, finding: null });
    expect(check!.endedAt! >= check!.startedAt).toBe(true);
    await service.stop();
  });

  test('tells over a restart what the last check found, when, of how many events, and who had asked for it', async () => {
    const ada = { id: 'member-root', name: 'Ada', email: null, since: '', lastLoginAt: '', lastActiveAt: '' };
    await documents.fold({ collection: USERS_COLLECTION, id: ada.id, position: '1' }, () => ada);
    await append(viewed, 3);
    const first = await start();
    const { check } = await checked();
    expect(check).toMatchObject({ events: 3, askedBy: { id: ada.id, name: 'Ada' } });
    await first.stop();
    await append(viewed, 2);
    const second = await start();
    expect((await state()).check).toEqual(check);
    await documents.clear(USERS_COLLECTION);
    expect((await state()).check?.askedBy).toEqual({ id: ada.id, name: null });
    expect((await checked()).check).toMatchObject({ events: 5 });
    await second.stop();
  });

  test('does not believe a check that somebody else wrote down', async () => {
    await append(viewed);
    const first = await start();
    await checked();
    await first.stop();
    const { lastCheck } = logFolderOf(settings());
    const checkFile = await readFile(lastCheck, 'utf8');
    expect(checkFile).toContain('"events":1');
    await writeFile(lastCheck, checkFile.replace('"events":1', '"events":9'));
    const second = await start();
    expect((await state()).check).toBeNull();
    await second.stop();
  });

  test('forgets a check that was cut short, and keeps what the one before it found', async () => {
    await append(viewed);
    const first = await start();
    const { check } = await checked();
    await first.stop();
    const endless: LogChecker['check'] = (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const second = await start({ check: endless });
    const begun = await bus.ask<LogState>(questions.checkLog, { by: 'member-root' }, 30_000);
    expect(begun.check?.status).toBe('running');
    await second.stop();
    const third = await start();
    expect((await state()).check).toEqual(check);
    await third.stop();
  });

  test('finds the first event that was changed, and says that nothing is signed any more', async () => {
    await append(viewed, 2);
    await (await start()).stop();
    const db = new DatabaseSync(join(path, 'events.db'));
    db.exec(`DROP TRIGGER events_never_change; UPDATE events SET data = '{"hash":"x","at":""}' WHERE position = 2`);
    db.close();
    const service = await start();
    const { check, isSigning, events, checkpoint } = await checked();
    expect(check).toMatchObject({ status: 'changed', finding: { position: positionOf(2) } });
    expect([isSigning, events, checkpoint?.size]).toEqual([false, 2, 2]);
    await service.stop();
  });

  test('says so when a check does not get through', async () => {
    const broken = { check: () => Promise.reject(new Error('the disk is gone')) };
    const service = await start(broken);
    expect((await checked()).check).toMatchObject({ status: 'broken', finding: null });
    await service.stop();
  });
});
