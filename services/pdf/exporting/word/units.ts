const TWIPS_PER_POINT = 20;
const EMU_PER_POINT = 12_700;
const PIXELS_PER_POINT = 96 / 72;

/** Points in Word's units. */
export const twips = (points: number): number => Math.round(points * TWIPS_PER_POINT);
export const emus = (points: number): number => Math.round(points * EMU_PER_POINT);
export const pixels = (points: number): number => Math.max(1, Math.round(points * PIXELS_PER_POINT));
