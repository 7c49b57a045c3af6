import type { Corners } from './corners.js';
import { flattened, type Pixels } from './perspective.js';

export interface FlattenOrder {
  readonly photograph: Blob;
  readonly corners: Corners;
  /** Media type of the result. */
  readonly type: string;
}

/** The flat picture; null where this browser cannot read the photograph or has no room for it. */
export type FlattenAnswer = Blob | null;

const JPEG_QUALITY = 0.92;

const contextOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
};

/** Turned as the camera says. */
const pixelsOf = async (photograph: Blob): Promise<Pixels> => {
  const bitmap = await createImageBitmap(photograph, { imageOrientation: 'from-image' });
  const { context } = contextOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
};

const flatten = async ({ photograph, corners, type }: FlattenOrder): Promise<FlattenAnswer> => {
  const { width, height, data } = flattened(await pixelsOf(photograph), corners);
  const { canvas, context } = contextOf(width, height);
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas.convertToBlob({ type, quality: JPEG_QUALITY });
};

onmessage = ({ data }: MessageEvent<FlattenOrder>) => {
  flatten(data).then(postMessage, () => postMessage(null));
};
