import { deflateSync } from 'node:zlib';
import { documentWith, pdfWith } from '../fixtures/pdfs.js';
import { openRaw } from './raw-file.js';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A file of these objects, numbered from 1, with its table. `trailer` goes into it. */
const fileOf = (objects: readonly string[], trailer = ''): string => {
  let text = '%PDF-1.6\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${text}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
};

/** The same file with another table behind it, which knows these places. */
const revised = (file: string, rows: string, { added = '', trailer = '' } = {}): string => {
  const before = /startxref\n(\d+)/.exec(file)?.[1] ?? '';
  const start = file.length + added.length;
  return `${file}${added}xref\n${rows}trailer\n<</Size 9/Root 1 0 R/Prev ${before}${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
};

const row = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n \n`;

describe('a PDF read object by object', () => {
  test('gives what a table names', () => {
    const file = openRaw(bytesOf(fileOf(['<</Type/Catalog/Pages 2 0 R>>', '[1 2]'])));
    expect(file.version).toBe('1.6');
    expect(file.arrayAt(file.dictAt(file.trailer, '/Root'), '/Pages')).toEqual(['1', '2']);
    expect(file.resolve(77)).toBeUndefined();
  });

  test('gives what is packed', async () => {
    const document = await documentWith({}, {});
    const file = openRaw(await document.save({ useObjectStreams: true }));
    expect(file.dictAt(file.dictAt(file.trailer, '/Root'), '/Pages')?.get('/Count')).toBe('2');
  });

  test('gives what the latest revision says, also that something is gone', () => {
    const first = fileOf(['<<>>', '(old)', '(gone)']);
    const rows = `2 2\n${row(first.length)}0000000000 00001 f \n`;
    const file = openRaw(bytesOf(revised(first, rows, { added: '2 0 obj\n(new)\nendobj\n' })));
    expect([file.resolve(2), file.resolve(3)]).toEqual(['(new)', undefined]);
  });

  test('gives what a table calls free but a stream beside it knows', () => {
    const objectStream = deflateSync(Buffer.from('3 0 (hidden)', 'latin1')).toString('latin1');
    const first = fileOf(['<<>>', '()']);
    const packAt = first.length;
    const packed = `4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${objectStream.length}>>\nstream\n${objectStream}\nendstream\nendobj\n`;
    const rows = `\x02\0\x04\0\x01${String.fromCharCode(packAt >> 8, packAt & 255)}\0`;
    const streamAt = packAt + packed.length;
    const stream = `5 0 obj\n<</Type/XRef/Size 6/Index[3 2]/W[1 2 1]/Length 8>>\nstream\n${rows}\nendstream\nendobj\n`;
    const free = '3 1\n0000000000 65535 f \n';
    const file = openRaw(bytesOf(revised(first, free, { added: packed + stream, trailer: `/XRefStm ${streamAt}` })));
    expect(file.resolve(3)).toBe('(hidden)');
  });

  test('gives the bytes of a stream, whose length may be an object of its own', () => {
    const file = openRaw(bytesOf(fileOf(['<<>>', '<</Length 3 0 R>>\nstream\r\nabc\nendstream', '3'])));
    expect(latin1(file.objectAt(2).data ?? new Uint8Array())).toBe('abc');
  });

  test.each([
    ['a stream is longer than it says', '<</Length 1>>\nstream\nabc\nendstream'],
    ['a stream does not say how long it is', '<<>>\nstream\nabc\nendstream'],
    ['a length is the length of itself', '<</Length 2 0 R>>\nstream\nabc\nendstream'],
  ])('has to be repaired where %s', (_, object) => {
    const file = openRaw(bytesOf(fileOf(['<<>>', object])));
    expect(() => file.objectAt(2)).toThrow(expect.objectContaining({ name: 'Irregular' }) as Error);
  });

  test('has to be repaired where an object is not where the table says', () => {
    const file = openRaw(bytesOf(fileOf(['<<>>', '()']).replace('2 0 obj', '9 0 obj')));
    expect(() => file.objectAt(2)).toThrow(expect.objectContaining({ name: 'Irregular' }) as Error);
  });

  test.each([
    ['its end is cut off', (text: string) => text.slice(0, text.lastIndexOf('startxref'))],
    ['its tables run in a ring', (text: string) => text.replace('/Root', `/Prev ${text.lastIndexOf('xref\n0')}/Root`)],
    ['its table is damaged', (text: string) => text.replace('65535 f', '65535 x')],
    ['it does not start with a PDF header', (text: string) => `junk${text}`],
  ])('has to be repaired where %s', async (_, damage) => {
    const text = latin1(await pdfWith({}));
    expect(() => openRaw(bytesOf(damage(text)))).toThrow(expect.objectContaining({ name: 'Irregular' }) as Error);
  });
});
