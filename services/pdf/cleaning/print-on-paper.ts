import { darkBelow, paperOf, type Greys } from './greys.js';

/** Pixels of each side of a tile, in which light is even. */
const TILE_SIDE_PIXELS = 64;
/** The share of a tile that is darker than its paper. */
const BELOW_PAPER = 0.85;
/** A tile that is darker than this share of the sheet's paper is no shadow, but print all over. */
const SHADOW_SHARE_MIN = 0.55;

/** Whether each pixel is print on paper that may lie in uneven light: 1 for yes. */
export const printOn = (picture: Greys): Uint8Array => {
  const { width, height, data } = picture;
  const paper = paperOf(picture);
  const share = darkBelow(picture) / Math.max(1, paper);
  const tiles = papersOf(picture, paper);
  const ink = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      ink[at] = (data[at] ?? 255) < share * paperAt(tiles, x, y) ? 1 : 0;
    }
  }
  return ink;
};

interface Tiles {
  readonly across: number;
  readonly down: number;
  readonly levels: Float32Array;
}

const papersOf = (picture: Greys, paper: number): Tiles => {
  const across = Math.max(1, Math.ceil(picture.width / TILE_SIDE_PIXELS));
  const down = Math.max(1, Math.ceil(picture.height / TILE_SIDE_PIXELS));
  const levels = Float32Array.from({ length: across * down }, (_, at) =>
    Math.max(
      SHADOW_SHARE_MIN * paper,
      brightIn(picture, (at % across) * TILE_SIDE_PIXELS, Math.floor(at / across) * TILE_SIDE_PIXELS),
    ),
  );
  return { across, down, levels };
};

const brightIn = ({ width, height, data }: Greys, left: number, top: number): number => {
  const counts = new Uint32Array(256);
  let pixels = 0;
  for (let y = top; y < Math.min(height, top + TILE_SIDE_PIXELS); y += 1) {
    for (let x = left; x < Math.min(width, left + TILE_SIDE_PIXELS); x += 1) {
      const level = data[y * width + x] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
      pixels += 1;
    }
  }
  let remaining = BELOW_PAPER * pixels;
  const level = counts.findIndex((count) => (remaining -= count) < 0);
  return level < 0 ? 255 : level;
};

/** Between the middles of tiles it changes evenly. */
const paperAt = ({ across, down, levels }: Tiles, x: number, y: number): number => {
  const column = Math.min(across - 1, Math.max(0, x / TILE_SIDE_PIXELS - 0.5));
  const row = Math.min(down - 1, Math.max(0, y / TILE_SIDE_PIXELS - 0.5));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = Math.min(across - 1, left + 1);
  const bottom = Math.min(down - 1, top + 1);
  const at = (tileRow: number, tileColumn: number): number => levels[tileRow * across + tileColumn] ?? 255;
  const above = at(top, left) * (1 - (column - left)) + at(top, right) * (column - left);
  const below = at(bottom, left) * (1 - (column - left)) + at(bottom, right) * (column - left);
  return above * (1 - (row - top)) + below * (row - top);
};
