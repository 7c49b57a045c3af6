import type { ChosenPicture } from '../machine/hand-event.js';

/** Pictures that a browser shows as well as the server does. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';

/** A picture with its size, upright. @throws where this browser cannot show it. */
export const readPicture = async (file: File): Promise<ChosenPicture> => {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { file, width, height };
};
