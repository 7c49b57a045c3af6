import { Inject, Injectable } from '@nestjs/common';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UI_DIRECTORY } from '../ports/gateway-ports.js';

/** Built beside the screens. */
const PAGE_FILE = 'embed.html';

/** For pages of other sites: opens the frame and hands its messages over. */
export const embedScript = readFileSync(new URL('embed-script.js', import.meta.url), 'utf8');

/**
 * A frame may load what is Docket's own and be shown by one site.
 *
 * @param ancestors  the site, or who else may show the page.
 */
export const embedPagePolicy = (ancestors: string): string =>
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  `frame-ancestors ${ancestors}`;

/** The page of a frame, as the build has made it. */
@Injectable()
export class EmbedPages {
  constructor(@Inject(UI_DIRECTORY) private readonly directory: string) {}

  /** Undefined where the screens were not built. */
  async html(): Promise<string | undefined> {
    const path = join(this.directory, PAGE_FILE);
    return existsSync(path) ? readFile(path, 'utf8') : undefined;
  }
}
