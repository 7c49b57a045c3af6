import { unzipSync, zipSync } from 'fflate';
import { billionLaughs, withExternalEntity } from '../../fixtures/hostile-office.js';
import { docxWith } from '../../fixtures/office-files.js';
import { packageProblem } from '../package.js';
import { disarmed } from './disarmed.js';
import { withoutEntities } from './entities.js';

const WORD = 'word/document.xml';
const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
const docxOf = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync({
    ...unzipSync(docxWith({ paragraphs: ['Dear reader'] })),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, encoded(text)])),
  });
const partOf = (bytes: Uint8Array, name: string): string =>
  new TextDecoder().decode(unzipSync(disarmed(bytes).bytes)[name]);

const DECLARED = '<!DOCTYPE d [<!ENTITY who "reader"><!-- ]> --><!ENTITY ns \'urn:x\'>]>';

describe('names that a document declares for texts', () => {
  test('are replaced by these, and no declaration is left', () => {
    expect(withoutEntities(`<?xml version="1.0"?>${DECLARED}<d a="&ns;">Dear &who; &amp; &#65;&gone;</d>`)).toBe(
      '<?xml version="1.0"?><d a="urn:x">Dear reader &amp; &#65;</d>',
    );
  });

  test('are no reason to refuse a document', async () => {
    const file = docxOf({ [WORD]: `${DECLARED}<w:document xmlns:w="w">&who;</w:document>` });
    expect(await packageProblem(file)).toBeUndefined();
    expect(partOf(file, WORD)).toBe('<w:document xmlns:w="w">reader</w:document>');
  });

  test('are a reason where they stand for each other, or for something elsewhere', async () => {
    const reason = expect.stringContaining('entities') as unknown;
    expect(await packageProblem(billionLaughs())).toEqual(reason);
    expect(await packageProblem(withExternalEntity('file:///etc/passwd'))).toEqual(reason);
  });

  test('stand for nothing in a drawing where each stands for ten of the next', () => {
    const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
    const svg = `<!DOCTYPE svg [<!ENTITY l0 "ha">${levels.join('')}]><svg><text>&l9;</text></svg>`;
    expect(partOf(docxOf({ 'word/media/a.svg': svg }), 'word/media/a.svg')).toBe('<svg><text></text></svg>');
  });

  test('do not make a part larger than a megabyte more', () => {
    const text = 'a'.repeat(10_000);
    const xml = `<!DOCTYPE d [<!ENTITY long "${text}">]><d>${'&long;'.repeat(10_000)}</d>`;
    expect(withoutEntities(xml)!.length).toBeLessThan(1_100_000);
  });

  test('with an end that does not come take their part with them', () => {
    const svg = '<!DOCTYPE svg [<!ENTITY a "b"><svg>&a;</svg>';
    expect(partOf(docxOf({ 'word/media/a.svg': svg }), 'word/media/a.svg')).toBe('');
  });
});

test('a document of more paragraphs than can be set is refused', async () => {
  const file = docxOf({ [WORD]: `<w:document xmlns:w="w"><w:body>${'<w:p/>'.repeat(260_000)}</w:body></w:document>` });
  expect(await packageProblem(file)).toContain('paragraphs');
});
