import { disarmPicture } from './disarm-picture.js';

/** Where bytes of a picture stand in an RTF file. */
export interface Stretch {
  readonly from: number;
  readonly end: number;
  readonly isHex: boolean;
}

/** The bytes of a picture; undefined for none. */
export const pictureIn = (source: string, data: readonly Stretch[]): Buffer | undefined => {
  const hex = data.map(({ from, end, isHex }) => {
    const said = source.slice(from, end);
    return isHex ? said.replaceAll(/[^0-9a-f]/gi, '') : Buffer.from(said, 'latin1').toString('hex');
  });
  const picture = Buffer.from(hex.join(''), 'hex');
  return picture.length > 0 ? picture : undefined;
};

/** In hexadecimal, empty for one that cannot be shown; undefined for one that may stay as it is. */
export const safePicture = (picture: Buffer): string | undefined => {
  const { bytes } = disarmPicture(picture);
  return bytes === picture ? undefined : Buffer.from(bytes).toString('hex');
};
