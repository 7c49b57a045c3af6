import type { TranslatedPage } from '../../../../contracts/page-languages.js';
import type { InfoPage } from '../info-page.js';

/** Whatever of a part is said in words, in the order of the English; what is left out stays as it is there. */
export type WordsOf<Part> = Part extends string
  ? string
  : Part extends readonly (infer Each)[]
    ? readonly WordsOf<Each>[]
    : Part extends object
      ? { readonly [Name in keyof Part]?: WordsOf<Part[Name]> }
      : never;

type Said = 'title' | 'heading' | 'description' | 'intro';

/** What a page about the product or of the help says in another language; its icons, links and pictures stay. */
export interface InfoWords extends Pick<InfoPage, Said> {
  readonly sections: readonly WordsOf<InfoPage['sections'][number]>[];
}

/** The words of each page, loaded when it is opened. */
export type TranslatedInfos = Readonly<Record<TranslatedPage, () => Promise<{ readonly words: InfoWords }>>>;
