import { openSeal } from './carried-text.js';

const seal = openSeal(Buffer.alloc(32, 7));

test('a sealed text opens for what it is about, and shows nothing of itself', () => {
  const sealed = seal.close('blob-1', 'guest:a');
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('blob-1');
  expect(seal.open(sealed, 'guest:a')).toBe('blob-1');
});

test.each([
  ['of another key', openSeal(Buffer.alloc(32, 8)).close('blob-1', 'guest:a')],
  ['about somebody else', seal.close('blob-1', 'guest:b')],
  ['cut short', seal.close('blob-1', 'guest:a').slice(0, -2)],
  ['made up', 'AAAA'],
  ['empty', ''],
])('one that is %s does not open', (_, sealed) => {
  expect(seal.open(sealed, 'guest:a')).toBeUndefined();
});
