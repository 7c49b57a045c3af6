import * as made from '../../../fixtures/metafiles.js';
import { disarmMetafile, isMetafile } from './metafile.js';

const POSTSCRIPT = Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n{ } loop');
const PDF = Buffer.from('%PDF-1.7 anything');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/secret.png"/></svg>');
const PNG = Buffer.from('\u0089PNG\r\n\u001a\n and pixels', 'latin1');

interface Case {
  readonly what: string;
  readonly bytes: Buffer;
}

const emf = (...records: readonly Uint8Array[]): Buffer => made.emfWith({ records });
const wmf = (...records: readonly Uint8Array[]): Buffer => made.wmfWith({ records });

/** Pictures that lose one thing. */
const hostile: readonly Case[] = [
  { what: 'a copy of it as PDF (EMF)', bytes: emf(made.multiformats(' FDP', PDF)) },
  { what: 'a copy of it as PostScript (EMF)', bytes: emf(made.multiformats('FSPE', POSTSCRIPT)) },
  { what: 'a comment with PostScript (EMF)', bytes: emf(made.emfComment(POSTSCRIPT)) },
  { what: 'data for a printer (EMF)', bytes: emf(made.emfRecord(106, Buffer.concat([Buffer.of(19, 0, 0, 0), SVG]))) },
  { what: 'a bitmap of absurd size (EMF)', bytes: emf(made.stretchedBitmap(60_000)) },
  { what: 'a drawing that reaches out as bitmap (EMF+)', bytes: emf(made.emfPlusBitmap(SVG)) },
  { what: 'PostScript as metafile (EMF+)', bytes: emf(made.emfPlusMetafile(POSTSCRIPT)) },
  {
    what: 'PostScript in a metafile (EMF+)',
    bytes: emf(made.emfPlusMetafile(wmf(made.wmfEscape(0x25, POSTSCRIPT)))),
  },
  { what: 'data for a printer (WMF)', bytes: wmf(made.wmfEscape(0x25, Buffer.from('showpage'))) },
  { what: 'a comment with PostScript (WMF)', bytes: wmf(made.wmfEscape(0x0f, POSTSCRIPT)) },
  {
    what: 'PDF in a copy of it as EMF (WMF)',
    bytes: wmf(made.enhancedEscape(emf(made.multiformats(' FDP', PDF)))),
  },
];

const words = (...numbers: readonly number[]): Buffer => Buffer.from(Uint32Array.from(numbers).buffer);

const withWord = (bytes: Buffer, at: number, word: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed.writeUInt32LE(word, at);
  return changed;
};

const WMF_FIRST_RECORD_AT = 40;

const emfPlusRecords = (count: number): Buffer =>
  Buffer.concat([Buffer.from('EMF+'), Buffer.concat(Array<Buffer>(count).fill(words(0x4001, 12, 0)))]);

/** Pictures that lie, or hold too much. */
const refused: readonly Case[] = [
  { what: 'a record of no length (EMF)', bytes: withWord(emf(), 92, 0) },
  { what: 'a record longer than the file (EMF)', bytes: withWord(emf(), 92, 0x7fffffff) },
  { what: 'a record of no length (WMF)', bytes: withWord(wmf(), WMF_FIRST_RECORD_AT, 0) },
  { what: 'a record longer than the file (WMF)', bytes: withWord(wmf(), WMF_FIRST_RECORD_AT, 0x7fffffff) },
  {
    what: 'a comment that takes in the records after it (EMF)',
    bytes: withWord(emf(made.emfComment(PNG), made.emfComment(POSTSCRIPT)), 96, 60),
  },
  { what: 'more records than can be drawn (EMF)', bytes: emf(Buffer.concat(Array(250_001).fill(words(17, 8)))) },
  {
    what: 'more records of EMF+ than can be drawn, in two comments (EMF)',
    bytes: emf(...Array<Buffer>(2).fill(made.emfComment(emfPlusRecords(125_001)))),
  },
];

const harmless: readonly Case[] = [
  { what: 'EMF', bytes: emf() },
  { what: 'WMF', bytes: wmf() },
  { what: 'EMF with a comment of its maker', bytes: emf(made.emfComment(Buffer.from('drawn by hand'))) },
  { what: 'EMF with a bitmap', bytes: emf(made.stretchedBitmap(100)) },
  { what: 'EMF+ with a photograph', bytes: emf(made.emfPlusBitmap(PNG)) },
  { what: 'EMF+ with a metafile', bytes: emf(made.emfPlusMetafile(wmf())) },
  { what: 'WMF with a copy of it as EMF', bytes: wmf(made.enhancedEscape(emf())) },
];

test.each(hostile)('a metafile loses $what, and nothing in it moves', ({ bytes }) => {
  const disarmed = disarmMetafile(bytes);
  expect(disarmed.removed).toEqual({ links: 0, objects: 1 });
  expect(disarmed.bytes).toHaveLength(bytes.length);
  expect(isMetafile(disarmed.bytes)).toBe(true);
  for (const mark of ['%!PS', '%PDF', 'secret', 'showpage']) {
    expect(Buffer.from(disarmed.bytes).includes(mark)).toBe(false);
  }
  expect(disarmMetafile(disarmed.bytes)).toEqual({ bytes: disarmed.bytes, removed: { links: 0, objects: 0 } });
});

test.each(refused)('a metafile with $what is not shown', ({ bytes }) => {
  expect(disarmMetafile(bytes)).toEqual({ bytes: new Uint8Array(), removed: { links: 0, objects: 1 } });
});

test.each(harmless)('$what stays as it is', ({ bytes }) => {
  expect(disarmMetafile(bytes).bytes).toBe(bytes);
});

test('a picture in EMF+ is recognised although it lies in pieces', () => {
  const whole = made.emfPlusBitmap(SVG);
  const comment = whole.subarray(12, 16);
  const image = whole.subarray(28);
  const pieceOf = (data: Buffer, flags: number): Buffer => {
    const header = Buffer.alloc(12);
    header.writeUInt16LE(0x4008);
    header.writeUInt16LE(flags, 2);
    header.writeUInt32LE(12 + data.length, 4);
    header.writeUInt32LE(data.length, 8);
    return made.emfComment(Buffer.concat([comment, header, data]));
  };
  const total = words(image.length);
  const one = image.subarray(0, 40);
  const other = image.subarray(40);
  const pieces = [pieceOf(Buffer.concat([total, one]), 0x8500), pieceOf(other, 0x0500)];
  const disarmed = disarmMetafile(emf(...pieces));
  expect(disarmed.removed.objects).toBe(1);
  expect(Buffer.from(disarmed.bytes).includes('secret')).toBe(false);
});
