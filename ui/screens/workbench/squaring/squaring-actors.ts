import { fromPromise } from 'xstate';
import type { Corners, Size } from './corners.js';
import type { FlattenAnswer, FlattenOrder } from './flatten.worker.js';

/** The size of a picture as it is shown. @throws where this browser cannot show it. */
export const openPicture = fromPromise<Size, { readonly file: File }>(async ({ input: { file } }) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
});

const JPEG = 'image/jpeg';
const PNG = 'image/png';

/** Photographs stay photographs; everything else is kept exactly. */
const typeFor = ({ type }: File): string => (type === JPEG ? JPEG : PNG);

const nameFor = ({ name, type }: File): string =>
  type === JPEG || type === PNG ? name : `${name.replace(/\.[^.]+$/, '')}.png`;

const inWorker = (order: FlattenOrder, signal: AbortSignal): Promise<FlattenAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./flatten.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', end);
    worker.onmessage = ({ data }: MessageEvent<FlattenAnswer>) => {
      end();
      resolve(data);
    };
    worker.onerror = () => {
      end();
      reject(new Error());
    };
    worker.postMessage(order);
  });

interface FlattenInput {
  readonly file: File;
  readonly corners: Corners;
}

/** The sheet that the corners mark, as a picture of its own. @throws where this browser has no room for it. */
export const flattenSheet = fromPromise<File, FlattenInput>(async ({ input: { file, corners }, signal }) => {
  const type = typeFor(file);
  const flattened = await inWorker({ photograph: file, corners, type }, signal);
  if (flattened === null) throw new Error();
  return new File([flattened], nameFor(file), { type, lastModified: file.lastModified });
});
