/** The brightness of red, green and blue, in their own range. @see ITU-R BT.601, the weights of the three colours */
export const brightness = (red: number, green: number, blue: number): number =>
  (299 * red + 587 * green + 114 * blue) / 1000;
