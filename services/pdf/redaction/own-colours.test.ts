import { jest } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { rawDocument, type RawDocument } from '../fixtures/raw-pdf.js';
import { plantedCases } from '../fixtures/planted.js';
import { save } from '../fixtures/pdfs.js';
import { line } from '../fixtures/raw-pdf.js';

jest.setTimeout(120_000);

const SIDE = 100;
const samplesOf = (channels: number): Uint8Array =>
  Uint8Array.from({ length: SIDE * SIDE * channels }, (_, at) => {
    const pixel = Math.floor(at / channels);
    return [pixel % SIDE, Math.floor(pixel / SIDE), (pixel * 7) % SIDE][at % channels]! * 2 + 20;
  });

const palette = Uint8Array.from({ length: 768 }, (_, at) => [at / 3, 255 - at / 3, at % 251][at % 3]!);
const swapped = (raw: RawDocument) =>
  raw.stream('{ exch }', { FunctionType: 4, Domain: [0, 1, 0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1] });
const ink = (raw: RawDocument) => raw.add({ FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [0.9, 0.2, 0], N: 1 });

const spaces: Readonly<Record<string, (raw: RawDocument) => object>> = {
  'in a palette': (raw) => ({ ColorSpace: ['Indexed', 'DeviceRGB', 255, raw.stream(palette)] }),
  'in a palette from its end': (raw) => ({
    ColorSpace: ['Indexed', 'DeviceRGB', 255, raw.stream(palette)],
    Decode: [255, 0],
  }),
  'in an ink': (raw) => ({ ColorSpace: ['Separation', 'Orange', 'DeviceRGB', ink(raw)] }),
  'in an ink, turned round': (raw) => ({ ColorSpace: ['Separation', 'Orange', 'DeviceRGB', ink(raw)], Decode: [1, 0] }),
  'in three inks': (raw) => ({ ColorSpace: ['DeviceN', ['A', 'B', 'C'], 'DeviceRGB', swapped(raw)] }),
  'in Lab': () => ({ ColorSpace: ['Lab', { WhitePoint: [0.95, 1, 1.09], Range: [-100, 100, -100, 100] }] }),
};

const pictured = (space: (raw: RawDocument) => object, channels: number) => async (): Promise<Uint8Array> => {
  const raw = await rawDocument();
  const entries = { Type: 'XObject', Subtype: 'Image', Width: SIDE, Height: SIDE, BitsPerComponent: 8 };
  const image = raw.context.register(
    raw.context.stream(deflateSync(samplesOf(channels)), { ...entries, Filter: 'FlateDecode', ...space(raw) }),
  );
  const content = `${line('Neighbour stays', [20, 20])} q 140 0 0 140 20 50 cm /P Do Q ${line('Zanzibar', [40, 120])}`;
  raw.page({ content, resources: { XObject: { P: image } } });
  return save(raw.document);
};

describe('a secret in front of a picture is gone, and the picture keeps its colours', () => {
  plantedCases(
    Object.fromEntries(
      Object.entries(spaces).map(([name, space]) => [name, pictured(space, /three|Lab/.test(name) ? 3 : 1)]),
    ),
  );
});
