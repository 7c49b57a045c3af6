import { unzipSync, zipSync } from 'fflate';
import { docxWith } from '../../fixtures/office-files.js';
import { docxWhoseMainPartIs, fetchingBody } from '../../fixtures/odd-parts.js';
import { packageProblem } from '../package.js';
import { disarmPackage } from './disarm-package.js';

const URL = 'file:///etc/canary.png';
const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
const spelledOut = (bytes: Uint8Array): string =>
  Object.values(unzipSync(bytes))
    .map((part) => `${Buffer.from(part).toString('utf8')}${Buffer.from(part).toString('utf16le')}`)
    .join('\n');

const names = [
  'evil/document.xml',
  'Word/document.xml',
  'word/document.XML',
  'word/document.dat',
  'word\\document.xml',
];

describe.each(names)('a Word document whose main part is called %s', (name) => {
  test.each(fetchingBody)('loses what reaches out of it: $way', ({ make }) => {
    const { bytes, removed } = disarmPackage(docxWhoseMainPartIs(name, make(URL)));
    expect(removed).toEqual({ links: 1, objects: 0 });
    expect(spelledOut(bytes)).not.toContain('canary');
    expect(disarmPackage(bytes)).toEqual({ bytes, removed: { links: 0, objects: 0 } });
  });

  test('loses the relationships that lead out, whatever they are called', () => {
    const link = `<Relationships><Relationship Id="a" Type="x/image" Target="${URL}" TargetMode="External"/></Relationships>`;
    const result = disarmPackage(zipSync({ [`${name}.RELS`]: encoded(link) }));
    expect([result.removed.links, spelledOut(result.bytes).includes('canary')]).toEqual([1, false]);
  });
});

const PICTURE = `<v:imagedata src="${URL}"/>`;
const FIELD = `<w:instrText>INCLUDEPICTURE "${URL}"</w:instrText>`;
const LINK = `<r:Relationship Type="x/image" Target="${URL}"`;

test.each([
  ['a prefix with a dot', PICTURE.replace('v:', 'v.x:')],
  ['a prefix in letters of another language', `<é:image é:href="${URL}"/>`],
  ['the end of a tag within an attribute', PICTURE.replace(' src', ' title="a>b>c" src')],
  ['an attribute of the same name before it', PICTURE.replace(' src', ' o:href="inside.png" src')],
  ['such an attribute in OpenDocument', `<draw:image a:href="inside.png" xlink:href="${URL}"/>`],
  ['such an attribute of a field', `<w:fldSimple x:instr="PAGE" w:instr='INCLUDEPICTURE "${URL}"'/>`],
  ['a quoted section', FIELD.replace('>INC', '><![CDATA[INC').replace('</', ']]></')],
  ['a comment within a word', FIELD.replace('PICTURE', '<!-- > -->PICTURE')],
  ['an instruction for programs within a word', FIELD.replace('PICTURE', '<?a b?>PICTURE')],
  ['blanks before it', `${' '.repeat(5000)}${PICTURE}`],
  ['an attribute that says it is for clicking', `${LINK} x:Type="x/hyperlink"/>`],
  ['an element within it', `${LINK}><a/></r:Relationship>`],
  ['a path from the root', '<v:imagedata src="/etc/canary.png"/>'],
])('nothing hides behind %s', (_, xml) => {
  const { bytes, removed } = disarmPackage(zipSync({ 'a.xml': encoded(`<document>${xml}</document>`) }));
  expect(spelledOut(bytes)).not.toContain('canary.png');
  expect(removed).toEqual({ links: 1, objects: 0 });
});

const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?><d>${PICTURE}</d>`;
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
const quadruple = (text: string): Buffer =>
  Buffer.concat([...Buffer.from(text)].map((char) => Buffer.of(char, 0, 0, 0)));
const spelledOutWide = (bytes: Uint8Array): string => spelledOut(bytes).replaceAll('\0', '');

test.each([
  ['UTF-16', Buffer.concat([Buffer.of(0xff, 0xfe), wide(declared('UTF-16'))])],
  ['UTF-16 without a mark', wide(declared('UTF-16'))],
  ['UTF-16 the other way round', wide(declared('UTF-16')).swap16()],
  ['UTF-32', quadruple(declared('UTF-32'))],
  ['what it calls UTF-16 and is not', encoded(declared('UTF-16'))],
  ['Latin-1', encoded(declared('ISO-8859-1'))],
  ['UTF-7', encoded(declared('UTF-7').replaceAll('src', '+AHMAcgBj-'))],
  ['an encoding that nobody knows', encoded(declared('canary-13'))],
])('a part in %s is read as a parser reads it, or not let through', (_, part) => {
  const { bytes, removed } = disarmPackage(zipSync({ 'a.xml': Uint8Array.from(part) }));
  expect(removed.links + removed.objects).toBe(1);
  expect(spelledOutWide(bytes)).not.toContain('canary');
});

test('a part with comments, quoted sections and pixels in an address stays as it was', () => {
  const pixels = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').toString('base64');
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><d a='"x">y'><!-- <a b=" --><![CDATA[<&]]><s:image x:href="data:image/png;base64,${pixels}"/></d>`;
  const bytes = zipSync({ 'a.xml': encoded(xml) });
  expect(disarmPackage(bytes)).toEqual({ bytes, removed: { links: 0, objects: 0 } });
});

test.each(['Word/document.xml', 'word\\document.xml', '/word/document.xml'])(
  'a document with a second main part, %s, is refused',
  async (name) => {
    const parts = unzipSync(docxWith({}));
    expect(await packageProblem(zipSync(parts))).toBeUndefined();
    expect(await packageProblem(zipSync({ ...parts, [name]: encoded('<a/>') }))).toContain('two parts');
  },
);

test('a part under a name that cannot be listed is refused', async () => {
  const bytes = Buffer.from(zipSync({ ...unzipSync(docxWith({})), _proto___: encoded('<a/>') })).toString('latin1');
  const named = Buffer.from(bytes.replaceAll('_proto___', '__proto__'), 'latin1');
  expect(await packageProblem(named)).toContain('two parts');
});
