import { randomUUID } from 'node:crypto';
import {
  newSignatureRequest,
  type HandOnRequestAnswer,
  type SendRequestAnswer,
  type SendRequestQuestion,
} from '../../contracts/api/signature-requests.js';
import { NO_BRAND } from '../../contracts/brand.js';
import { DAY_MS, MINUTE_MS } from '../../contracts/durations.js';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import type { Owner } from '../../contracts/owner.js';
import type { MailProblem } from '../../contracts/request-mail.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../contracts/read-models/signature-request-document.js';
import { questions } from '../../contracts/subjects.js';
import { openMailServer } from './fixtures/mail-server.js';
import { file, openMailedRequests, SITE } from './fixtures/mailed-requests.js';

let parts: Awaited<ReturnType<typeof openMailedRequests>>;
let server: Awaited<ReturnType<typeof openMailServer>> | undefined;
beforeEach(async () => {
  parts = await openMailedRequests();
  const at = new Date().toISOString();
  const data = {
    userId: 'ada',
    guest: null,
    name: 'Ada <b>\r\nBcc: x@y.zz',
    email: 'ada@example.org',
    picture: null,
    at,
  };
  await append('user-ada', { type: 'UserSignedIn', version: 1, data });
});
afterEach(async () => {
  await parts.stop();
  await server?.stop();
});

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
/** Long enough for several looks. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 150));
const append = (stream: string, event: DomainEvent) =>
  parts.store.append(stream, [{ ...event, id: randomUUID() }], 'any');

const send = async (changes: object = {}, owner: Owner = 'member-ada'): Promise<SendRequestAnswer> => {
  const box = { x: 9, y: 9, width: 99, height: 40 };
  const recipients = [
    { name: 'Grace', email: 'grace@example.org', order: 1 },
    { name: 'Alan', email: 'alan@example.org', order: 2 },
  ];
  const fields = recipients.map((_, index) => ({ recipient: index + 1, kind: 'signature', page: 1, box }));
  const question: SendRequestQuestion = {
    owner,
    madeBy: null,
    source: { ...file, name: 'Lease & more.pdf' },
    asked: newSignatureRequest.parse({ recipients, fields, message: 'Please <sign>', ...changes }),
    language: 'en',
    asker: { network: 'n1', isMember: true } as unknown as SendRequestQuestion['asker'],
  };
  return parts.bus.ask<SendRequestAnswer>(questions.sendRequest, question);
};
/** Each signature makes another document. */
const sign = async (id: string, recipient: number) => {
  const { file: latest, signers } = (await parts.requests.look(id)).context;
  const builtOn = latest?.sha256 ?? '';
  const digest = signers.find(({ number }) => number === recipient)?.digest ?? '';
  const signedFile = { ...file, sha256: `${builtOn}a` };
  const signed = { manner: 'typed', consent: '1', builtOn, file: signedFile, address: '' } as const;
  await parts.requests.tell(id, { type: 'Sign', recipient, digest, ...signed, now: parts.clock() });
};
const listed = (id: string) => parts.documents.get<SignatureRequestDocument>(SIGNATURE_REQUESTS_COLLECTION, id);
const problemOf = async (id: string): Promise<MailProblem | undefined> =>
  (await listed(id))?.recipients[0]?.mailFailure?.problem;

