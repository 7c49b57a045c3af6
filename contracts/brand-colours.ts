/** The surfaces that a site's colour is read on, in light and dark, as the styles of the screens have them. */
const surfaces = {
  light: { page: ['#faf8f3', '#ffffff', '#f4f1e9'], card: '#ffffff', away: '#000000', soft: 0.1, strong: 0.22 },
  dark: { page: ['#101513', '#191f1c', '#141917'], card: '#191f1c', away: '#ffffff', soft: 0.12, strong: 0.2 },
} as const;

/** The least contrast of text, by WCAG 2.2 (1.4.3). */
export const LEAST_CONTRAST = 4.5;

export type BrandTheme = keyof typeof surfaces;

/** Colours of one theme, derived from the one that was chosen. */
export interface BrandShades {
  /** Text, lines and buttons. */
  readonly brand: string;
  /** Under the pointer. */
  readonly strong: string;
  /** Text on a button. */
  readonly onBrand: string;
  /** Behind what is chosen. */
  readonly soft: string;
  /** Around the first words of the home page. */
  readonly glow: string;
  /** Whether it is the colour that was chosen; otherwise it is darker, or lighter, so that it can be read. */
  readonly isAsChosen: boolean;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Whether a text is a colour such as `#0e5d48`. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

const rgbOf = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = rgbOf(colour).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours by WCAG, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
};

/** So much of a colour in another one. */
const mixed = (colour: string, into: string, share: number): string => {
  const ground = rgbOf(into);
  return hexOf(rgbOf(colour).map((part, at) => part * share + (ground[at] ?? 0) * (1 - share)) as unknown as Rgb);
};

const SHADE_STEPS = 50;

/** The chosen colour, or the nearest one that can be read on every surface of the theme. */
const readable = (colour: string, { page, card, away, soft }: (typeof surfaces)[BrandTheme]): string => {
  const isReadable = (tried: string): boolean =>
    [...page, mixed(tried, card, soft)].every((surface) => contrast(tried, surface) >= LEAST_CONTRAST);
  const tries = Array.from({ length: SHADE_STEPS + 1 }, (_, step) => mixed(away, colour, step / SHADE_STEPS));
  return tries.find(isReadable) ?? away;
};

const ON_BRAND = ['#ffffff', '#07120e'] as const;

/** The colours of a theme that follow from the one of the site. */
export const shadesOf = (chosen: string, theme: BrandTheme): BrandShades => {
  const colour = chosen.toLowerCase();
  const ground = surfaces[theme];
  const brand = readable(colour, ground);
  const strong = mixed(ground.away, brand, ground.strong);
  const [white, black] = ON_BRAND;
  return {
    brand,
    strong,
    onBrand: contrast(white, brand) >= contrast(black, brand) ? white : black,
    soft: mixed(brand, ground.card, ground.soft),
    glow: mixed(brand, ground.page[0], ground.soft),
    isAsChosen: brand === colour,
  };
};
