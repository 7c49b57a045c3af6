import sharp from 'sharp';

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;
export const TURNS: readonly Turn[] = [0, 90, 270, 180];

/** Pixels: about 130 to the inch of A4, in which print can still be read. */
const SMALL_SIDE_PIXELS = 1500;

export const turnedPicture = async (image: Uint8Array, turn: Turn): Promise<Uint8Array> =>
  turn === 0 ? image : sharp(image).rotate(turn).png({ compressionLevel: 1 }).toBuffer();

export const smallerPicture = async (picture: {
  readonly image: Uint8Array;
  readonly density: number;
}): Promise<typeof picture> => {
  const { width, height } = await sharp(picture.image).metadata();
  const scale = SMALL_SIDE_PIXELS / Math.max(width, height);
  if (scale >= 1) return picture;
  const image = await sharp(picture.image)
    .resize({ width: Math.round(width * scale) })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { image, density: picture.density * scale };
};

/** Whether width and height change places. */
export const isOnSide = (turn: Turn): boolean => turn === 90 || turn === 270;
