import iconv from 'iconv-lite';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  avif,
  bmp,
  compound,
  docmOf,
  docx,
  docxWithTypesLast,
  gif,
  jpeg,
  odfOf,
  pdf,
  png,
  rtf,
  tiff,
  webp,
  zipOf,
} from '../fixtures/smallest-files.js';
import { HEAD_BYTES, typeOfContent } from './checked-file.js';

const typeOf = async (bytes: Buffer, name: string) => {
  const { kind, extensions } = await typeOfContent(bytes.subarray(0, HEAD_BYTES), bytes.length <= HEAD_BYTES, name);
  return `${kind} ${extensions[0] ?? ''}`;
};
const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** The head of a HEIF file. */
const heifOf = (brand: string): Buffer =>
  Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1')]);

/** Lines that may stand above the first element. */
const svgProlog = (root: string): string =>
  `<?xml version="1.0"?>\n<!-- <html> --><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns "http://a>b">]>\n<!---->${root}`;

describe('the type of an upload', () => {
  test.each([
    ['a.pdf', pdf(), 'pdf .pdf'],
    ['a.png', png, 'image .png'],
    ['a.jpeg', jpeg, 'image .jpg'],
    ['a.gif', gif, 'image .gif'],
    ['a.webp', webp, 'image .webp'],
    ['a.tiff', tiff, 'image .tif'],
    ['a.avif', avif, 'image .avif'],
    ['a.heic', heifOf('heic'), 'image .heic'],
    ['a.heif', heifOf('mif1'), 'image .heic'],
    ['a.jxl', Buffer.from('ff0a7f00', 'hex'), 'image .jxl'],
    ['a.jxl in boxes', Buffer.from('0000000c4a584c200d0a870a', 'hex'), 'image .jxl'],
    ['a.docx', docx, 'office .docx'],
    ['a.docx with its types last', docxWithTypesLast, 'office .docx'],
    ['a.txt', Buffer.from('plain'), 'text .txt'],
    ['a.odt', odfOf('text'), 'office .odt'],
    ['a.ods', odfOf('spreadsheet'), 'office .ods'],
    ['a.odp', odfOf('presentation'), 'office .odp'],
    ['a.odt with its type packed', zipOf({ 'META-INF/manifest.xml': new Uint8Array(200_000) }), 'office .odt'],
    ['a.rtf', rtf, 'office .rtf'],
    ['a.doc that is RTF', rtf, 'office .doc'],
    ['a.csv', Buffer.from('a,b\n1,2\n'), 'text .csv'],
    ['a.html', Buffer.from('<!doctype html><p>hello'), 'text .html'],
    ['a.eml', Buffer.from('From: a@example.org\r\nSubject: hi\r\n\r\ntext'), 'mail .eml'],
    ['a.eml of 8 bits', Buffer.from('Subject: hi\n\n\x01\x02\xff', 'latin1'), 'mail .eml'],
    ['a.msg', compound, 'mail .msg'],
    ['a.epub', zipOf({ mimetype: 'application/epub+zip' }), 'book .epub'],
    ['a.epub that does not begin with its type', zipOf({ 'META-INF/container.xml': new Uint8Array(9) }), 'book .epub'],
    ['book', zipOf({ mimetype: 'application/epub+zip' }), 'book .epub'],
    ['a.pages', zipOf({ 'Index/Document.iwa': 'x', 'preview.jpg': jpeg }), 'iwork .pages'],
    ['a.numbers', zipOf({ 'Data/a.jpg': new Uint8Array(200_000), 'Index/Document.iwa': 'x' }), 'iwork .numbers'],
    ['a.key', zipOf({ 'index.apxl': '<a/>', 'QuickLook/Preview.pdf': pdf() }), 'iwork .key'],
    ['a.key that was a folder', zipOf({ 'a.key/Index.zip': 'x', 'a.key/preview.jpg': jpeg }), 'iwork .key'],
    ['a.htm', Buffer.from('<?xml version="1.0"?><html/>'), 'text .html'],
    ['a.md', Buffer.from('# heading'), 'text .md'],
    ['a.xml', Buffer.from('<?xml version="1.0"?><a/>'), 'text .xml'],
    ['a.xml that is an SVG', Buffer.from('<svg/>'), 'text .xml'],
    ['a.markdown', Buffer.from('# heading'), 'text .md'],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing .svg'],
    ['a.svg with a prologue', Buffer.from(svgProlog('<svg:svg>')), 'drawing .svg'],
    ['a.svg in UTF-16', utf16(svgProlog('<svg>')), 'drawing .svg'],
    ['drawing', Buffer.from('<svg/>'), 'drawing .svg'],
    ['a.txt that is an SVG', Buffer.from('<svg/>'), 'text .txt'],
  ])('of %s is told by its content', async (fileName, bytes, type) => {
    expect(await typeOf(bytes, fileName.split(' ')[0]!)).toBe(type);
  });

  test.each(['doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx'])(
    'of a compound file is told by its ending .%s',
    async (ending) => {
      expect(await typeOf(compound, `a.${ending}`)).toBe(`office .${ending}`);
    },
  );

  test.each([
    ['UTF-8', Buffer.from('Grüße, 世界\r\n\tindented\f')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffhello')],
    ['UTF-16', utf16('Grüße, 世界')],
    ['Latin-1', Buffer.from('Grüße', 'latin1')],
    ['UTF-16 without a byte order mark', Buffer.from('Привет, мир\n', 'utf16le')],
    ['big-endian UTF-16 without a byte order mark', Buffer.from('你好。\n', 'utf16le').swap16()],
    ['Latin text in UTF-16 without a byte order mark', Buffer.from('a,b\r\n1,2\r\n', 'utf16le')],
    ['UTF-32', iconv.encode('Grüße, 世界', 'utf-32', { addBOM: true })],
    ['UTF-32 without a byte order mark', iconv.encode('Grüße, 世界', 'utf-32be')],
    ['KOI8-R', iconv.encode('Привет, мир', 'koi8-r')],
    ['DOS 866', iconv.encode('Привет, мир', 'cp866')],
    ['Shift_JIS', iconv.encode('台所の窓、東京', 'shift_jis')],
    ['GB18030', iconv.encode('姓名,城市', 'gb18030')],
    ['ISO-2022-JP', Buffer.from('\u001b$B$3$s\u001b(B')],
    ['text that begins like a bitmap', Buffer.from('BMW makes cars')],
    ['text that begins like a program', Buffer.from('MZ is a signature')],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
    ['text that speaks of %PDF-1.7', Buffer.from('A file begins with %PDF-1.7')],
  ])('is text for %s', async (_, bytes) => {
    expect(await typeOf(bytes, 'a.txt')).toBe('text .txt');
  });

  test('is PDF for one that has lost its header, unless its name says text', async () => {
    const headerless = Buffer.from('1 0 obj\n<</Type/Catalog>>\nendobj\nstartxref\n0\n%%EOF\n');
    expect(await typeOf(headerless, 'a.pdf')).toBe('pdf .pdf');
    expect(await typeOf(headerless, 'a')).toBe('pdf .pdf');
    expect(await typeOf(Buffer.from('1 0 obj\nplain notes on endobj'), 'a.txt')).toBe('text .txt');
  });

  test.each([
    ['README', Buffer.from('plain'), 'text .txt'],
    ['scan', pdf(), 'pdf .pdf'],
    ['photo.xyz', png, 'image .png'],
    ['letter.backup', docx, 'office .docx'],
    ['photo.jpg', png, 'image .png'],
    ['photo.png', webp, 'image .webp'],
    ['letter.doc', docx, 'office .docx'],
  ])('does not need the right ending: %s', async (name, bytes, type) => {
    expect(await typeOf(bytes, name)).toBe(type);
  });

  test('is PDF when the header comes at the last place within the first 1024 bytes, and not one byte later', async () => {
    const junk = Buffer.from([0, 1, 2, 3]);
    const after = (length: number) => Buffer.concat([junk, Buffer.alloc(length - junk.length, 'x'), pdf()]);
    expect(await typeOf(after(1024), 'a.pdf')).toBe('pdf .pdf');
    await expect(typeOf(after(1025), 'a.pdf')).rejects.toMatchObject({ code: 'file.type-unsupported' });
  });

  test.each([
    ['a.pdf', png, 'a.pdf looks like PDF by its name, but its content is PNG'],
    ['a.pdf', Buffer.from('plain'), 'a.pdf looks like PDF by its name, but its content is text'],
    ['a.png', pdf(), 'a.png looks like PNG by its name, but its content is PDF'],
    ['a.txt', docx, 'a.txt looks like text by its name, but its content is Word'],
    ['a.docx', pdf(), 'a.docx looks like Word by its name, but its content is PDF'],
    [
      'a.odt',
      Buffer.from('<?xml version="1.0"?><office:document/>'),
      'a.odt looks like OpenDocument by its name, but its content is text',
    ],
    ['a.txt', rtf, 'a.txt looks like text by its name, but its content is RTF'],
    ['a.csv', docx, 'a.csv looks like CSV by its name, but its content is Word'],
    ['a.svg', Buffer.from('<html/>'), 'a.svg looks like SVG by its name, but its content is text'],
    ['a.eml', Buffer.from('no headers'), 'a.eml looks like EML by its name, but its content is text'],
    ['a.epub', docx, 'a.epub looks like EPUB by its name, but its content is Word'],
    ['a.docx', zipOf({ 'Index/Document.iwa': 'x' }), 'a.docx looks like Word by its name, but its content is iWork'],
    ['a.key', Buffer.from('-----BEGIN KEY-----'), 'a.key looks like iWork by its name, but its content is text'],
    ['a.pages', docx, 'a.pages looks like iWork by its name, but its content is Word'],
    ['a.png', Buffer.from('<svg/>'), 'a.png looks like PNG by its name, but its content is SVG'],
  ])('is refused where the name says another: %s', async (name, bytes, message) => {
    await expect(typeOf(bytes, name)).rejects.toMatchObject({ code: 'file.type-mismatch', message });
  });

  test.each([
    ['a bitmap', 'a.bmp', bmp],
    ['a bitmap called PDF', 'a.pdf', bmp],
    ['a ZIP', 'a.zip', zipOf({ 'a.txt': 'x' })],
    ['a ZIP called Word', 'a.docx', zipOf({ 'a.txt': 'x' })],
    ['a ZIP around a PDF', 'a.pdf', zipOf({ 'a.pdf': pdf() })],
    ['a large ZIP called Word', 'a.docx', zipOf({ 'a.bin': new Uint8Array(200_000) })],
    ['a ZIP called Pages', 'a.pages', zipOf({ 'Data/a.txt': 'x' })],
    ['a large ZIP with a folder that iWork has, too', 'a.pdf', zipOf({ 'Data/a.bin': new Uint8Array(200_000) })],
    ['an iWork document without an ending', 'plan', zipOf({ 'Index/Document.iwa': 'x' })],
    ['a compound file without an ending', 'setup', compound],
    ['a Word file with macros', 'a.docm', docmOf()],
    ['a Word file with macros called .docx', 'a.docx', docmOf()],
    ['PostScript', 'a.ps', Buffer.from('%!PS-Adobe-3.0\n')],
    ['text with a zero byte', 'a.txt', Buffer.from('a\0b')],
    ['text with an escape character', 'a.txt', Buffer.from('a\u001bb')],
    ['half a UTF-16 pair', 'a.txt', Buffer.concat([utf16('a'), Buffer.from([0x00, 0xd8, 0x41, 0x00])])],
    ['text with zero bytes here and there', 'a.txt', Buffer.from('one\0two\0\0three')],
    ['UTF-32 with a unit of no meaning', 'a.txt', Buffer.from('fffe000041000000ffffff00', 'hex')],
    ['random bytes', 'a.bin', Buffer.from('00ff10805512', 'hex')],
  ])('is refused for %s', async (_, name, bytes) => {
    await expect(typeOf(bytes, name)).rejects.toMatchObject({
      code: 'file.type-unsupported',
      message:
        'Invalid file type. Only PDF, PNG, JPEG, GIF, WebP, TIFF, AVIF, HEIC, JPEG XL, SVG, text, Word, Excel, PowerPoint, OpenDocument, RTF, CSV, Markdown, HTML, XML, EML, MSG, EPUB, iWork files are allowed.',
    });
  });
});

const corpus = new URL('../../../shared/corpus/', import.meta.url);
const filesOf = (folder: string): string[] => (existsSync(corpus) ? readdirSync(new URL(folder, corpus)) : []);
const kinds = { pdf: 'pdf', office: 'office', images: 'image' };
const samples = Object.entries(kinds).flatMap(([folder, kind]) =>
  filesOf(folder).map((name) => ({ folder, name, kind })),
);

if (samples.length === 0) test.skip('the shared corpus is not here', () => undefined);
else {
  describe('a file of the shared corpus', () => {
    test.each(samples)('is told to be $kind: $name', async ({ folder, name, kind }) => {
      const bytes = readFileSync(new URL(`${folder}/${encodeURIComponent(name)}`, corpus));
      expect(await typeOf(bytes, name)).toMatch(new RegExp(`^${kind} `));
    });
  });
}
