import { makeNumbers, makePictureStamp, makeStamp } from './pdf.js';
import { screenshot } from './sample-pictures.js';
import { keep } from './sample.js';

const LOGO = { width: 400, height: 200 };

/** Files that the peers need ready, and a picture; `pages` of page numbers. */
export const keepOverlays = async (folder: string, pages: number): Promise<void> => {
  const logo = await screenshot(LOGO, 1);
  await keep(folder, {
    'stamp.pdf': await makeStamp('CONFIDENTIAL'),
    'logo.png': logo,
    'logo.pdf': await makePictureStamp(logo),
    'numbers.pdf': await makeNumbers(pages),
  });
};
