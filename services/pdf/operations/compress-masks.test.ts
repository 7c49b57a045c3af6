import { jest } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { imageQualities } from '../compression/quality.js';
import { leastLikeness } from '../fixtures/likeness.js';
import { fileOf, openWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { photo } from '../fixtures/picture-samples.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const SIZE = { width: 900, height: 600 };
const shape = { Width: SIZE.width, Height: SIZE.height };
const greys = () => photo(SIZE).greyscale().toColourspace('b-w').raw().toBuffer();

describe('compressing masks', () => {
  test('makes an image smaller that only a mask of the page is drawn with', async () => {
    const document = await PDFDocument.create();
    const { context } = document;
    const entries = { ...shape, BitsPerComponent: 8, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' };
    const image = context.stream(deflateSync(await greys()), { Type: 'XObject', Subtype: 'Image', ...entries });
    const group = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 300, 200],
      Group: { S: 'Transparency', CS: 'DeviceGray' },
    };
    const form = context.stream('q 300 0 0 200 0 0 cm /I Do Q', {
      ...group,
      Resources: { XObject: { I: context.register(image) } },
    });
    const mask = { Type: 'Mask', S: 'Luminosity', G: context.register(form) };
    const page = document.addPage([300, 200]).node;
    page.set(PDFName.of('Resources'), context.obj({ ExtGState: { M: { SMask: mask } } }));
    page.set(PDFName.of('Contents'), context.register(context.stream('/M gs 0 0 300 200 re f')));
    const before = await save(document);
    const work = await openWork();
    const { bytes: after } = await compress([fileOf('a.pdf', before)], { quality: 'medium' }, work);
    work.end();
    expect(after.length).toBeLessThan(before.length / 4);
    expect(await leastLikeness(before, after, 72)).toBeGreaterThan(imageQualities.medium.floor);
  });
});
