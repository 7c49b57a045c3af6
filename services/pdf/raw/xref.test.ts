import { documentWith, pdfWith } from '../fixtures/pdfs.js';
import { withRevision } from '../fixtures/raw-revision.js';
import { readStrictXref, readXref } from './xref.js';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const lenient = (bytes: Uint8Array) => readXref({ bytes, text: latin1(bytes) });

const START = /startxref\n(\d+)/;
const ENTRY = /(\d{10}) 00000 n/;

let plain: string;
beforeAll(async () => {
  plain = latin1(await pdfWith({}, {}));
});

describe('the strict reader of cross-references', () => {
  test('agrees with the lenient one where all is in order', () => {
    const places = readStrictXref(bytesOf(plain))?.places;
    expect(places).toEqual(lenient(bytesOf(plain)).places);
    expect(places?.size).toBeGreaterThan(3);
  });

  test('takes the newest place of an object', () => {
    const revised = withRevision(bytesOf(plain), 1, '<</Type/Catalog>>');
    expect(readStrictXref(revised)?.places.get(1)).toMatchObject({ offset: latin1(revised).lastIndexOf('1 0 obj') });
  });

  test.each<[string, (text: string) => string]>([
    [
      'an object is elsewhere',
      (text) => text.replace(ENTRY, (_, at: string) => `${String(Number(at) + 1).padStart(10, '0')} 00000 n`),
    ],
    ['an object has another generation', (text) => text.replace(ENTRY, '$1 00004 n')],
    ['the trailer names another generation', (text) => text.replace(/\/Root (\d+) 0 R/, '/Root $1 1 R')],
    [
      'the trailer names it under a key that is written in another way',
      (text) => text.replace(/\/Root (\d+) 0 R/, '/R#6fot $1 1 R'),
    ],
    [
      'the tables run in a ring',
      (text) => text.replace('trailer\n<<', `trailer\n<</Prev ${START.exec(text)?.[1] ?? ''}`),
    ],
    ['the end is cut off', (text) => text.slice(0, text.lastIndexOf('%%EOF'))],
    ['a newer end is cut off', (text) => `${text}startxref\n${text.length}\n`],
    ['the header is missing', (text) => text.slice(1)],
    ['an entry is missing', (text) => text.replace(/\d{10} 00000 n \n/, '')],
  ])('sees that %s', (_, damage) => {
    const damaged = damage(plain);
    expect(damaged).not.toBe(plain);
    expect(readStrictXref(bytesOf(damaged))).toBeUndefined();
  });

  test('sees that a stream has fewer rows than it says', async () => {
    const text = latin1(await (await documentWith({}, {})).save({ useObjectStreams: true }));
    expect(readStrictXref(bytesOf(text))).toBeDefined();
    const damaged = text.replace(/\/Index \[ ?(\d+) (\d+) ?\]/, (whole, first: string) =>
      whole.replace(/\d+ \d+/, `${first} 9999`),
    );
    const larger = damaged === text ? text.replace(/\/Size \d+/, '/Size 99999') : damaged;
    expect(readStrictXref(bytesOf(larger))).toBeUndefined();
  });
});

describe('the lenient reader of cross-references', () => {
  test('reads a table whose lines are a byte short', () => {
    const short = plain.replaceAll(' n \n', ' n\n').replaceAll(' f \n', ' f\n');
    expect(lenient(bytesOf(short)).places).toEqual(lenient(bytesOf(plain)).places);
  });

  test('takes a table at its word', () => {
    const wrong = plain.replace(ENTRY, '0000000003 00000 n');
    expect([...lenient(bytesOf(wrong)).places.values()]).toContainEqual({ offset: 3, generation: 0 });
  });

  test('does not go back to an older revision where the newest is cut off', () => {
    expect(() => lenient(bytesOf(`${plain}startxref\n${plain.length}\n`))).toThrow('does not end like a PDF');
  });
});
