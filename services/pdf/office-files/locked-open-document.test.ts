import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { lockedOpenDocument } from '../fixtures/locked-office.js';
import { unlockedOpenDocument } from './locked-open-document.js';

const PARTS = {
  mimetype: strToU8('application/vnd.oasis.opendocument.text'),
  'content.xml': strToU8(`<office:text>${'The rent is due in May. '.repeat(100)}</office:text>`),
  'styles.xml': strToU8('<office:styles/>'),
};
const unpacked = (opened: ReturnType<typeof unlockedOpenDocument>) =>
  typeof opened === 'object' ? unzipSync(opened.bytes) : {};

describe('an OpenDocument file that is locked', () => {
  test.each(['geheim', 'pässwört €', '秘密'])('is opened by its password: %s', (password) => {
    const opened = unpacked(unlockedOpenDocument(lockedOpenDocument(PARTS, password), password));
    expect(opened['content.xml']).toEqual(PARTS['content.xml']);
    expect(opened['styles.xml']).toEqual(PARTS['styles.xml']);
    expect(strFromU8(opened['META-INF/manifest.xml'] ?? new Uint8Array())).not.toContain('encryption-data');
  });

  test('stays locked under any other password, and without one', () => {
    const locked = lockedOpenDocument(PARTS, 'geheim');
    expect([unlockedOpenDocument(locked, 'Geheim'), unlockedOpenDocument(locked, '')]).toEqual(['locked', 'locked']);
  });

  test('in a way that is not known here is told apart from a wrong password', () => {
    const parts = unzipSync(lockedOpenDocument(PARTS, 'geheim'));
    const manifest = strFromU8(parts['META-INF/manifest.xml'] ?? new Uint8Array()).replaceAll('PBKDF2', 'argon2id');
    const other = zipSync({ ...parts, 'META-INF/manifest.xml': strToU8(manifest) });
    expect(unlockedOpenDocument(other, 'geheim')).toBe('unknown');
  });

  test('is no other file', () => {
    expect(unlockedOpenDocument(zipSync(PARTS), 'geheim')).toBeUndefined();
    expect(unlockedOpenDocument(strToU8('words'), 'geheim')).toBeUndefined();
  });
});
