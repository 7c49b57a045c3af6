import sharp from 'sharp';
import { IMAGE_PIXELS_MAX } from '../../../contracts/limits.js';
import { checkPixels, ImageBroken, readImageFacts } from '../engines/pictures/image-files.js';
import { imagePage } from '../engines/pictures/page-size.js';

/** A picture that the typesetter can place, with its size in points. */
export interface PlacedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
}

const BASE64_PICTURE = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i;

/** The bytes of an address that is itself the picture; undefined for any other. */
export const pictureInAddress = (address: string): Uint8Array | undefined => {
  const base64 = BASE64_PICTURE.exec(address.trim())?.[1];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
};

/** The room for a picture on a page, in points. */
const ROOM = { width: 480, height: 660 };

/** An upright picture of a kind that the typesetter knows, no larger than a page; undefined where it is damaged. */
export const placedPicture = async (bytes: Uint8Array): Promise<PlacedPicture | undefined> => {
  try {
    const facts = await readImageFacts(bytes);
    if (facts.width * facts.height > IMAGE_PIXELS_MAX) return undefined;
    await checkPixels(bytes);
    const own = imagePage(facts);
    const scale = Math.min(1, ROOM.width / own.width, ROOM.height / own.height);
    return { bytes: await sharp(bytes).autoOrient().png().toBuffer(), width: own.width * scale };
  } catch (error) {
    if (error instanceof ImageBroken) return undefined;
    throw error;
  }
};
