import { addressIn, englishAddress, languagesOf } from './page-languages.js';

describe('the address of a public page', () => {
  test('of a tool begins with its language, unless that is English', () => {
    expect(addressIn('de', '/tools/pdf-merge')).toBe('/de/tools/pdf-merge');
    expect(addressIn('en', '/tools/pdf-merge')).toBe('/tools/pdf-merge');
  });

  test('about the product or of the help has one, too, where the page is translated', () => {
    expect(addressIn('ar', '/security')).toBe('/ar/security');
    expect(addressIn('zh', '/help/sharing')).toBe('/zh/help/sharing');
    expect(addressIn('zh', '/help/tools')).toBe('/help/tools');
  });

  test('is the English one in every language where it is written in English alone', () => {
    expect(addressIn('ar', '/help/api')).toBe('/help/api');
    expect(languagesOf('/help/api')).toEqual(['en']);
  });

  test.each(languagesOf('/tools/pdf-merge'))('is found again from that in %s', (language) => {
    expect(englishAddress(addressIn(language, '/tools/pdf-merge'))).toBe('/tools/pdf-merge');
  });

  test('that only looks like one in a language stays as it is', () => {
    expect(englishAddress('/xx/tools/pdf-merge')).toBe('/xx/tools/pdf-merge');
    expect(englishAddress('/')).toBe('/');
  });
});