// Requirement
describe('a signature request of a member, where mail is set up', () => {
  test('reaches its recipients in turn, and tells the sender of its end', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const { id, tokens } = await send();
    expect(tokens.map(({ isMailed }) => isMailed)).toEqual([true, true]);
    await until(() => server?.got.length === 1);
    await rest();
    expect(server.got).toHaveLength(1);
    await sign(id, 1);
    await until(() => server?.got.length === 2);
    await sign(id, 2);
    await until(() => server?.got.length === 3);
    await rest();
    expect(server.got.map(({ to }) => to)).toEqual([['grace@example.org'], ['alan@example.org'], ['ada@example.org']]);
    const mails = await server.read();
    expect(mails.map(({ text }, index) => text?.includes(`${SITE}/sign/${tokens[index]?.token}`))).toEqual([
      true,
      true,
      false,
    ]);
    expect(mails[2]?.subject).toBe('Everybody has signed Lease & more.pdf');
  });

  test('is written in its language, and what people typed becomes neither markup nor a header', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    await send({ language: 'ar' });
    await until(() => server?.got.length === 1);
    const [mail] = await server.read();
    expect(mail?.subject).toBe('Ada <b> Bcc: x@y.zz يطلب منك توقيع Lease & more.pdf');
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain('Please &lt;sign&gt;');
    expect(mail?.html).not.toMatch(/<b>|<img|src=/);
  });

  test('is signed with the name that administrators gave the site, as text', async () => {
    const data = {
      from: NO_BRAND,
      to: { ...NO_BRAND, name: 'Smith & Sons' },
      by: 'member-ada',
      at: '2026-03-01',
    } as const;
    await append('site-rules', { type: 'BrandChanged', version: 1, data });
    server = await openMailServer();
    await parts.start(server.url);
    await send();
    await until(() => server?.got.length === 1);
    const [mail] = await server.read();
    expect(mail?.text?.trim().endsWith('Smith & Sons')).toBe(true);
    expect(mail?.html).toContain('<p dir="auto">Smith &amp; Sons</p>');
  });

  test('is written to each recipient in their language, and to the sender in that of the sender', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const { id } = await send({
      recipients: [
        { name: 'Grace', email: 'grace@example.org', order: 1, language: 'de' },
        { name: 'Alan', email: 'alan@example.org', order: 2 },
      ],
    });
    for (const count of [1, 2]) {
      await until(() => server?.got.length === count);
      await sign(id, count);
    }
    await until(() => server?.got.length === 3);
    const languages = (await server.read()).map(({ html }) => /<html lang="(..)"/.exec(html ?? '')?.[1]);
    expect(languages).toEqual(['de', 'en', 'en']);
  });

  const wantAgain = (id: string, recipient = 1, owners: readonly Owner[] = ['member-ada']) =>
    parts.bus.ask(questions.mailRecipientAgain, { id, recipient, owners });
  const linkOf = (id: string) =>
    parts.bus.ask<{ readonly token: string }>(questions.linkOfRecipient, { id, recipient: 1, owners: ['member-ada'] });

  test('is mailed again when the sender wants it, once an hour, and to nobody whose turn it is not', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const { id, tokens } = await send({ remindEvery: 0 });
    await until(async () => typeof (await listed(id))?.recipients[0]?.notifiedAt === 'string');
    await expect(wantAgain(id)).rejects.toMatchObject({ code: 'request.too-often', facts: { minutes: 60 } });
    await expect(wantAgain(id, 2)).rejects.toMatchObject({ code: 'signature-request.not-your-turn' });
    await expect(wantAgain(id, 1, ['member-eve'])).rejects.toMatchObject({ code: 'signature-request.not-found' });
    parts.wait(60 * MINUTE_MS);
    await wantAgain(id);
    await until(() => server?.got.length === 2);
    await rest();
    const [first, second] = await server.read();
    expect(server.got.map(({ to }) => to)).toEqual([['grace@example.org'], ['grace@example.org']]);
    expect(second?.text).toContain(`${SITE}/sign/${tokens[0]?.token}`);
    expect(second?.messageId).not.toBe(first?.messageId);
    await expect(wantAgain(id)).rejects.toMatchObject({ code: 'request.too-often' });
    await sign(id, 1);
    await expect(wantAgain(id)).rejects.toMatchObject({ code: 'signature-request.signed' });
  });

  test('is mailed again after it was given up', async () => {
    server = await openMailServer('never');
    await parts.start(server.url);
    const { id } = await send();
    await until(async () => (await problemOf(id)) === 'refused');
    await server.stop();
    server = await openMailServer();
    await parts.stopServices();
    await parts.start(server.url);
    await wantAgain(id);
    await until(() => server?.got.length === 1);
    await until(async () => (await problemOf(id)) === undefined);
  });

  test('is reminded as before where its link was only copied', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const { id, tokens } = await send({ remindEvery: 2 });
    await until(async () => typeof (await listed(id))?.recipients[0]?.notifiedAt === 'string');
    parts.wait(DAY_MS);
    expect(await linkOf(id)).toEqual({ token: tokens[0]?.token });
    parts.wait(DAY_MS);
    await until(() => server?.got.length === 2);
    const types: string[] = [];
    for await (const { type } of parts.store.read(`request-${id}`)) types.push(type);
    expect(types).not.toContain('RecipientReminded');
  });

  test('is sent again where the server was busy or slow, and once in all; a restart changes nothing', async () => {
    server = await openMailServer('later', 'slow');
    await parts.start(server.url);
    const { id } = await send();
    await until(async () => (await problemOf(id)) === 'failed');
    await rest();
    expect(server.got).toEqual([]);
    await parts.stopServices();
    parts.wait(MINUTE_MS);
    await parts.start(server.url, 300);
    await until(async () => (await problemOf(id)) === 'too-slow');
    await parts.stopServices();
    parts.wait(5 * MINUTE_MS);
    await parts.start(server.url);
    await until(() => server?.got.length === 1);
    await parts.stopServices();
    await parts.start(server.url);
    await rest();
    expect(server.got).toHaveLength(1);
    expect((await listed(id))?.recipients[0]?.mailFailure).toBeNull();
  });

  test('is not sent again where the server refuses its recipient, which the sender is shown', async () => {
    server = await openMailServer('never');
    await parts.start(server.url);
    const { id } = await send();
    await until(async () => (await problemOf(id)) === 'refused');
    parts.wait(DAY_MS);
    await rest();
    expect((await listed(id))?.recipients[0]?.mailFailure?.nextAt).toBeNull();
    expect(server.got).toEqual([]);
  });

  test('reminds every so many days, ten times at most, and no more once it is withdrawn', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const { id } = await send({ remindEvery: 2, days: 90 });
    for (let count = 1; count <= 11; count += 1) {
      await until(async () => {
        const one = (await listed(id))?.recipients[0];
        return one?.reminders === count - 1 && one.notifiedAt !== null;
      });
      parts.wait(2 * DAY_MS);
    }
    await rest();
    expect(server.got).toHaveLength(11);
    const other = await send({ remindEvery: 1 });
    await until(() => server?.got.length === 12);
    await parts.requests.tell(other.id, { type: 'Cancel', now: parts.clock() });
    parts.wait(2 * DAY_MS);
    await rest();
    expect(server.got).toHaveLength(12);
  });

  test('reminds nobody by a clock that is not believed, and sends all that somebody waits for', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const { id } = await send({ remindEvery: 2, days: 90 });
    await until(async () => typeof (await listed(id))?.recipients[0]?.notifiedAt === 'string');
    parts.believe(false);
    parts.wait(40 * DAY_MS);
    await send({ remindEvery: 2 });
    await until(() => server?.got.length === 2);
    await wantAgain(id);
    await until(() => server?.got.length === 3);
    await rest();
    expect(server.got).toHaveLength(3);
    parts.wait(3 * DAY_MS);
    await rest();
    expect(server.got).toHaveLength(3);
    parts.believe(true);
    await until(() => server?.got.length === 5);
  });

  test('is sent again, and mailed again, as soon as a clock is right that was ahead when it was not taken', async () => {
    server = await openMailServer('later');
    await parts.start(server.url);
    parts.wait(40 * DAY_MS);
    const { id } = await send({ remindEvery: 0 });
    await until(async () => (await listed(id))?.recipients[0]?.mailFailure?.attempt === 1);
    await rest();
    expect(server.got).toEqual([]);
    parts.wait(-40 * DAY_MS);
    await until(async () => typeof (await listed(id))?.recipients[0]?.notifiedAt === 'string');
    expect(server.got).toHaveLength(1);
    await expect(wantAgain(id)).rejects.toMatchObject({ facts: { minutes: 60 } });
  });

  test('is mailed again by the right clock when one that was ahead sent the last mail', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    parts.wait(40 * DAY_MS);
    const { id } = await send({ remindEvery: 0 });
    await until(async () => typeof (await listed(id))?.recipients[0]?.notifiedAt === 'string');
    parts.wait(-40 * DAY_MS);
    await expect(wantAgain(id)).resolves.toBeDefined();
  });

  test('goes to whoever it is handed on to, with a link of their own, and ends for who did so', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const { id, tokens } = await send({ mayHandOn: true });
    await until(() => server?.got.length === 1);
    const by = { token: tokens[0]?.token ?? '', pass: '', address: '', asker: { network: 'n1', isMember: false } };
    const handOn = (email: string) =>
      parts.bus.ask<HandOnRequestAnswer>(questions.handOnRequest, { ...by, name: 'Mary', email });
    await expect(handOn('')).rejects.toMatchObject({ code: 'signature-request.incomplete' });
    expect(await handOn('mary@example.org')).toEqual({ name: 'Mary', token: null });
    await until(() => server?.got.length === 2);
    const last = server.got.at(-1);
    expect(last?.to).toEqual(['mary@example.org']);
    expect(last?.raw).toMatch(/\/sign\//);
    expect(last?.raw).not.toContain(by.token);
    await expect(handOn('eve@example.org')).rejects.toMatchObject({ code: 'signature-request.handed-on' });
    expect((await listed(id))?.recipients[0]).toMatchObject({
      name: 'Mary',
      email: 'mary@example.org',
      handedOnBy: 'Grace',
      status: 'asked',
    });
  });

  test('is refused where a member would send mails to more than 200 people in an hour', async () => {
    server = await openMailServer();
    await parts.start(server.url);
    const place = { x: 60, y: 300, width: 170, height: 48 };
    const people = Array.from({ length: 20 }, (_, index) => ({
      name: 'G',
      email: `g${index}@example.org`,
      order: index + 1,
    }));
    const fields = people.map((_, index) => ({ recipient: index + 1, kind: 'signature', page: 1, box: place }));
    for (let turn = 0; turn < 10; turn += 1) await send({ recipients: people, fields });
    await expect(send()).rejects.toMatchObject({ code: 'request.too-often', facts: { minutes: 60 } });
    await expect(send({}, 'guest-1')).resolves.toMatchObject({ tokens: [{ isMailed: false }, { isMailed: false }] });
  });

  test('reaches nobody any more whose address has been erased', async () => {
    server = await openMailServer();
    const { url } = server;
    await parts.start(url);
    const { id } = await send();
    await until(() => server?.got.length === 1);
    await parts.stopServices();
    await sign(id, 1);
    await parts.keys.destroy('member-ada');
    await parts.start(url);
    await until(async () => (await listed(id))?.recipients[1]?.mailFailure?.problem === 'no-address');
    expect(server.got).toHaveLength(1);
  });
});

test.each<[string, Owner, boolean]>([
  ['a guest', 'guest-1', true],
  ['a member where no mail server is set up', 'member-ada', false],
])('a signature request of %s sends no mail: its links are handed over', async (_, owner, isSetUp) => {
  server = await openMailServer();
  await parts.start(isSetUp ? server.url : undefined);
  const { id, tokens } = await send({}, owner);
  expect(tokens.map(({ isMailed }) => isMailed)).toEqual([false, false]);
  await until(async () => (await listed(id)) !== undefined);
  await rest();
  const again = parts.bus.ask(questions.mailRecipientAgain, { id, recipient: 1, owners: [owner] });
  await expect(again).rejects.toMatchObject({ code: 'signature-request.not-mailed' });
  expect(server.got).toEqual([]);
});
