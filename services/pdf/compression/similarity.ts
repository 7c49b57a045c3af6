/** Grey 8-bit samples, rows from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Side of a window in pixels; windows stand side by side. */
const WINDOW_SIDE_PIXELS = 8;
const PIXELS = WINDOW_SIDE_PIXELS * WINDOW_SIDE_PIXELS;
/** Keep a division by almost nothing from deciding: (0.01 x 255)^2 and (0.03 x 255)^2. */
const C1 = 6.5025;
const C2 = 58.5225;

/**
 * Mean structural similarity (SSIM) of two pictures of the same size: 1 for equal ones, less the more shapes and
 * contrasts differ. Over plain windows that do not overlap, because it is asked for every image of a document.
 *
 * @returns 1 for pictures smaller than one window.
 * @see Wang, Bovik, Sheikh, Simoncelli: Image quality assessment, IEEE Transactions on Image Processing 13(4), 2004
 */
export const similarity = (one: GreyPicture, other: GreyPicture): number => {
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW_SIDE_PIXELS <= one.height; y += WINDOW_SIDE_PIXELS) {
    for (let x = 0; x + WINDOW_SIDE_PIXELS <= one.width; x += WINDOW_SIDE_PIXELS) {
      sum += inWindow(one, other, y * one.width + x);
      windows += 1;
    }
  }
  return windows === 0 ? 1 : sum / windows;
};

const inWindow = ({ data: a, width }: GreyPicture, { data: b }: GreyPicture, start: number): number => {
  let sumA = 0;
  let sumB = 0;
  let squareA = 0;
  let squareB = 0;
  let product = 0;
  for (let row = 0; row < WINDOW_SIDE_PIXELS; row += 1) {
    for (let at = start + row * width, end = at + WINDOW_SIDE_PIXELS; at < end; at += 1) {
      const p = a[at] ?? 0;
      const q = b[at] ?? 0;
      sumA += p;
      sumB += q;
      squareA += p * p;
      squareB += q * q;
      product += p * q;
    }
  }
  const meanA = sumA / PIXELS;
  const meanB = sumB / PIXELS;
  const spread = (squareA - sumA * meanA + squareB - sumB * meanB) / (PIXELS - 1);
  const together = (product - sumA * meanB) / (PIXELS - 1);
  const brightness = (2 * meanA * meanB + C1) / (meanA * meanA + meanB * meanB + C1);
  return (brightness * (2 * together + C2)) / (spread + C2);
};
