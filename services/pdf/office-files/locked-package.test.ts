import { docxWith } from '../fixtures/office-files.js';
import { lockedAsIn2007, lockedAsNow } from '../fixtures/locked-office.js';
import { unlockedPackage } from './locked-package.js';

const document = docxWith({ paragraphs: ['The rent is due in May.', 'Any word '.repeat(2000)] });
const ways = [
  ['as Office does now', lockedAsNow],
  ['as Office 2007 does', lockedAsIn2007],
] as const;

describe.each(ways)('a document locked %s', (_, lock) => {
  test.each(['geheim', 'pässwört €', '秘密'])('is opened by its password: %s', (password) => {
    expect(unlockedPackage(lock(document, password), password)).toEqual({ bytes: document });
  });

  test('stays locked under any other password, and without one', () => {
    const locked = lock(document, 'geheim');
    expect([unlockedPackage(locked, 'Geheim'), unlockedPackage(locked, '')]).toEqual(['locked', 'locked']);
  });

  test('is opened without a password where it has the one that stands for none', () => {
    expect(unlockedPackage(lock(document, 'VelvetSweatshop'), '')).toEqual({ bytes: document });
  });
});

describe('what is no such document', () => {
  test('is left alone', () => {
    expect(unlockedPackage(document, 'geheim')).toBeUndefined();
  });

  test('is not spun for hours', () => {
    const locked = Buffer.from(lockedAsNow(document, 'geheim')).toString('latin1');
    const slow = Buffer.from(locked.replace('spinCount="1000"', 'spinCount="9e99"'), 'latin1');
    expect(unlockedPackage(slow, 'geheim')).toBe('unknown');
  });
});
