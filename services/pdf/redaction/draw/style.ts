import type { Ink } from './label.js';

/** How boxes look. */
export interface Style {
  /** `#rrggbb` */
  readonly colour: string;
  readonly pattern: 'solid' | 'diagonal' | 'crosshatch';
}

/** Shares of red, green and blue. */
export const rgbOf = (colour: string): readonly [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Letters that can be read on a box: hatching has a white ground for them. */
export const inkOn = ({ colour, pattern }: Style): Ink => {
  const [red, green, blue] = rgbOf(colour);
  return pattern !== 'solid' || 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? 'black' : 'white';
};
