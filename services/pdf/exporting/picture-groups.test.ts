import sharp from 'sharp';
import { withDrawingsWhole } from './picture-groups.js';

const tile = async (x: number, y: number) => ({
  box: { x, y, width: 100, height: 80 },
  type: 'png' as const,
  bytes: new Uint8Array(
    await sharp({ create: { width: 10, height: 8, channels: 3, background: '#335577' } })
      .png()
      .toBuffer(),
  ),
});

describe('the pictures of a page', () => {
  test('are one where they are tiles that fit together', async () => {
    const tiles = await Promise.all([tile(50, 50), tile(150, 50), tile(50, 130), tile(150, 130)]);
    const whole = await withDrawingsWhole(tiles);
    expect(whole.map(({ box }) => box)).toEqual([{ x: 50, y: 50, width: 200, height: 160 }]);
  });

  test('stay apart where there is room between them', async () => {
    const photographs = await Promise.all([tile(50, 50), tile(160, 50), tile(50, 140), tile(160, 140)]);
    expect(await withDrawingsWhole(photographs)).toHaveLength(4);
  });
});
