import { noticeOnArrival } from './arrival.js';

test('who could not sign in is told how to set it up, and that no account is needed', () => {
  const notice = noticeOnArrival('?auth=not-configured');
  expect(notice).toMatchObject({ title: 'Sign-in is not set up' });
  for (const part of [
    'every tool works without an account',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'OIDC_ISSUER',
    '--demo-login',
  ]) {
    expect(notice?.text).toContain(part);
  }
});

test('who was not confirmed by the account provider is told so', () => {
  expect(noticeOnArrival('?auth=failed')).toMatchObject({ title: 'Sign-in failed' });
});

test.each(['', '?auth=success', '?auth=', '?auth=constructor', '?other=not-configured'])(
  'the address "%s" brings no notice',
  (search) => {
    expect(noticeOnArrival(search)).toBeNull();
  },
);
