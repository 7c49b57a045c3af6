import type { FormValues } from '../form-fields.js';
import { FILLED_COPIES_MAX, VALUES_FILE_MAX_BYTES } from '../limits.js';
import { matchValues, type ValueField } from './match-values.js';
import { UnreadableValues } from './unreadable-values.js';
import { readValuesFile, writeValuesFile } from './values-file.js';
import { valuesFormats } from './values-formats.js';

const field = (name: string, more: Partial<ValueField> = {}): ValueField => ({
  name,
  kind: 'text',
  choices: [],
  stored: [],
  open: false,
  value: null,
  readOnly: false,
  multiline: false,
  maxLength: null,
  ...more,
});

const form: readonly ValueField[] = [
  field('applicant.name'),
  field('applicant.address.city'),
  field('story', { multiline: true }),
  field('code', { maxLength: 4 }),
  field('agree', { kind: 'check', stored: ['Ja, gerne'], value: false }),
  field('pay', { kind: 'radio', choices: ['by card', 'by bill'], stored: ['0', '1'] }),
  field('country', { kind: 'choice', choices: ['Italy', 'Norway'], stored: ['it', 'no'] }),
  field('days', { kind: 'list', choices: ['Monday', 'Sunday'], stored: ['Monday', 'Sunday'], open: true, value: [] }),
  field('number', { readOnly: true, value: 'A-17' }),
  field('sign', { kind: 'signature' }),
];

