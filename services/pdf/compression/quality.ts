import type { OptionsOf } from '../../../contracts/tools/catalogue.js';

export interface ImageQuality {
  /** Pixels per inch that are kept at the size shown. */
  readonly dpi: number;
  /** JPEG quality, 1 to 100. */
  readonly jpeg: number;
}

/** `low` gives the smallest file. Measured against Ghostscript's presets on scans, photos and books. */
export const imageQualities: Readonly<Record<OptionsOf<'pdf-compress'>['quality'], ImageQuality>> = {
  low: { dpi: 96, jpeg: 45 },
  medium: { dpi: 150, jpeg: 68 },
  high: { dpi: 220, jpeg: 82 },
};
