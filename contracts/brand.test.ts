import { siteNameProblem } from './brand.js';

describe('the name of a site', () => {
  test.each(['Acme', 'Müller & Söhne', '文件室', 'مكتب الوثائق', 'x'.repeat(40), 'O\'Brien "Files" 24/7'])(
    'is what people call themselves: %s',
    (name) => {
      expect(siteNameProblem(name)).toBeUndefined();
    },
  );

  test.each([
    ['nothing', ''],
    ['41 letters', 'x'.repeat(41)],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['markup', '<b>Acme</b>'],
    ['a control character', 'Ac\u0000me'],
    ['the end of a line', 'Ac\nme'],
    ['an override of direction', 'Acme \u202Etxt.exe'],
    ['an isolate', '\u2066Acme'],
    ['a mark of direction', 'Acme\u200F'],
    ['a separator of lines', 'Ac\u2028me'],
    ['a character without a meaning', 'Ac\ue010me'],
    ['half a character', 'Ac\ud800me'],
    ['a space that nobody sees', '\u200b\u200b'],
    ['signs alone', '***'],
  ])('is not %s', (_, name) => {
    expect(siteNameProblem(name)).toMatch(/^must have/);
  });
});
