/** A point of PDF is 1/72 inch. */
export const POINTS_PER_INCH = 72;