const everything: FormValues = {
  'applicant.name': 'Zażółć (gęślą) \\ jaźń 漢字 😀 مرحبا',
  'applicant.address.city': '<Turin> & "Milan"',
  story: 'one line\nand another',
  code: '+4 9',
  agree: true,
  pay: 'by bill',
  country: 'Norway',
  days: ['Monday', 'Sunday'],
  number: 'A-17',
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = (binary: string): Uint8Array => Uint8Array.from(binary, (one) => one.charCodeAt(0));
const utf16 = (text: string): Uint8Array =>
  bytes(`\xff\xfe${[...Buffer.from(text, 'utf16le')].map((byte) => String.fromCharCode(byte)).join('')}`);

const read = (file: string | Uint8Array): readonly FormValues[] =>
  readValuesFile(typeof file === 'string' ? utf8(file) : file);

const problemOf = (file: string | Uint8Array): unknown => {
  try {
    return read(file);
  } catch (error) {
    if (error instanceof UnreadableValues) return error.problem;
    throw error;
  }
};

describe('values of a form', () => {
  test.each(valuesFormats)('come back from %s as they went out', (format) => {
    const [values = {}] = readValuesFile(writeValuesFile(format, form, everything));
    const { number: _, ...written } = everything;
    expect(matchValues(values, form)).toEqual({ values: written, problems: [] });
  });

  test.each(valuesFormats)('go out as %s where nothing is filled in', (format) => {
    const [values = {}] = readValuesFile(writeValuesFile(format, form, {}));
    expect(matchValues(values, form).problems).toEqual([]);
  });

  test('of a field that is called as what each object has are its own', () => {
    const odd = [field('constructor'), field('__proto__', { value: 'p' })];
    const [values = {}] = readValuesFile(writeValuesFile('json', odd, {}));
    expect(Object.entries(values)).toEqual([
      ['constructor', ''],
      ['__proto__', 'p'],
    ]);
  });
});

describe('a table of values', () => {
  test.each([
    ['commas', 'a,b\r\n1,"x, y"\r\n'],
    ['semicolons, as Excel writes in Europe', 'a;b\r\n1;x, y\r\n'],
    ['tabs', 'a\tb\n1\tx, y'],
    ['a named separator', 'sep=|\na|b\n1|x, y'],
    ['a byte order mark', '\uFEFFa,b\n1,"x, y"'],
    ['more commas in its values than in its names', 'a;b\n1;"x, y"\n'],
    ['names in quotation marks', '"a";"b"\r\n"1";"x, y"\r\n'],
    ['rows of nothing', 'a,b\n\n1,"x, y"\n,\n'],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toEqual([{ a: '1', b: 'x, y' }]);
  });

  test('is read in UTF-16 and in the encoding of Windows', () => {
    expect(read(utf16('Straße;Ort\nDammweg;Köln'))).toEqual([{ Straße: 'Dammweg', Ort: 'Köln' }]);
    expect(read(bytes('Stra\xdfe;Preis\nDammweg;5 \x80'))).toEqual([{ Straße: 'Dammweg', Preis: '5 €' }]);
  });

  test('of one column is read, too', () => {
    expect(read('name\nAda\nGrace')).toEqual([{ name: 'Ada' }, { name: 'Grace' }]);
  });

  test.each([
    ['cells without a column', 'a,b\n1,2,3', { code: 'csv-row', row: 2, cells: 3, columns: 2 }],
    ['too few cells between semicolons', 'a;b\n1;2\n3', { code: 'csv-row', row: 3, cells: 1, columns: 2 }],
    ['too few cells', 'a,b\n1,2\n3', { code: 'csv-row', row: 3, cells: 1, columns: 2 }],
    ['the same column twice', 'a,a\n1,2', { code: 'name-twice', name: 'a' }],
    ['values without a name', 'a,\n1,2', { code: 'csv-unnamed', column: 2 }],
    ['an open quotation mark', 'a,b\n"1,2', { code: 'csv-open-quote' }],
    ['names alone', 'a,b\n', { code: 'csv-no-rows' }],
    ['more rows than forms', `a\n${'1\n'.repeat(FILLED_COPIES_MAX + 1)}`, { code: 'too-many-rows', limit: 200 }],
  ])('with %s is refused', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\tx', "'=1", "''@x"])('goes out without the formula %j', (text) => {
    const file = new TextDecoder().decode(writeValuesFile('csv', [field('a')], { a: text }));
    expect(file).toMatch(/^\uFEFF?a\r\n"?'/);
    expect(read(file)).toEqual([{ a: text }]);
  });

  test('leaves numbers as they are', () => {
    const file = new TextDecoder().decode(writeValuesFile('csv', [field('a')], { a: '-12.50' }));
    expect(file).toContain('\r\n-12.50');
  });
});

/** Each of 30 fields has the next one twice. */
const doubling = (): string => {
  const objects = Array.from({ length: 30 }, (_, at) => `${at + 2} 0 obj<</Kids[${at + 3} 0 R ${at + 3} 0 R]>>endobj`);
  return `%FDF-1.2\n1 0 obj<</FDF<</Fields[2 0 R]>>>>endobj\n${objects.join('\n')}`;
};

describe('FDF of another program', () => {
  const fdf = (fields: string, more = ''): Uint8Array =>
    bytes(
      `%FDF-1.2\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</FDF<</Fields[${fields}]${more}>>>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF`,
    );

  test('is read with partial names, references, comments and every way to write a text', () => {
    const file = bytes(
      [
        '%FDF-1.2\r%\xe2\xe3\xcf\xd3\r',
        '3 0 obj % the city\r<< /T (city) /V <FEFF00D60073007400650072> >>\rendobj\r',
        '1 0 obj\r<< /FDF << /F (form.pdf) /Fields [ 2 0 R << /T(tick)/V/Ja#2C#20gerne >>',
        '<< /T (days) /V [(Monday) <53756E646179>] >> << /T (n) /V 12 >> << /T (button) >> ] >> >>\rendobj\r',
        '2 0 obj\r<< /T (address) /Kids [ 3 0 R << /T (note) /V (a \\(b\\) (c) \\\\ \\101\\\rz\\n\x80) >> ] >>\rendobj\r',
        'trailer << /Root 1 0 R >>\r%%EOF\r',
      ].join(''),
    );
    expect(read(file)).toEqual([
      {
        'address.city': 'Öster',
        'address.note': 'a (b) (c) \\ Az\n•',
        tick: 'Ja, gerne',
        days: ['Monday', 'Sunday'],
        n: '12',
      },
    ]);
  });

  test('is read in the encodings that it names, and with streams', () => {
    expect(read(fdf('<</T(a)/V(\x93\xfa)>>', '/Encoding/Shift-JIS'))).toEqual([{ a: '日' }]);
    const stream =
      '%FDF-1.2\n2 0 obj\n<</Length 5>>\nstream\nlong \nendstream\nendobj\n1 0 obj\n<</FDF<</Fields[<</T(a)/V 2 0 R>>]>>>>\nendobj\n';
    expect(read(stream)).toEqual([{ a: 'long ' }]);
    expect(problemOf(stream.replace('/Length 5', '/Length 5/Filter/FlateDecode'))).toEqual({
      code: 'fdf-packed',
      name: 'a',
    });
  });

  test('leaves out the code of a language, and nothing that looks like one', () => {
    expect(read(fdf('<</T(a)/V<FEFF001B0064006500440045001B0048>>>'))).toEqual([{ a: 'H' }]);
    expect(read(fdf('<</T(a)/V(x\nde\ny)>>'))).toEqual([{ a: 'x\nde\ny' }]);
  });

  test.each([
    [
      'encrypted',
      '%FDF-1.2\n1 0 obj<</FDF<<>>>>endobj trailer <</Root 1 0 R/Encrypt <</V 1>>>>',
      { code: 'fdf-encrypted' },
    ],
    ['without end', '%FDF-1.2\n1 0 obj<</FDF<</Fields[<</T(a)/V(never', { code: 'fdf' }],
    ['without fields', '%FDF-1.2\n1 0 obj <</Other 1>> endobj', { code: 'fdf' }],
    [
      'that holds itself',
      '%FDF-1.2\n1 0 obj<</FDF<</Fields[2 0 R]>>>>endobj 2 0 obj<</T(a)/Kids[2 0 R]>>endobj',
      { code: 'too-deep' },
    ],
    ['that doubles at each level', doubling(), { code: 'fdf' }],
    ['of brackets alone', `%FDF-1.2\n1 0 obj${'['.repeat(100_000)}`, { code: 'too-deep' }],
    [
      'with a field twice',
      '%FDF-1.2\n1 0 obj<</FDF<</Fields[<</T(a)/V(1)>><</T(a)/V(2)>>]>>>>endobj',
      { code: 'name-twice', name: 'a' },
    ],
    ['of one long word', `%FDF-1.2\n1 0 obj<</FDF<</Fields[<</T(a)/V<${'4'.repeat(280_000)}`, { code: 'fdf' }],
  ])('%s is refused', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });
});

