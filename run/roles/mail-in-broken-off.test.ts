import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { MailInParts } from '../../services/accounts/mail-in/watch-mailbox.js';
import { hasDovecot } from './fixtures/imap-server.js';
import { mailOf, openMailIn } from './fixtures/mail-in.js';

let parts: Awaited<ReturnType<typeof openMailIn>>;

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(50);
};
const isPutAway = (): Promise<void> => until(async () => (await parts.imap.subjectsIn('Docket.Done')).length === 1);

/** Stands before the mail server, and breaks connections off after so many bytes of its answers, one after the other. */
const openCutter = async (cuts: readonly number[], host = '127.0.0.1') => {
  const left = [...cuts];
  const said: Buffer[] = [];
  let connections = 0;
  const target = new URL(parts.imap.address);
  const port = Number(target.port);
  const server = createServer((client) => {
    connections += 1;
    const cutAfter = left.shift() ?? Infinity;
    const upstream = connect(port, '127.0.0.1');
    let passed = 0;
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.on('data', (bytes: Buffer) => {
      said.push(bytes);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      const fits = bytes.subarray(0, cutAfter - passed);
      passed += fits.length;
      client.write(fits, () => {
        if (passed >= cutAfter) end();
      });
    });
  }).listen(0, host);
  await once(server, 'listening');
  target.port = String((server.address() as AddressInfo).port);
  if (host !== '127.0.0.1') target.hostname = host;
  return {
    address: target.href.replace(/\/$/, ''),
    connections: () => connections,
    left: () => left.length,
    said: () => Buffer.concat(said).toString('latin1'),
    stop: async (): Promise<void> => {
      server.close();
      await once(server, 'close');
    },
  };
};

/** The moment at which a process is killed: nothing that it does from then on has an effect. */
type Moment = 'MailTaken' | 'WorkflowRunStarted' | 'MailAnswered' | 'a file is stored' | 'the answer is sent';

/** The store, files and mails of a process that is killed at a moment, before or after what happens then. */
const dying = (
  moment: Moment,
  isAfter: boolean,
): Pick<MailInParts, 'store' | 'blobs' | 'mailer'> & { isDead: () => boolean } => {
  const { store, blobs, mailer } = parts.watching;
  let isDead = false;
  const refuseDead = (): void => {
    if (isDead) throw new Error('the process is dead');
  };
  const at = async <Value>(what: string, act: () => Promise<Value>): Promise<Value> => {
    refuseDead();
    if (what !== moment) return act();
    if (isAfter) await act();
    isDead = true;
    throw new Error('killed');
  };
  return {
    isDead: () => isDead,
    store: {
      ...store,
      append: (stream, events, expected) => at(events[0]?.type ?? '', () => store.append(stream, events, expected)),
    },
    blobs: { ...blobs, write: (content) => at('a file is stored', () => blobs.write(content)) },
    mailer: { ...mailer, send: (mail) => at('the answer is sent', () => mailer.send(mail)) },
  };
};

const everyMoment: readonly Moment[] = [
  'MailTaken',
  'a file is stored',
  'WorkflowRunStarted',
  'the answer is sent',
  'MailAnswered',
];
const killed = everyMoment.flatMap((moment) => [['before', moment] as const, ['after', moment] as const]);

const describeWithServer = hasDovecot ? describe : describe.skip;

// Requirement.
describeWithServer('a mail whose reading or answer is broken off (needs the program dovecot)', () => {
  afterEach(() => parts.stop());

  test('goes through whole, once, when the connection breaks in the middle of a file again and again', async () => {
    parts = await openMailIn((bytes) => Promise.resolve(bytes));
    const bytes = randomBytes(3_000_000);
    await parts.imap.deliver(mailOf({ files: [{ name: 'scan.pdf', bytes }] }));
    const cutter = await openCutter([300, 20_000, 400_000, 1_500_000, 3_000_000, 4_000_000]);
    const watching = parts.watch({ address: cutter.address });
    await isPutAway();
    await watching.stop();
    await cutter.stop();
    expect(cutter.left()).toBe(0);
    const begun = await parts.eventsOf('WorkflowRunStarted');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(begun.map(({ data }) => data.files)).toMatchObject([[{ name: 'scan.pdf', size: bytes.length, sha256 }]]);
    expect(parts.smtp.got).toHaveLength(1);
    expect(await parts.eventsOf('MailAnswered')).toHaveLength(1);
  });

  test.each(killed)('ends once where the process is killed %s this: %s', async (when, moment) => {
    parts = await openMailIn();
    await parts.imap.deliver(mailOf({ files: [{ name: 'scan.pdf', bytes: 'file' }] }));
    const { isDead, ...dead } = dying(moment, when === 'after');
    const first = parts.watch(dead);
    await until(() => Promise.resolve(isDead()));
    await first.stop();
    const second = parts.watch();
    await isPutAway();
    await second.stop();
    expect(await parts.runs.begun()).toEqual(['scan.pdf']);
    expect(await parts.eventsOf('MailTaken')).toHaveLength(1);
    const answered = await parts.eventsOf('MailAnswered');
    expect(answered.map(({ data }) => data.outcome)).toEqual(['done']);
    const answers = new Set((await parts.smtp.read()).map(({ messageId }) => messageId));
    expect(answers.size).toBe(1);
    expect(await parts.imap.subjectsIn('INBOX')).toEqual([]);
  });

  const outer = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  const testFromOutside = outer === undefined ? test.skip : test;
  testFromOutside('says no password to a server elsewhere that speaks no TLS, and takes nothing', async () => {
    parts = await openMailIn();
    await parts.imap.deliver(mailOf({}));
    const cutter = await openCutter([], outer);
    const watching = parts.watch({ address: cutter.address });
    await until(() => Promise.resolve(cutter.connections() > 1));
    await watching.stop();
    await cutter.stop();
    expect(cutter.said()).not.toMatch(/LOGIN|AUTHENTICATE|se:cr/i);
    expect(await parts.runs.begun()).toEqual([]);
  });
});
