import { networkOf } from './request-values.js';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:9::1', true],
  ['::1', '::2', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['fe80::1%eth0', 'fe80::2%eth0', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are of one network: %j', (one, other, isSame) => {
  expect(networkOf(one) === networkOf(other)).toBe(isSame);
});

test('what is no address stands for itself', () => {
  expect([networkOf(undefined), networkOf('unix:')]).toEqual(['', 'unix:']);
});
