import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BrandChange } from '../../contracts/api/site-change.js';
import { ICON_SIDE, LOGO_MAX_BYTES, LOGO_SIDE, NO_BRAND, type Brand, type BrandLogo } from '../../contracts/brand.js';
import { KB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { NoPng, pixelsOf, pngOf, squareOf } from '../../services/platform/site/png-pixels.js';
import type { KnownBrand, KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { BLOBS, SITE_RULES } from '../ports/gateway-ports.js';

const FIELD = 'brand.logo';

/** @throws Refusal `request.invalid` for what is no small PNG. */
const picturesOf = (base64: string) => {
  const file = Buffer.from(base64, 'base64');
  if (file.length > LOGO_MAX_BYTES)
    throw new Refusal('request.invalid', { field: FIELD, problem: `must have ${LOGO_MAX_BYTES / KB} KB at most` });
  try {
    const pixels = pixelsOf(file, LOGO_SIDE);
    const { width, height } = pixels;
    return { width, height, logo: pngOf(pixels), icon: pngOf(squareOf(pixels, ICON_SIDE)) };
  } catch (error) {
    if (!(error instanceof NoPng)) throw error;
    const problem = `must be a PNG of ${LOGO_SIDE.min} to ${LOGO_SIDE.max} pixels a side: ${error.message}`;
    throw new Refusal('request.invalid', { field: FIELD, problem }, { cause: error });
  }
};

const blobsOf = ({ logo }: Brand): readonly string[] => (logo === null ? [] : [logo.blob, logo.icon.blob]);

/** The name, the colour and the logo of the site, as its administrators change them. */
@Injectable()
export class SiteBrand {
  constructor(
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** The brand that a change leads to; its pictures are stored, and deleted after a day if no event names them. */
  async after(change: BrandChange | null): Promise<Brand> {
    if (change === null) return NO_BRAND;
    const { brand } = await this.rules.freshBrand();
    const { name = brand.name, colour = brand.colour, logo } = change;
    if (logo === undefined) return { name, colour, logo: brand.logo };
    return { name, colour, logo: logo === null ? null : await this.stored(logo, brand.logo) };
  }

  /** Deletes the pictures of a brand that neither is nor was the last before. */
  async forget(known: KnownBrand): Promise<void> {
    const { brand, before } = await this.rules.freshBrand();
    const needed = new Set([...blobsOf(brand), ...blobsOf(before)]);
    for (const blob of [...blobsOf(known.brand), ...blobsOf(known.before)])
      if (!needed.has(blob)) await this.blobs.delete(blob);
  }

  private async stored(base64: string, now: BrandLogo | null): Promise<BrandLogo> {
    const { width, height, logo, icon } = picturesOf(base64);
    if (now?.sha256 === createHash('sha256').update(logo).digest('hex')) return now;
    return { ...(await this.write(logo)), width, height, icon: await this.write(icon) };
  }

  private async write(bytes: Buffer): Promise<Pick<BrandLogo, 'blob' | 'sha256' | 'size'>> {
    const { ref: blob, sha256, size } = await this.blobs.write(Readable.from([bytes]));
    return { blob, sha256, size };
  }
}
