import { setTimeout as pause } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import type { Email } from 'postal-mime';
import { memoryAttempts } from '../../services/platform/attempts/memory-attempts.js';
import { hasDovecot, MAILBOX_USER } from './fixtures/imap-server.js';
import { AUTHSERV, mailOf, openMailIn, PASSED, SENDER, type Written } from './fixtures/mail-in.js';

let parts: Awaited<ReturnType<typeof openMailIn>>;

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(50);
};
const arein = (folder: 'Done' | 'Failed', count = 1) =>
  until(async () => (await parts.imap.subjectsIn(`Docket.${folder}`)).length === count);
const filesIn = ({ attachments }: Email): Readonly<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const { filename, content } of attachments)
    files[filename ?? ''] = Buffer.from(content as ArrayBuffer).toString('latin1');
  return files;
};

const describeWithServer = hasDovecot ? describe : describe.skip;

// Requirement.
describeWithServer('mail in (needs the program dovecot)', () => {
  afterEach(() => parts.stop());

  test('sends the result of an attached PDF back to its sender, with a receipt, and puts the mail away', async () => {
    const document = await PDFDocument.create();
    document.addPage([300, 400]);
    const pdf = Buffer.from(await document.save());
    parts = await openMailIn((bytes) => Promise.resolve(bytes));
    const watching = parts.watch();
    await parts.imap.deliver(
      mailOf({ subject: 'Invoice', messageId: '<one@example.com>', files: [{ name: 'invoice.pdf', bytes: pdf }] }),
    );
    await arein('Done');
    await watching.stop();
    const [answer] = await parts.smtp.read();
    if (!answer) throw new Error('no answer');
    expect(parts.smtp.got.map(({ to }) => to)).toEqual([[SENDER]]);
    expect(answer).toMatchObject({ subject: 'Re: Invoice', inReplyTo: '<one@example.com>' });
    expect(answer.references).toContain('<one@example.com>');
    expect(answer.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
    const files = filesIn(answer);
    expect(Buffer.from(files['invoice_small.pdf'] ?? '', 'latin1').equals(pdf)).toBe(true);
    expect(JSON.parse(files['invoice_small.pdf.receipt.json'] ?? '')).toMatchObject({
      status: 'completed',
      file: { name: 'invoice.pdf', size: pdf.length },
    });
    expect(await parts.imap.subjectsIn('INBOX')).toEqual([]);
    const [begun] = await parts.eventsOf('WorkflowRunStarted');
    expect(begun?.data).toMatchObject({ origin: 'mail', workflowId: 'pdf-compress' });
  });

  test('says in the language of the sender which of two files has failed, and sends the result of the other', async () => {
    parts = await openMailIn();
    const watching = parts.watch();
    const files = [
      { name: 'good.pdf', bytes: 'fine' },
      { name: 'bad.pdf', bytes: 'broken' },
    ];
    await parts.imap.deliver(mailOf({ files, more: ['Accept-Language: de-DE, en-US'] }));
    await arein('Failed');
    await watching.stop();
    const [answer] = await parts.smtp.read();
    expect(answer?.text).toContain('good.pdf: Das Ergebnis ist als good_small.pdf angehängt.');
    expect(answer?.text).toContain('bad.pdf konnte nicht bearbeitet werden:');
    expect(answer && filesIn(answer)['good_small.pdf']).toBe('fine pdf-compress');
  });

  test('answers nobody who is not listed, whom the mail server has not found authentic, or who is a program', async () => {
    parts = await openMailIn();
    const watching = parts.watch();
    const passedBy = (authserv: string) => `${authserv}; dmarc=pass header.from=example.com`;
    const turnedAway: readonly Written[] = [
      { subject: 'not listed', from: 'eve@example.org', results: [`${AUTHSERV}; dmarc=pass header.from=example.org`] },
      { subject: 'no result', results: [] },
      { subject: 'failed', results: [`${AUTHSERV}; dmarc=fail header.from=example.com`] },
      { subject: 'forged below', results: [`${AUTHSERV}; dmarc=fail header.from=example.com`, PASSED] },
      { subject: 'of another server', results: [passedBy('mx.evil.example')] },
      { subject: 'in a comment', results: [`${AUTHSERV} (dmarc=pass header.from=example.com); spf=pass`] },
      { subject: 'of another domain', results: [`${AUTHSERV}; dmarc=pass header.from=evil.example`] },
      { subject: 'two senders', from: `${SENDER}, eve@example.org` },
      { subject: 'automatic', more: ['Auto-Submitted: auto-replied'] },
      { subject: 'to a list', more: ['List-Id: <all.example.com>'] },
      { subject: 'in bulk', more: ['Precedence: bulk'] },
      { subject: 'bounced', more: ['Return-Path: <>'] },
      { subject: 'own', from: MAILBOX_USER, results: [`${AUTHSERV}; dmarc=pass header.from=example.org`] },
      { subject: 'large header', more: Array.from({ length: 2000 }, () => `X-Long: ${'x'.repeat(900)}`) },
    ];
    for (const mail of turnedAway) await parts.imap.deliver(mailOf(mail));
    await arein('Failed', turnedAway.length);
    await watching.stop();
    expect(parts.smtp.got).toEqual([]);
    expect(await parts.runs.begun()).toEqual([]);
  });

  test('has one result and one answer for each mail, however often what watches dies', async () => {
    parts = await openMailIn();
    const count = 8;
    for (let at = 0; at < count; at += 1)
      await parts.imap.deliver(mailOf({ files: [{ name: `${at}.pdf`, bytes: `file ${at}` }] }));
    let watching = parts.watch();
    await until(async () => {
      await watching.stop();
      watching = parts.watch();
      await pause(100 + Math.random() * 300);
      return (await parts.imap.subjectsIn('Docket.Done')).length === count;
    });
    await watching.stop();
    const names = Array.from({ length: count }, (_, at) => `${at}.pdf`);
    expect(await parts.runs.begun()).toEqual(names);
    const answered = new Set((await parts.smtp.read()).map(({ messageId }) => messageId));
    expect(answered.size).toBe(count);
    expect(await parts.eventsOf('MailAnswered')).toHaveLength(count);
  });

  test('takes a mail once that was delivered twice', async () => {
    parts = await openMailIn();
    const raw = mailOf({ messageId: '<twice@example.com>' });
    await parts.imap.deliver(raw);
    await parts.imap.deliver(raw);
    const watching = parts.watch();
    await arein('Done', 2);
    await watching.stop();
    expect(parts.smtp.got).toHaveLength(1);
    expect(await parts.runs.begun()).toEqual(['scan.pdf']);
  });

  test('goes on once a mail server that was away is back', async () => {
    parts = await openMailIn();
    const watching = parts.watch();
    await parts.imap.deliver(mailOf({ subject: 'before' }));
    await arein('Done');
    await parts.imap.halt();
    await pause(300);
    await parts.imap.start();
    await parts.imap.deliver(mailOf({ subject: 'after' }));
    await arein('Done', 2);
    await watching.stop();
    expect(parts.smtp.got).toHaveLength(2);
  });

  test('answers a mail that somebody deletes while it is worked on', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    parts = await openMailIn(async (bytes) => {
      await held;
      return bytes;
    });
    const watching = parts.watch();
    await parts.imap.deliver(mailOf({}));
    await until(async () => (await parts.runs.begun()).length === 1);
    await parts.imap.empty();
    goOn();
    await until(() => Promise.resolve(parts.smtp.got.length === 1));
    await until(async () => (await parts.eventsOf('MailAnswered')).length === 1);
    await watching.stop();
    expect(await parts.imap.subjectsIn('Docket.Failed')).toEqual([]);
  });

  test('says what cannot be worked on: encrypted, of Outlook, empty, of another kind, or none at all', async () => {
    parts = await openMailIn();
    const watching = parts.watch();
    const files = [
      { name: 'smime.p7m', bytes: 'x', type: 'application/pkcs7-mime' },
      { name: 'winmail.dat', bytes: 'x', type: 'application/ms-tnef' },
      { name: 'empty.pdf', bytes: '' },
      { name: 'song.mp3', bytes: 'la la', type: 'audio/mpeg' },
      { name: '../../passwd.png', bytes: 'x', type: 'image/png' },
    ];
    await parts.imap.deliver(mailOf({ subject: 'all kinds', files }));
    await arein('Failed');
    await parts.imap.deliver(mailOf({ subject: 'nothing', files: [] }));
    await arein('Failed', 2);
    await watching.stop();
    const [all, nothing] = await parts.smtp.read();
    expect(all?.text).toContain('smime.p7m is encrypted for somebody');
    expect(all?.text).toContain('winmail.dat hides what was attached');
    expect(all?.text).toContain('empty.pdf is empty');
    expect(all?.text).toContain('Invalid file type');
    expect(all?.text).toContain('passwd.png cannot go through this workflow');
    expect(all?.text).not.toContain('..');
    expect(nothing?.text).toContain('No file that could be worked on is attached');
    expect(await parts.runs.begun()).toEqual([]);
  });

  test('reads 20 files of a mail at most, and is stopped by no number of parts or levels', async () => {
    parts = await openMailIn();
    const watching = parts.watch();
    const files = Array.from({ length: 300 }, (_, at) => ({ name: `${at}.pdf`, bytes: `file ${at}` }));
    await parts.imap.deliver(mailOf({ subject: 'many', files }));
    const levels = Array.from(
      { length: 256 },
      (_, at) => `Content-Type: multipart/mixed; boundary=l${at}\r\n\r\n--l${at}`,
    );
    const head = mailOf({ subject: 'deep' }).split('MIME-Version')[0] ?? '';
    await parts.imap.deliver(`${head}MIME-Version: 1.0\r\n${levels.join('\r\n')}\r\nContent-Type: text/plain\r\n\r\nx`);
    const parted = Array.from({ length: 50_000 }, () => '--p\r\n\r\nx').join('\r\n');
    const wide = mailOf({ subject: 'wide' }).split('MIME-Version')[0] ?? '';
    await parts.imap.deliver(
      `${wide}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=p\r\n\r\n${parted}\r\n--p--\r\n`,
    );
    await arein('Failed', 3);
    await watching.stop();
    const answers = await parts.smtp.read();
    const many = answers.find(({ subject }) => subject === 'Re: many');
    expect(many?.text).toContain('20.pdf was not read: an e-mail may have at most 20 files');
    expect(await parts.runs.begun()).toHaveLength(20);
    expect(answers.map(({ subject }) => subject).toSorted()).toEqual(['Re: deep', 'Re: many', 'Re: wide']);
  });

  test('lets mails of a sender wait who has sent too many within the hour', async () => {
    parts = await openMailIn();
    const mails = memoryAttempts(() => new Date())({ name: 'mail-in', max: 2, windowMs: 3_600_000 });
    for (let at = 0; at < 3; at += 1) await parts.imap.deliver(mailOf({ subject: `${at}` }));
    const watching = parts.watch({ mails });
    await arein('Done', 2);
    await parts.imap.deliver(
      mailOf({
        subject: 'other',
        from: 'bob@example.net',
        results: [`${AUTHSERV}; dmarc=pass header.from=example.net`],
      }),
    );
    await arein('Done', 3);
    await watching.stop();
    expect(await parts.imap.subjectsIn('INBOX')).toEqual(['2']);
  });

  test('sends a link to what is too large for a mail', async () => {
    parts = await openMailIn(() => Promise.resolve(Buffer.alloc(11 * 1024 * 1024, 1)));
    const watching = parts.watch();
    await parts.imap.deliver(mailOf({}));
    await until(async () => (await parts.eventsOf('ConversionRequested')).length === 1);
    const [requested] = await parts.eventsOf('ConversionRequested');
    const { shareHash: hash = '', conversionId = '', owner = 'guest-x' } = requested?.data ?? {};
    const expiresAt = '2026-12-28T10:00:00.000Z';
    const data = { hash, conversionId, owner, at: '2026-11-30T10:00:00.000Z', expiresAt, latestEnd: expiresAt };
    const created = { type: 'ShareLinkCreated', version: 2, data, id: crypto.randomUUID() } as const;
    await parts.runs.store.append(`share-${hash}`, [created], 'absent');
    await until(() => Promise.resolve(parts.smtp.got.length === 1));
    await watching.stop();
    const [answer] = await parts.smtp.read();
    expect(answer?.text).toContain(`https://docket.example.org/s/${hash}`);
    expect(answer?.text).toContain('December 28, 2026');
    expect(answer?.attachments.map(({ filename }) => filename)).toEqual(['scan_small.pdf.receipt.json']);
  });
});