describe('XFDF of another program', () => {
  const xfdf = (fields: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): string =>
    `${head}<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><f href="form.pdf"/><fields>${fields}</fields></xfdf>`;

  test('is read with fields in fields, several values, and the entities of XML', () => {
    const fields =
      '<field name="a"><field name="b"><value>x &amp; &#x17C;<![CDATA[<y>]]></value></field></field>' +
      '<field name="days"><value>Monday</value><value>Sunday</value></field>' +
      '<field name="rich"><value-richtext><body xmlns="http://www.w3.org/1999/xhtml"><p>no</p></body></value-richtext></field>' +
      '<field name="empty"><value></value></field>';
    expect(read(xfdf(fields))).toEqual([{ 'a.b': 'x & ż<y>', days: ['Monday', 'Sunday'], empty: '' }]);
  });

  test('is read with a prefix, a byte order mark, and in other encodings', () => {
    expect(
      read('\uFEFF<x:xfdf xmlns:x="u"><x:fields><x:field name="a"><x:value>1</x:value></x:field></x:fields></x:xfdf>'),
    ).toEqual([{ a: '1' }]);
    expect(read(utf16(xfdf('<field name="a"><value>ż</value></field>', '')))).toEqual([{ a: 'ż' }]);
    const latin = xfdf('<field name="a"><value>\xfc</value></field>', '<?xml version="1.0" encoding="ISO-8859-1"?>');
    expect(read(bytes(latin))).toEqual([{ a: 'ü' }]);
  });

  test.each([
    [
      'that asks for another file',
      '<!DOCTYPE xfdf [<!ENTITY e SYSTEM "file:///etc/passwd">]><xfdf><fields><field name="a"><value>&e;</value></field></fields></xfdf>',
      { code: 'xml-doctype' },
    ],
    ['that swells', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xfdf>&b;</xfdf>', { code: 'xml-doctype' }],
    [
      'with an unknown entity',
      '<xfdf><fields><field name="a"><value>&e;</value></field></fields></xfdf>',
      { code: 'xml', line: 1 },
    ],
    ['that is not well-formed', '<xfdf>\n<fields><field name="a"></fields></xfdf>', { code: 'xml', line: 2 }],
    ['that is cut off', '<xfdf><fields>', { code: 'xml', line: 1 }],
    ['of another kind', '<html><fields/></html>', { code: 'xfdf' }],
    ['without values', '<xfdf><fields/></xfdf>', { code: 'empty' }],
    ['in an unknown encoding', '<?xml version="1.0" encoding="x-klingon"?><xfdf/>', { code: 'encoding' }],
    ['of many levels', `<xfdf><fields>${'<field name="a">'.repeat(10_000)}`, { code: 'too-deep' }],
  ])('%s is refused', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });
});

