import { meantPasswords, passwordForms, preparedPdfPassword } from './pdf-passwords.js';

describe('a password of a PDF', () => {
  test.each([
    ['pässwört', 'pa\u0308sswo\u0308rt'],
    ['full123', 'ｆｕｌｌ１２３'],
    ['two words', 'two\u00a0words'],
    ['hyphen', 'hy\u00adphen'],
    ['file', 'ﬁle'],
  ])('is set as %s, and meant by %s', (set, typed) => {
    expect(preparedPdfPassword(typed)).toBe(set);
    expect(meantPasswords(typed)).toContain(set);
  });

  test('is tried as it was typed first, and an ordinary one once', () => {
    expect(meantPasswords('ｆｕｌｌ１２３')[0]).toBe('ｆｕｌｌ１２３');
    expect(passwordForms('open sesame')).toEqual(['open sesame']);
    expect(passwordForms('')).toEqual(['']);
  });

  test('is tried composed where it was typed otherwise, and the other way round', () => {
    expect(meantPasswords('a\u0308')).toContain('ä');
    expect(meantPasswords('ä')).toContain('a\u0308');
  });

  test.each([
    ['a euro', '€', ['\u00a0', '\u0080']],
    ['a Polish letter', 'ł', ['\u009b']],
    ['a dash', '–', ['\u0085', '\u0096']],
    ['a letter of Latin 1', 'ä', ['ä']],
  ])('with %s is tried by the bytes of older files', (_, typed, bytes) => {
    expect(passwordForms(typed)).toEqual(expect.arrayContaining(bytes));
  });

  test('of a script that no such encoding has is tried by the bytes of UTF-8 only', () => {
    expect(passwordForms('密')).toEqual(['密', '\u00e5\u00af\u0086']);
  });

  test('of nothing that is seen is not set as an empty one', () => {
    expect(preparedPdfPassword('\u00ad')).not.toBe('');
  });
});
