/** Pixels of a speck at 300 to the inch: the smallest dot in print has three times as many. */
const SPECK_PIXELS = 9;
const AT_PIXELS_PER_INCH = 300;

interface Sheet {
  readonly width: number;
  /** 1 for each dark pixel. */
  readonly dark: Uint8Array;
  readonly pixelsPerInch: number;
}

/** Dark pixels that are alone, or so few together that they are no print; each with its number in the picture. */
export const specksOn = ({ width, dark, pixelsPerInch }: Sheet): readonly number[] => {
  const most = Math.max(1, Math.round(SPECK_PIXELS * (pixelsPerInch / AT_PIXELS_PER_INCH) ** 2));
  const seen = new Uint8Array(dark.length);
  const specks: number[] = [];
  for (let at = 0; at < dark.length; at += 1) {
    if (dark[at] !== 1 || seen[at] === 1) continue;
    const group = darkTogether({ width, dark }, at, seen);
    if (group.length <= most) specks.push(...group);
  }
  return specks;
};

/** All dark pixels that touch each other, by a corner too. */
const darkTogether = (
  { width, dark }: Pick<Sheet, 'width' | 'dark'>,
  start: number,
  seen: Uint8Array,
): readonly number[] => {
  const group = [start];
  seen[start] = 1;
  for (const at of group) {
    const x = at % width;
    for (let dy = -width; dy <= width; dy += width) {
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx += 1) {
        const beside = at + dy + dx;
        if (dark[beside] !== 1 || seen[beside] === 1) continue;
        seen[beside] = 1;
        group.push(beside);
      }
    }
  }
  return group;
};
