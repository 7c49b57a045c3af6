import { LOGO_MAX_BYTES, LOGO_SIDE } from '../../../../contracts/brand.js';

/** Longer sides that are tried in turn, until the file is small enough. */
const SIDES = [LOGO_SIDE.max, 256, 128] as const;

const loaded = async (file: Blob): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

const drawn = async (image: HTMLImageElement, side: number): Promise<Blob | null> => {
  const width = image.naturalWidth || LOGO_SIDE.max; // a drawing may have no size of its own
  const height = image.naturalHeight || LOGO_SIDE.max;
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(LOGO_SIDE.min, Math.round(width * scale));
  canvas.height = Math.max(LOGO_SIDE.min, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};

/**
 * A picture that somebody chose as a logo, as an address of data: a PNG that the server takes. It is drawn by the
 * browser, which runs nothing that is written in a drawing.
 *
 * @returns undefined for a file that is no picture.
 */
export const logoOf = async (file: Blob): Promise<string | undefined> => {
  const image = await loaded(file).catch(() => undefined);
  if (!image) return undefined;
  for (const side of SIDES) {
    const png = await drawn(image, side);
    if (png && png.size <= LOGO_MAX_BYTES) return dataUrl(png);
  }
  return undefined;
};

const dataUrl = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('the logo cannot be read'));
    reader.readAsDataURL(png);
  });
