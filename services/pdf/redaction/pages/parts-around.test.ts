import { frameOf } from '../../content/page-frame.js';
import { quadOf } from '../../content/geometry.js';
import { openPdf } from '../../opening/editable.js';
import { pdfWith } from '../../fixtures/pdfs.js';
import { eachPixelIn, toPixels } from './page-pixels.js';
import { picturesOf } from './page-pictures.js';
import { partsAround } from './parts-around.js';

const REQUEST = { page: 0, dpi: 110, longest: 2200, width: 200, height: 300 };

describe('the parts of a page around some places', () => {
  test('are drawn pixel by pixel as the whole page has them', async () => {
    const bytes = await pdfWith({ text: 'To Zanzibar and back' });
    const frame = frameOf((await openPdf(bytes)).getPage(0).node);
    const quads = [
      quadOf({ left: 40, bottom: 146, right: 101, top: 166 }),
      quadOf({ left: 120, bottom: 20, right: 150, top: 40 }),
    ];
    const [whole] = await picturesOf(bytes, [REQUEST]);
    const [parts] = await picturesOf(bytes, [{ ...REQUEST, parts: (size) => partsAround(quads, frame, size) }]);
    if (!whole || !parts) throw new Error('the page cannot be drawn');
    const colours = new Set<number>();
    const differing: number[] = [];
    for (const quad of quads) {
      eachPixelIn(quad, { size: whole, matrix: toPixels(frame, whole)!, margin: 2 }, (at) => {
        colours.add(whole.rgba[at * 4]!);
        if (!Buffer.from(whole.rgba.subarray(at * 4, at * 4 + 4)).equals(parts.rgba.subarray(at * 4, at * 4 + 4))) {
          differing.push(at);
        }
      });
    }
    expect(colours.size).toBeGreaterThan(5);
    expect(differing).toEqual([]);
    expect(parts.rgba.filter((value) => value === 0).length).toBeGreaterThan(whole.rgba.length / 2);
  });

  test('are strips that do not overlap, and the whole page where those would cover most of it', async () => {
    const frame = frameOf((await openPdf(await pdfWith({ size: [300, 200] }))).getPage(0).node);
    const at = (left: number, bottom: number, height = 20) =>
      quadOf({ left, bottom, right: left + 50, top: bottom + height });
    const size = { width: 300, height: 200 };
    expect(partsAround([at(10, 100), at(200, 110), at(10, 20)], frame, size)).toEqual([
      { left: 7, top: 67, width: 246, height: 36 },
      { left: 7, top: 157, width: 56, height: 26 },
    ]);
    expect(partsAround([at(0, 0, 190), at(249, 0, 190)], frame, size)).toEqual([{ left: 0, top: 0, ...size }]);
  });
});
