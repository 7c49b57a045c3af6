import { connect, type NatsConnection, type NatsError } from 'nats';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  filters,
  isolationSubject,
  progressSubject,
  questions,
  subjectOf,
  usedSubject,
} from '../contracts/subjects.js';
import type { EventBus } from '../services/platform/event-bus/event-bus.js';
import { one, placeOf, requested, until, viewed } from '../services/platform/event-bus/fixtures/bus-fixture.js';
import { openNatsBus } from '../services/platform/event-bus/nats/nats.js';
import { makeNatsCertificate, type NatsCertificate } from '../services/platform/event-bus/nats/nats-certificate.js';
import { startNatsCluster, type NatsCluster } from '../services/platform/event-bus/nats/nats-cluster.js';
import { natsPrograms, PATH } from '../services/platform/event-bus/nats/nats-programs.js';
import { silentLog } from '../services/platform/settings/logger.js';
import { answererOf, asked, durables, follows, hears, others, roles, type Role } from './nats-roles-fixture.js';
import { environmentOf, passwordOf, TRIES_AGAIN } from './nats-permissions-fixture.js';

const FILE = join(import.meta.dirname, 'nats.conf');
const WAITS = 'NATS has no stream yet, and this user may not make it: it waits';

const program = natsPrograms.at(-1);

/**
 * Analytics tells its own lag. The fields and signatures of a request are put into its document by the pdf service, and
 * its events are proven by analytics.
 */
const asksItself: Readonly<Partial<Record<Role, readonly string[]>>> = {
  analytics: [questions.stateOfLog],
  share: [questions.placeRequestFields, questions.sealRequest, questions.proofOfEvents],
};

