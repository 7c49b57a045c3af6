import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { shadesOf, type BrandTheme } from '../../contracts/brand-colours.js';
import { BRAND_PATH, logoPath, type Brand, type BrandLogo } from '../../contracts/brand.js';

/** Styles of a brand, under an address that changes with them. */
export interface BrandStyles {
  readonly path: string;
  readonly css: string;
}

const HASH_LENGTH = 32;
/** Wherever the screens draw the logo; what is tried out is drawn as it would be. */
const DRAWN = '.site-logo:not([data-brand-preview] *)';
const LOGO_REM = 2;
const LOGO_WIDEST = 5;

/** The names that the screens and the pages without scripts have for these colours. */
const variablesOf = (colour: string, theme: BrandTheme): string => {
  const { brand, strong, onBrand, soft, glow } = shadesOf(colour, theme);
  const variables = {
    brand,
    'brand-strong': strong,
    'on-brand': onBrand,
    'brand-soft': soft,
    'brand-text': brand,
    good: soft,
    glow,
  };
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
};

const coloursOf = (colour: string): string => {
  const dark = variablesOf(colour, 'dark');
  return [
    `:root{${variablesOf(colour, 'light')}}`,
    `:root[data-theme='dark']{${dark}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
  ].join('\n');
};

/** In place of what the screens draw, and before the name on pages that have no such place. */
const logoStyles = ({ sha256, width, height }: BrandLogo): string => {
  const wide = Math.min(LOGO_WIDEST, Math.max(LOGO_REM, (LOGO_REM * width) / height)).toFixed(2);
  const picture = `background:url(${logoPath(sha256)}) center/contain no-repeat`;
  return [
    `${DRAWN}{width:${wide}rem;${picture}}`,
    `${DRAWN}>*{display:none}`,
    `p.brand::before{content:'';display:inline-block;vertical-align:middle;margin-inline-end:.6rem;width:${wide}rem;height:${LOGO_REM}rem;${picture}}`,
  ].join('\n');
};

const stylesByBrand = new LRUCache<string, BrandStyles>({ max: 20 });

/** The styles of a brand with a colour or a logo of its own; undefined for any other. */
export const brandStyles = ({ colour, logo }: Brand): BrandStyles | undefined => {
  if (colour === null && logo === null) return undefined;
  const key = `${colour} ${logo?.sha256}`;
  const known = stylesByBrand.get(key);
  if (known) return known;
  const css = [...(colour === null ? [] : [coloursOf(colour)]), ...(logo === null ? [] : [logoStyles(logo)])].join(
    '\n',
  );
  const hash = createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH);
  const styles = { path: `${BRAND_PATH}${hash}.css`, css: `${css}\n` };
  stylesByBrand.set(key, styles);
  return styles;
};