describe('JSON', () => {
  test('names fields within fields, and has a form for each object of a list', () => {
    expect(read('{"a":{"b":"x"},"n":12,"t":true,"l":["1","2"],"e":null}')).toEqual([
      { 'a.b': 'x', n: '12', t: true, l: ['1', '2'], e: '' },
    ]);
    expect(read(' [{"a":"1"},{"a":"2"}]')).toEqual([{ a: '1' }, { a: '2' }]);
  });

  test.each([
    ['of no object', '[1]', { code: 'json' }],
    ['that is broken', '{"a":', { code: 'json' }],
    ['with lists of other things', '{"a":[1]}', { code: 'json' }],
    ['without forms', '[]', { code: 'empty' }],
    ['without values', '{}', { code: 'empty' }],
    ['with a field twice', '{"a":{"b":"1"},"a.b":"2"}', { code: 'name-twice', name: 'a.b' }],
    ['of many levels', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, { code: 'too-deep' }],
  ])('%s is refused', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });
});

describe('any other file', () => {
  test.each([
    ['of nothing', new Uint8Array(), { code: 'empty' }],
    ['of spaces', utf8('  \n'), { code: 'empty' }],
    ['that is too large', new Uint8Array(VALUES_FILE_MAX_BYTES + 1), { code: 'too-large', limit: 291 }],
    ['of bytes that are no text', bytes('a,b\n1,\x00'), { code: 'encoding' }],
  ])('%s is refused', (_, file, problem) => {
    expect(problemOf(file)).toEqual(problem);
  });
});

describe('a value that does not fit', () => {
  test.each([
    ['nobody', 'x', { code: 'no-field' }],
    ['number', 'B-18', { code: 'read-only' }],
    ['sign', 'x', { code: 'takes-none' }],
    ['story', true, { code: 'no-text' }],
    ['applicant.name', 'a\nb', { code: 'one-line' }],
    ['code', '12345', { code: 'too-long', max: 4 }],
    ['agree', 'maybe', { code: 'no-tick', state: 'Ja, gerne' }],
    ['pay', 'by luck', { code: 'no-choice', choices: ['by card', 'by bill'] }],
    ['country', ['Italy', 'Norway'], { code: 'one-choice' }],
    ['days', ['Monday', 'Friday'], { code: 'no-choice', choices: ['Monday', 'Sunday'] }],
  ] as const)('of %s is told by its field', (name, value, problem) => {
    expect(matchValues({ [name]: value }, form)).toEqual({ values: {}, problems: [{ field: name, ...problem }] });
  });

  test.each([
    ['agree', 'Ja, gerne', true],
    ['agree', 'X', true],
    ['agree', 'Off', false],
    ['pay', '0', 'by card'],
    ['pay', 'Off', ''],
    ['country', 'no', 'Norway'],
    ['days', 'Monday; Sunday', ['Monday', 'Sunday']],
    ['days', '', []],
    ['story', 'a\r\nb', 'a\nb'],
  ] as const)('but for %s, %j does', (name, value, expected) => {
    expect(matchValues({ [name]: value }, form)).toEqual({ values: { [name]: expected }, problems: [] });
  });
});
