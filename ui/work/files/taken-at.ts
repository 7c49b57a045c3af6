/** The notes of a camera stand before the picture. */
const HEAD_BYTES = 256 * 1024;
const START_OF_IMAGE = 0xffd8;
const APP1 = 0xffe1;
const EXIF = 0x45786966;
/** Tags. @see CIPA DC-008 (Exif 3.0), 4.6.3 and 4.6.5 */
const EXIF_DIRECTORY = 0x8769;
const TAKEN = 0x9003;
const ENTRY_BYTES = 12;
const DATE_CHARS = 19;

/**
 * When the picture of a JPEG file was taken, in milliseconds since 1970, by the clock of the camera taken for local
 * time; undefined where the file does not say, is damaged, or can no longer be read, which is told when it is sent.
 */
export const takenAt = async (file: Blob): Promise<number | undefined> => {
  try {
    const tiff = exifIn(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    return tiff && dateIn(tiff);
  } catch (error) {
    const pointsBeyondItsEnd = error instanceof RangeError;
    const isUnreadable = error instanceof DOMException;
    if (pointsBeyondItsEnd || isUnreadable) return undefined;
    throw error;
  }
};

const exifIn = (view: DataView): DataView | undefined => {
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint16(at) !== APP1 || view.getUint32(at + 4) !== EXIF) continue;
    return new DataView(view.buffer, at + 10, Math.min(view.getUint16(at + 2) - 8, view.byteLength - at - 10));
  }
  return undefined;
};

const dateIn = (tiff: DataView): number | undefined => {
  const isLittle = tiff.getUint8(0) === 'I'.charCodeAt(0);
  const valueAt = (directory: number, tag: number): number | undefined => {
    for (let left = tiff.getUint16(directory, isLittle), at = directory + 2; left > 0; left -= 1, at += ENTRY_BYTES) {
      if (tiff.getUint16(at, isLittle) === tag) return tiff.getUint32(at + 8, isLittle);
    }
    return undefined;
  };
  const directory = valueAt(tiff.getUint32(4, isLittle), EXIF_DIRECTORY);
  const place = directory === undefined ? undefined : valueAt(directory, TAKEN);
  if (place === undefined) return undefined;
  const text = new TextDecoder('latin1').decode(new Uint8Array(tiff.buffer, tiff.byteOffset + place, DATE_CHARS));
  const [, day, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const taken = Date.parse(`${day?.replaceAll(':', '-')}T${time}`);
  return Number.isNaN(taken) ? undefined : taken;
};
