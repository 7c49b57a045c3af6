import { noticeOnArrival } from './arrival.js';

test('who could not sign in is told why, and that no account is needed', () => {
  expect(noticeOnArrival('?auth=not-configured')).toMatchObject({
    title: 'Sign-in is not set up',
    text: 'This installation has no account provider. Every tool works without one.',
  });
});

test.each(['', '?auth=success', '?auth=', '?other=not-configured'])('the address "%s" brings no notice', (search) => {
  expect(noticeOnArrival(search)).toBeNull();
});
