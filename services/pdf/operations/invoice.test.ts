import { jest } from '@jest/globals';
import { pdfInvoice } from '../../../contracts/tools/pdf-invoice.js';
import { madeCii, madeUbl, type MadeInvoice } from '../fixtures/made-invoices.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { askPython, FLAWLESS, qpdfCheck, testWith, testWithPython, textOf } from '../fixtures/reference-programs.js';
import { invoice } from './invoice.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

type File = ReturnType<typeof fileOf>;

const run = (files: readonly File[], options: object = {}) =>
  invoice(files as readonly [File, ...File[]], pdfInvoice.options.parse(options), work);

const reading = (xml: string | Uint8Array, options: object = {}) => run([fileOf('bill.xml', xml)], options);
const codesOf = async (xml: string): Promise<readonly string[]> =>
  (await reading(xml)).notes.map(({ code, text }) => (code === 'invoice.flawed' ? (text.split(': ')[1] ?? '') : code));

const attached = async (xml: string): Promise<Uint8Array> => {
  const pages = fileOf('letter.pdf', await pdfWith({ text: 'Dear Ms Roe' }));
  return (await run([fileOf('bill.xml', xml), pages], { invoiceAction: 'attach' })).bytes;
};

/** Requirement R-3.65. */
describe('an electronic invoice', () => {
  const syntaxes = [
    ['CII', madeCii],
    ['UBL', madeUbl],
  ] as const;
  for (const [syntax, made] of syntaxes) {
    testWith('pdftotext', `in ${syntax} becomes a page that another program reads`, async () => {
      const { bytes, notes } = await reading(made(), { invoiceLanguage: 'de' });
      const text = textOf(bytes).replace(/\s+/g, ' ');
      for (const shown of [
        'Rechnung',
        'R-2026-17',
        '2026-11-30',
        '2026-12-31',
        'Müller & Söhne GmbH',
        'Bücher AG',
        '10115 Berlin',
        'Blauer Stift',
        '100 C62',
        'Abzüge: Treue 5,00',
        '291,55',
        'Zu zahlen 241,55 EUR',
        'DE02120300000000202051',
        'Danke & bis bald',
        'Die Summen stimmen',
      ]) {
        expect(text).toContain(shown);
      }
      expect(notes.map(({ code }) => code)).toEqual(['invoice.sound']);
    });

    const flaws: readonly (readonly [string, MadeInvoice])[] = [
      ['BR-02', { number: '' }],
      ['BR-06', { seller: '' }],
      ['PEPPOL-EN16931-R120, BR-CO-10', { lineTotal: '251.00' }],
      ['BR-CO-13, BR-CO-15', { net: '240.00' }],
      ['BR-CO-14, BR-CO-15', { tax: '46.65' }],
      ['BR-CO-15, BR-CO-16', { gross: '291.05' }],
      ['BR-CO-16', { due: '241.45' }],
      ['BR-CO-16', { due: 'much' }],
      ['BR-15', { due: '' }],
    ];
    test.each(flaws)(`in ${syntax} breaks %s where it says %j`, async (rules, changed) => {
      expect(await codesOf(made(changed))).toEqual([rules]);
    });
  }

  test('may be a cent apart, since parts are rounded, and no more', async () => {
    expect(await codesOf(madeCii({ due: '241.56' }))).toEqual(['invoice.sound']);
    expect(await codesOf(madeCii({ due: '241.57' }))).toEqual(['BR-CO-16']);
  });

  testWith('pdftotext', 'says which sum is stated and which comes out, in the language that is asked for', async () => {
    const { bytes } = await reading(madeUbl({ due: '1241.55' }), { invoiceLanguage: 'fr' });
    expect(textOf(bytes).replace(/\s+/g, ' ')).toContain('BR-CO-16 · Montant à payer: indiqué 1241.55, calculé 241.55');
  });

  testWith('pdftotext', 'shows what it says as text, whatever it looks like', async () => {
    const name = '#import "x" *bold* $math$ <script> {{n}} مرحبا 你好';
    expect(textOf((await reading(madeCii({ itemName: name }))).bytes)).toMatch(
      /#import "x" \*bold\* \$math\$ <script> \{\{n\}\}/,
    );
  });

  test('in a language from right to left is set as well', async () => {
    const { bytes } = await reading(madeCii(), { invoiceLanguage: 'ar' });
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${madeCii({ prologue: '' })}`, 'utf16le')],
    ['Latin-1', Buffer.from(madeCii({ prologue: '<?xml version="1.0" encoding="ISO-8859-1"?>' }), 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    expect((await reading(bytes)).notes.map(({ code }) => code)).toEqual(['invoice.sound']);
  });
});

const doctype = (inner: string): string => `<!DOCTYPE a [${inner}]>`;
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const root = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">';

/** XML that is up to no good, or none. */
const hostile: Readonly<Record<string, readonly [code: string, xml: string]>> = {
  'an entity that names a file': [
    'has-dtd',
    `${doctype('<!ENTITY x SYSTEM "file:///etc/passwd">')}${root}<ID>&x;</ID></Invoice>`,
  ],
  'an outer document type': ['has-dtd', `<!DOCTYPE Invoice SYSTEM "http://127.0.0.1/x.dtd">${root}</Invoice>`],
  'entities that swell': ['has-dtd', `${doctype(`<!ENTITY l0 "ha">${laughs}`)}${root}<ID>&l9;</ID></Invoice>`],
  'an entity that nothing declares': ['not-xml', `${root}<ID>&x;</ID></Invoice>`],
  'an element that does not end': ['not-xml', `${root}<ID>1</Invoice>`],
  'elements that end in the wrong order': ['not-xml', `${root}<A><B></A></B></Invoice>`],
  'two roots': ['not-xml', `${root}</Invoice>${root}</Invoice>`],
  'no XML': ['not-xml', 'Dear Ms Roe'],
  'bytes that are not what they say': ['not-xml', '<?xml version="1.0" encoding="utf-7"?><a/>'],
  'another document': ['unknown', '<a/>'],
  'the root of another vocabulary': ['unknown', '<Invoice xmlns="urn:x"/>'],
  'a million elements': ['too-large', `${root}${'<a/>'.repeat(300_000)}</Invoice>`],
  'a very deep tree': ['too-large', `${root}${'<a>'.repeat(100)}${'</a>'.repeat(100)}</Invoice>`],
  'more than five megabytes': ['too-large', `${root}${' '.repeat(5 * 1024 * 1024)}</Invoice>`],
  'signs for tags alone': ['not-xml', '<'.repeat(1_000_000)],
  'quotes that do not end': ['not-xml', `${root}${'<a b="'.repeat(100_000)}`],
};

describe('XML', () => {
  test.each(Object.entries(hostile))('with %s is refused, and nothing of it is read', async (_, [code, xml]) => {
    await expect(reading(xml)).rejects.toMatchObject({ code: `invoice.${code}` });
  });

  test('of an invoice that was cut anywhere is refused', async () => {
    const xml = madeUbl();
    for (let at = 10; at < xml.length - 1; at += 211) {
      await expect(reading(xml.slice(0, at))).rejects.toMatchObject({ code: 'invoice.not-xml' });
    }
  });
});

describe('an invoice that is attached', () => {
  testWithPython('pikepdf', 'is found by another program as the standard wants it', async () => {
    const xml = madeCii();
    const bytes = await attached(xml);
    const described = askPython(
      bytes,
      'import sys, pikepdf',
      'file = pikepdf.open(sys.argv[1])',
      'one = file.Root.AF[0]',
      'meta = bytes(file.Root.Metadata.read_bytes()).decode()',
      'print(one.UF, one.AFRelationship, one.EF.F.Subtype, len(file.Root.AF))',
      'print("fx:ConformanceLevel>EN 16931<" in meta, "<pdfaid:part>3<" in meta, "fx:DocumentFileName>factur-x.xml<" in meta)',
      'sys.stdout.buffer.write(one.EF.F.read_bytes())',
    );
    expect(described.split('\n').slice(0, 2)).toEqual(['factur-x.xml /Alternative /text/xml 1', 'True True True']);
    expect(described).toContain(xml.slice(-500));
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  test('is read from there, and replaces the one before', async () => {
    const first = await attached(madeCii({ number: 'OLD-1' }));
    const pages = fileOf('letter.pdf', first);
    const { bytes } = await run([pages, fileOf('bill.xml', madeCii())], { invoiceAction: 'attach' });
    const { notes } = await run([fileOf('letter.pdf', bytes)]);
    expect(notes.map(({ code }) => code)).toEqual(['invoice.sound']);
    expect(Buffer.from(bytes).includes('OLD-1')).toBe(false);
  });

  test.each([
    ['a PDF alone', ['a.pdf'], 'tool.option-invalid'],
    ['XML alone', ['a.xml'], 'tool.option-invalid'],
  ])('needs both files: %s is refused', async (_, names, code) => {
    const pages = await pdfWith({});
    const files = names.map((name) => fileOf(name, name.endsWith('.pdf') ? pages : madeCii()));
    await expect(run(files, { invoiceAction: 'attach' })).rejects.toMatchObject({ code, facts: { field: 'files' } });
  });

  test('is no UBL', async () => {
    await expect(attached(madeUbl())).rejects.toMatchObject({ code: 'invoice.cii-only' });
  });

  test('is told to be missing where there is none', async () => {
    await expect(run([fileOf('letter.pdf', await pdfWith({}))])).rejects.toMatchObject({ code: 'invoice.none' });
  });
});
