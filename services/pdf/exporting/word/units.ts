const TWIPS = 20;
const EMU = 12_700;
const PIXELS = 96 / 72;

/** Points in Word's units. */
export const twips = (points: number): number => Math.round(points * TWIPS);
export const emus = (points: number): number => Math.round(points * EMU);
export const pixels = (points: number): number => Math.max(1, Math.round(points * PIXELS));
