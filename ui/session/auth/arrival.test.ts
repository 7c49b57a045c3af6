import { noticeOnArrival } from './arrival.js';

test('who cannot sign in here is told that no account is needed', () => {
  expect(noticeOnArrival('?auth=not-configured')).toMatchObject({
    title: 'Sign-in is not set up',
    text: 'This site has no accounts. Every tool works without one.',
  });
});

test('who was not confirmed by the account provider is told so', () => {
  expect(noticeOnArrival('?auth=failed')).toMatchObject({ title: 'Sign-in failed' });
});

test('who comes from where too many have tried is told when to try again', () => {
  expect(noticeOnArrival('?auth=too-many')).toMatchObject({
    title: 'Sign-in failed',
    text: 'Too many sign-ins from here. Please try again in 15 minutes.',
  });
});

test.each(['', '?auth=success', '?auth=', '?auth=constructor', '?other=not-configured'])(
  'the address "%s" brings no notice',
  (search) => {
    expect(noticeOnArrival(search)).toBeNull();
  },
);