const suite = () => {
  let folder: string;
  let certificate: NatsCertificate;
  let cluster: NatsCluster;
  const buses = new Map<Role, EventBus>();
  const connections = new Map<Role, NatsConnection>();

  const reported: string[] = [];
  const report = (_: object, text: string) => void reported.push(text);
  const log = { info: report, warn: report, error: report };

  const busOf = (role: Role): EventBus => buses.get(role)!;

  const accessOf = (role: Role) => ({
    user: role,
    pass: passwordOf(role),
    inboxPrefix: `_INBOX_${role}`,
    tls: { ca: readFileSync(certificate.cert, 'utf8') },
  });

  const openBus = async (role: Role): Promise<void> => {
    const url = cluster.urls.replace('//', `//${role}:${passwordOf(role)}@`);
    buses.set(role, await openNatsBus({ url, ca: certificate.cert, log }));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-nats-permissions-'));
    certificate = makeNatsCertificate(folder);
    const environment = environmentOf(certificate);
    cluster = await startNatsCluster({ program, config: { file: FILE, environment, access: accessOf('analytics') } });
    const early = Promise.all(others('analytics').map(openBus));
    await until(() => reported.includes(WAITS)); // only analytics may make the stream
    await openBus('analytics');
    await early;
    for (const role of roles) {
      const servers = cluster.urls.split(',').map((url) => new URL(url).host);
      connections.set(role, await connect({ ...accessOf(role), servers }));
    }
  });
  afterAll(async () => {
    await Promise.all([...buses.values(), ...connections.values()].map((open) => open.close()));
    await cluster.dispose();
    await rm(folder, { recursive: true });
  });

  /** Code of the refusal, or undefined where it is allowed. */
  const publishing = async (role: Role, subject: string): Promise<string | undefined> =>
    connections
      .get(role)!
      .request(subject, '{}', { timeout: 5000 })
      .then(
        () => undefined,
        (error: unknown) => (error as NatsError).code,
      );

  const listening = (role: Role, subject: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const connection = connections.get(role)!;
      const subscription = connection.subscribe(subject, { callback: (error) => resolve(error?.code) });
      void connection.flush().then(() => {
        subscription.unsubscribe();
        resolve(undefined);
      });
    });

  test('is taken by every nats-server there is', () => {
    const env = { ...environmentOf(certificate), PATH, NATS_SERVER_NAME: 'n1', NATS_ROUTES: '[]', NATS_STORE: folder };
    for (const { file } of natsPrograms) execFileSync(file, ['-t', '-c', FILE], { env, stdio: 'pipe' });
  });

  test('has permissions for every durable of the services', () => {
    const isTest = /event-bus|fixtures|\.(test|suite)\.ts$|-fixture\.ts$/;
    const files = readdirSync('services', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !isTest.test(file))
      .map((file) => readFileSync(join('services', file), 'utf8'));
    const named = files.flatMap((text) => [...text.matchAll(/(?:durable: |\bconsume\()'([\w-]+)'/g)]);
    const lanes = ['pdf', 'ai'];
    const known = roles.flatMap((role) => Object.keys(durables[role]));
    expect([...new Set([...lanes, ...named.map(([, name]) => name)])].sort()).toEqual(known.sort());
  });

  test('lets analytics publish events, and everybody take those that are for its role', async () => {
    const taken: string[] = [];
    for (const role of roles) {
      for (const [durable, filter] of Object.entries(durables[role])) {
        await busOf(role).consume({ ...one, durable, filter }, async ({ event }) => {
          taken.push(`${durable} ${placeOf(event)}`);
        });
      }
      for (const filter of follows[role]) {
        await busOf(role).follow(filter, (event) => taken.push(`${role} follows ${placeOf(event)}`));
      }
    }
    for (const event of [viewed(1), requested(2, 'pdf'), requested(3, 'ai')]) {
      await busOf('analytics').publish(subjectOf(event), event);
    }
    const expected = [
      ...['gateway follows 1', 'gateway follows 2', 'gateway follows 3', 'pdf 2', 'ai 3'],
      ...['share 2', 'share 3', 'accounts-late 2', 'accounts-late 3', 'projector 1', 'projector 2', 'projector 3'],
      ...['webhooks 1', 'webhooks 2', 'webhooks 3', 'workflow-steps 2', 'workflow-steps 3'],
    ];
    await until(() => taken.length >= expected.length);
    expect(taken.sort()).toEqual(expected.sort());
    expect(await busOf('analytics').lastPublished()).toBe(requested(3).position);
    for (const role of roles) {
      const { consumers } = await connections.get(role)!.jetstreamManager();
      for (const durable of Object.keys(durables[role])) {
        const left = async () => (await consumers.info('DOCKET', durable)).num_ack_pending;
        while ((await left()) > 0) await pause(50);
      }
    }
    expect(new Set(reported.filter((text) => text !== TRIES_AGAIN))).toEqual(new Set([WAITS]));
  });

  test('lets the gateway ask everything, and each question be answered by the role that it is for', async () => {
    for (const question of asked) {
      await busOf(answererOf(question)).answer(question, async () => ({ by: answererOf(question) }));
    }
    for (const question of asked)
      expect(await busOf('gateway').ask(question, {})).toEqual({ by: answererOf(question) });
  });

  test('lets the lanes tell the gateway how far they are and keep programs apart, it and each other what they used, and gateways what they took', async () => {
    const heard = new Set<string>();
    for (const role of roles)
      for (const filter of hears[role]) await busOf(role).onSignal(filter, (_, one) => heard.add(`${role} ${one}`));
    await until(() => {
      busOf('gateway').signal(filters.piecesTaken, { blobs: [] });
      for (const role of ['pdf', 'ai'] as const)
        for (const subject of [isolationSubject(role), progressSubject('guest-g', role), usedSubject('guest-g', role)])
          busOf(role).signal(subject, {});
      return heard.size === 11; // the servers tell each other who listens, and do not wait for it
    });
  });

  test('lets nobody but analytics put an event on the bus', async () => {
    for (const role of others('analytics')) {
      expect(await publishing(role, subjectOf(viewed(9)))).toBe('PERMISSIONS_VIOLATION');
      await expect(busOf(role).publish(subjectOf(viewed(9)), viewed(9))).rejects.toThrow(/permissions violation/i);
    }
  });

  test('lets nobody delete, empty or change the stream, but analytics change it', async () => {
    for (const verb of ['DELETE', 'PURGE', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE']) {
      for (const role of roles) {
        expect(await publishing(role, `$JS.API.STREAM.${verb}.DOCKET`)).toBe('PERMISSIONS_VIOLATION');
      }
    }
    for (const verb of ['CREATE', 'UPDATE', 'MSG.GET']) {
      for (const role of others('analytics')) {
        expect(await publishing(role, `$JS.API.STREAM.${verb}.DOCKET`)).toBe('PERMISSIONS_VIOLATION');
      }
    }
  });

  test('lets nobody touch the durables of others, but analytics count what waits for them', async () => {
    for (const owner of roles) {
      for (const [durable, filter] of Object.entries(durables[owner])) {
        expect(await publishing('analytics', `$JS.API.CONSUMER.INFO.DOCKET.${durable}`)).toBeUndefined();
        for (const role of others(owner)) {
          const attempts = [
            `$JS.API.CONSUMER.MSG.NEXT.DOCKET.${durable}`,
            `$JS.API.CONSUMER.CREATE.DOCKET.${durable}.${filter}`,
            `$JS.ACK.DOCKET.${durable}.1.1.1.1.0`,
            ...(follows[role][0] ? [`$JS.API.CONSUMER.CREATE.DOCKET.${durable}.${follows[role][0]}`] : []),
          ];
          for (const subject of attempts)
            expect([role, subject, await publishing(role, subject)]).toEqual([role, subject, 'PERMISSIONS_VIOLATION']);
        }
        for (const role of roles)
          expect(await publishing(role, `$JS.API.CONSUMER.DELETE.DOCKET.${durable}`)).toBe('PERMISSIONS_VIOLATION');
      }
    }
  });

  test.each<[Role, string]>([
    ['pdf', filters.everything],
    ['pdf', filters.shareLinks],
    ['ai', filters.users],
    ['share', filters.sessions],
    ['gateway', filters.everything],
  ])('does not let %s follow %s', async (role, filter) => {
    await expect(busOf(role).follow(filter, () => undefined)).rejects.toThrow(/permissions violation/i);
  });

  test('lets each role ask what it needs of another', async () => {
    for (const role of others('gateway'))
      for (const question of asksItself[role] ?? []) expect(await publishing(role, question)).toBeUndefined();
  });

  test('lets nobody but the gateway ask more than they need, hear signals, or read its answers', async () => {
    for (const role of others('gateway')) {
      for (const question of asked.filter((one) => !asksItself[role]?.includes(one)))
        expect(await publishing(role, question)).toBe('PERMISSIONS_VIOLATION');
      const signals = hears.gateway.filter((one) => !hears[role].includes(one));
      for (const subject of [...signals, '_INBOX_gateway.>', '_INBOX.>', '>', filters.everything])
        expect(await listening(role, subject)).toBe('PERMISSIONS_VIOLATION');
    }
  });

  test('lets each question be heard only by the role that answers it', async () => {
    for (const question of asked) {
      for (const role of others(answererOf(question))) {
        expect([role, question, await listening(role, question)]).toEqual([role, question, 'PERMISSIONS_VIOLATION']);
      }
    }
  });

  test('lets nobody in who has no password, or who does not trust the servers', async () => {
    const open = (access: object) => openNatsBus({ url: cluster.urls, log: silentLog, ...access });
    await expect(open({ ca: certificate.cert })).rejects.toThrow('Authorization');
    await expect(open({})).rejects.toThrow('self-signed certificate');
  });
};

if (program) describe(`cluster/nats.conf (${program.version})`, suite);
else test.skip('cluster/nats.conf (needs the program nats-server)', () => undefined);
