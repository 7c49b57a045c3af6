import type { OptionsOf } from '../../../contracts/tools/catalogue.js';

export type Quality = OptionsOf<'pdf-compress'>['quality'];

/** How far images may be taken down. */
export interface ImageQuality {
  /** Pixels per inch that are kept at the size shown. */
  readonly dpi: number;
  /** The same for images of black and white only, whose pixels have no greys to stand for finer ones. */
  readonly blackAndWhiteDpi: number;
  /** JPEG quality, 1 to 100. */
  readonly jpeg: number;
  /**
   * The least structural similarity, as {@link similarity} measures it, of an image as coded to the same image before
   * coding. One that would fall below is coded at a higher quality.
   */
  readonly floor: number;
  /** Spends more time on smaller JPEG files. */
  readonly thrifty: boolean;
  /** Images in inks (CMYK, spot colours) stay as they are, sample by sample, as a printing house wants them; else only their inks stay. */
  readonly keepsInks: boolean;
}

/** `low` gives the smallest file, for screens; `medium` reads well on any; `high` is for print. */
export const imageQualities: Readonly<Record<Quality, ImageQuality>> = {
  low: { dpi: 96, blackAndWhiteDpi: 300, jpeg: 45, floor: 0.85, thrifty: true, keepsInks: false },
  medium: { dpi: 150, blackAndWhiteDpi: 300, jpeg: 65, floor: 0.9, thrifty: false, keepsInks: false },
  high: { dpi: 300, blackAndWhiteDpi: 600, jpeg: 85, floor: 0.95, thrifty: false, keepsInks: true },
};

/** The next of them that keeps more; undefined for the sharpest. */
export const sharperThan = ({ dpi }: ImageQuality): ImageQuality | undefined =>
  [imageQualities.medium, imageQualities.high].find((quality) => quality.dpi > dpi);
