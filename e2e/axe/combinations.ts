/** Heights by width: a small phone, a phone, a desktop. */
const heights = { 320: 640, 390: 844, 1280: 800 } as const;

export type Width = keyof typeof heights;

export const widths = [320, 390, 1280] as const satisfies readonly Width[];
export const phones = [320, 390] as const satisfies readonly Width[];
export const desktop = [1280] as const satisfies readonly Width[];

export const sizeOf = (width: Width) => ({ width, height: heights[width] });

export const schemes = ['light', 'dark'] as const;

/** One from left to right, one from right to left: which one a page is in is decided when it is loaded. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
