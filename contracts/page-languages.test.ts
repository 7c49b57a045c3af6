import { addressIn, englishAddress, languagesOf, translatedPages } from './page-languages.js';

describe('the address of a public page', () => {
  test('of a tool begins with its language, unless that is English', () => {
    expect(addressIn('de', '/tools/pdf-merge')).toBe('/de/tools/pdf-merge');
    expect(addressIn('en', '/tools/pdf-merge')).toBe('/tools/pdf-merge');
  });

  test.each(translatedPages)('about the product or of the help begins with it, too: %s', (path) => {
    expect(addressIn('ar', path)).toBe(`/ar${path}`);
  });

  test('is not that of a screen, which is drawn in every language at one address', () => {
    expect(addressIn('ar', '/quiz')).toBe('/quiz');
    expect(languagesOf('/quiz')).toEqual(['en']);
  });

  test.each(languagesOf('/tools/pdf-merge'))('is found again from that in %s', (language) => {
    expect(englishAddress(addressIn(language, '/tools/pdf-merge'))).toBe('/tools/pdf-merge');
  });

  test('that only looks like one in a language stays as it is', () => {
    expect(englishAddress('/xx/tools/pdf-merge')).toBe('/xx/tools/pdf-merge');
    expect(englishAddress('/')).toBe('/');
  });
});
