/** Grey samples, rows from the top. */
export interface GreyPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A box of pixels; its right and bottom belong to it. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels around each one whose mean it is compared with. */
const SURROUNDING_PIXELS = 12;
/** A stroke is darker or lighter than what is around it by so much, of 255. */
const STROKE_CONTRAST_LEVELS = 20;
/** Pixels. */
const LETTER_HEIGHT = { min: 4, max: 90 };
/** Widths of letters in shares of their height: no letter, nor a word whose letters have run together, is outside of these. */
const LETTER_WIDTH = { min: 0.06, max: 12 };
/** The least share of its box that a letter inks; its strokes leave paper between them. */
const INKED_MIN = 0.08;
/** Letters of a row are about as high as each other and as near. */
const HEIGHTS_MAX = 2.3;
const GAP_MAX = 2;
/** The least width of a row, in heights of its letters. */
const ROW_WIDTH_MIN = 2.5;
const ROW_LETTERS_MIN = 3;
const BAND_ROWS = 4;

/** Finds marks as large as a letter in a picture, darker or lighter than their surroundings. */
export const letterMarks = (picture: GreyPixels): readonly PixelBox[] => {
  const strokes = strokesOf(picture);
  const marks: PixelBox[] = [];
  const stack = new Int32Array(strokes.length);
  for (let at = 0; at < strokes.length; at += 1) {
    if (strokes[at] === 0) continue;
    const { box, count } = takeMark(strokes, { at, width: picture.width, stack });
    if (isLetterLike(box, count)) marks.push(box);
  }
  return marks;
};

/** The rows that such marks stand in, as letters do, across the picture or up it. */
export const letterRows = (marks: readonly PixelBox[]): readonly (readonly PixelBox[])[] => {
  const across = rowsAcross(marks);
  if (across.length > 0) return across;
  return rowsAcross(marks.map(onSide)).map((row) => row.map(onSide));
};

const onSide = ({ left, top, right, bottom }: PixelBox): PixelBox => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
});

const DARK_STROKE = 1;
const LIGHT_STROKE = 2;

/** 1 for each pixel that is much darker than the mean around it, 2 for one that is much lighter. */
const strokesOf = ({ data, width, height }: GreyPixels): Uint8Array => {
  const sums = sumsOf({ data, width, height });
  const strokes = new Uint8Array(width * height);
  const row = width + 1;
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - SURROUNDING_PIXELS) * row;
    const bottom = Math.min(height, y + SURROUNDING_PIXELS + 1) * row;
    const rows = (bottom - top) / row;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - SURROUNDING_PIXELS);
      const right = Math.min(width, x + SURROUNDING_PIXELS + 1);
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
      const above = (data[y * width + x] ?? 0) - sum / (rows * (right - left));
      if (above < -STROKE_CONTRAST_LEVELS) strokes[y * width + x] = DARK_STROKE;
      else if (above > STROKE_CONTRAST_LEVELS) strokes[y * width + x] = LIGHT_STROKE;
    }
  }
  return strokes;
};

/** For each place, the sum of all samples above it and to its left. */
const sumsOf = ({ data, width, height }: GreyPixels): Float64Array => {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += data[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  }
  return sums;
};

interface Start {
  readonly at: number;
  readonly width: number;
  readonly stack: Int32Array;
}

/** Takes the pixels of one kind that hang together out of the picture. */
const takeMark = (strokes: Uint8Array, { at: start, width, stack }: Start): { box: PixelBox; count: number } => {
  const kind = strokes[start];
  let left = width;
  let right = 0;
  let top = Infinity;
  let bottom = 0;
  let depth = 1;
  let count = 0;
  stack[0] = start;
  strokes[start] = 0;
  while (depth > 0) {
    depth -= 1;
    const at = stack[depth] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    count += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let dy = -width; dy <= width; dy += width) {
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx += 1) {
        const next = at + dy + dx;
        if (strokes[next] !== kind) continue;
        strokes[next] = 0;
        stack[depth] = next;
        depth += 1;
      }
    }
  }
  return { box: { left, top, right, bottom }, count };
};

const widthOf = ({ left, right }: PixelBox): number => right - left + 1;
const heightOf = ({ top, bottom }: PixelBox): number => bottom - top + 1;

const isLetterLike = (box: PixelBox, count: number): boolean => {
  const height = heightOf(box);
  const width = widthOf(box);
  return (
    height >= LETTER_HEIGHT.min &&
    height <= LETTER_HEIGHT.max &&
    width >= LETTER_WIDTH.min * height &&
    width <= LETTER_WIDTH.max * height &&
    count >= INKED_MIN * width * height
  );
};

const rowsAcross = (marks: readonly PixelBox[]): PixelBox[][] => {
  const rows: PixelBox[][] = [];
  /** The row that was last seen at each height. */
  const lastAt = new Map<number, PixelBox[]>();
  for (const mark of marks.toSorted((one, other) => one.left - other.left)) {
    const bands = bandsOf(mark);
    const near = bands.map((band) => lastAt.get(band));
    const row = near.find((candidate) => candidate !== undefined && goesOn(candidate, mark)) ?? [];
    if (row.length === 0) rows.push(row);
    row.push(mark);
    for (const band of bands) lastAt.set(band, row);
  }
  return rows.filter(isLine);
};

const bandsOf = ({ top, bottom }: PixelBox): number[] => {
  const first = Math.floor(top / BAND_ROWS);
  return Array.from({ length: Math.floor(bottom / BAND_ROWS) - first + 1 }, (_, at) => first + at);
};

const goesOn = (row: readonly PixelBox[], mark: PixelBox): boolean => {
  const last = row.at(-1);
  if (!last) return false;
  const [low, high] = [heightOf(last), heightOf(mark)].toSorted((one, other) => one - other) as [number, number];
  const shared = Math.min(last.bottom, mark.bottom) - Math.max(last.top, mark.top) + 1;
  return high <= HEIGHTS_MAX * low && shared >= low / 2 && mark.left - last.right <= GAP_MAX * high;
};

const isLine = (row: readonly PixelBox[]): boolean => {
  const heights = row.map(heightOf).toSorted((one, other) => one - other);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  const inked = row.reduce((sum, mark) => sum + widthOf(mark), 0);
  return row.length >= ROW_LETTERS_MIN && inked >= ROW_WIDTH_MIN * height;
};
