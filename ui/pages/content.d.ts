/** The pages under `content/`, as the build reads them. */
declare module 'virtual:content' {
  type ByLanguage<Pages> = Readonly<Record<import('../../contracts/screen-languages.js').ScreenLanguage, Pages>>;
  type LandingPage = import('./landing/landing-page.js').LandingPage;
  type InfoContent = import('./info/info-page.js').InfoContent;
  type Path = import('../../contracts/page-languages.js').TranslatedPage;

  /** Tools that have a page, in the order of the menus. */
  export const toolPages: readonly import('./landing/landing-list.js').LandingEntry[];
  /** Each loaded when it is opened. */
  export const landings: ByLanguage<Readonly<Partial<Record<LandingPage['tool'], () => Promise<LandingPage>>>>>;
  export const infos: ByLanguage<Readonly<Record<Path, () => Promise<InfoContent>>>>;
  export const searchWords: ByLanguage<() => Promise<import('../../contracts/texts/search-words.js').SearchWords>>;
}
