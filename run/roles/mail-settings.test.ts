import { readConfig } from '../../services/platform/settings/config.js';
import { mailRow } from '../doctor/mail-row.js';
import { openMailServer } from './fixtures/mail-server.js';

test('the doctor says of a mail server whether it answers, and shows no password', async () => {
  const server = await openMailServer();
  const { url } = server;
  const MAIL_FROM = 'docket@example.org';
  const row = (SMTP_URL: string) => mailRow({ SMTP_URL, MAIL_FROM }, 2000);
  expect(await row(url)).toMatchObject({
    state: 'ok',
    found: 'the server of SMTP_URL answers; mails come from docket@example.org',
  });
  expect(await row('smtp://127.0.0.1:1')).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('cannot be reached') as string,
  });
  const withoutTls = await row(url.replace('smtp://', 'smtp://ada:secret@'));
  expect(withoutTls).toMatchObject({ state: 'wrong', found: expect.stringContaining('no TLS') as string });
  expect(JSON.stringify(withoutTls)).not.toContain('secret');
  await server.stop();
});

test.each([
  ['SMTP_URL', { SMTP_URL: 'http://mail' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail?tls=perhaps' }],
  ['MAIL_FROM is missing', { MAIL_FROM: '' }],
  ['MAIL_FROM', { MAIL_FROM: 'Docket <a@b.cc>, x@y.zz' }],
  ['PUBLIC_URL is missing', { PUBLIC_URL: '' }],
])('settings of mail that cannot be are refused by name: %s', (named, change) => {
  const right = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Docket <a@b.cc>', PUBLIC_URL: 'https://docket.example.org' };
  expect(readConfig(right).SMTP_URL).toBe('smtp://mail');
  expect(() => readConfig({ ...right, ...change })).toThrow(named);
});
