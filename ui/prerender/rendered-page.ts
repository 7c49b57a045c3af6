import type { ScreenLanguage } from '../../contracts/screen-languages.js';
import type { PageHead } from '../pages/head/described-page.js';

/** A page as it is before any script has run. */
export interface RenderedPage extends PageHead {
  readonly language: ScreenLanguage;
  /** The content of `#root`. */
  readonly body: string;
  /** JSON-LD; null for none. */
  readonly data: object | null;
  /** The module of a screen, which works on; a public page is there to be read. */
  readonly screen?: string;
  /** Whether the screen asks the server before somebody uses it. */
  readonly asksAtOnce?: boolean;
  /** Where the build puts a page that stands for many paths or for one person; search engines get no such page. */
  readonly file?: string;
}

/** The functions of the screens that the build calls, once it has loaded them. */
export interface Prerendering {
  readonly renderBegun: () => Promise<readonly RenderedPage[]>;
  readonly renderPages: () => Promise<readonly RenderedPage[]>;
}
