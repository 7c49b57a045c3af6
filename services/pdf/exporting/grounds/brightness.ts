const SHARES = [0.2126, 0.7152, 0.0722] as const;
const VEIL_LIGHT = 0.05;
/** Text that differs less from what it is printed on is not seen. */
const VISIBLE_CONTRAST = 1.3;

/** The colour of paper. */
export const WHITE = 'ffffff';

/**
 * How far two colours (six hexadecimal digits each) differ in brightness, from 1 to 21.
 *
 * @see WCAG 2.2, relative luminance and contrast ratio.
 */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + VEIL_LIGHT) / (dark + VEIL_LIGHT);
};

/** Whether text in one colour is lost on another. */
export const isLostOn = (colour: string, ground: string): boolean => contrastOf(colour, ground) < VISIBLE_CONTRAST;

const luminanceOf = (colour: string): number =>
  SHARES.reduce((sum, share, at) => sum + share * linear(parseInt(colour.slice(2 * at, 2 * at + 2), 16) / 255), 0);

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
