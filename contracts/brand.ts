import { KB } from './byte-sizes.js';

/** The program's own name, which a site has until its administrators give it another one. */
export const OWN_NAME = 'Docket';
/** The colour of a site that has none of its own. */
export const OWN_COLOUR = '#0e5d48';

/** Characters of the name of a site. */
export const SITE_NAME_MAX = 40;

/** Largest logo that is sent, in bytes. */
export const LOGO_MAX_BYTES = 256 * KB;
/** Sides of a logo, in pixels. */
export const LOGO_SIDE = { min: 16, max: 512 } as const;
/** The sides of the square icon that is made of a logo, in pixels. */
export const ICON_SIDE = 512;

/** Stands in built pages for the name of the site, which only the gateway knows: see `sharedPageMarks`. */
export const SITE_NAME_MARK = '\ue010';

interface StoredPicture {
  readonly blob: string;
  readonly sha256: string;
  readonly size: number;
}

/** A logo as it was written anew, and the icon that was made of it: both PNG. */
export interface BrandLogo extends StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly icon: StoredPicture;
}

/** A site's own name and looks. Null: as the program does by itself. */
export interface Brand {
  readonly name: string | null;
  /** Such as `#0e5d48`. */
  readonly colour: string | null;
  readonly logo: BrandLogo | null;
}

export const NO_BRAND: Brand = { name: null, colour: null, logo: null };

/** Everything of a brand is served under its hash, so that nobody is shown an earlier one. */
export const BRAND_PATH = '/brand/';
/** The address of a picture of the brand, by the hash of its bytes in hexadecimal digits. */
export const logoPath = (sha256: string): string => `${BRAND_PATH}${sha256}.png`;

/** Whether two brands look the same. */
export const isSameBrand = (one: Brand, other: Brand): boolean =>
  one.name === other.name && one.colour === other.colour && one.logo?.sha256 === other.logo?.sha256;

/** Controls, marks of direction, what has no meaning, ends of lines, and what markup is made of. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}<>]/u;

/** Says what is wrong with the name of a site; undefined where nothing is. */
export const siteNameProblem = (name: string): string | undefined => {
  const { length } = Array.from(name);
  if (length === 0 || length > SITE_NAME_MAX) return `must have 1 to ${SITE_NAME_MAX} characters`;
  if (UNFIT.test(name)) return 'must have no control characters, no marks of direction, and neither < nor >';
  return /[\p{L}\p{N}]/u.test(name) ? undefined : 'must have a letter or a digit';
};
