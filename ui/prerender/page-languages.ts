/** A language that every public page has, and where its pages begin. */
interface PageLanguage {
  readonly code: string;
  /** Empty, or such as `/de`. */
  readonly prefix: string;
}

/** The first is the one that other readers get. */
export const pageLanguages: readonly [PageLanguage, ...PageLanguage[]] = [{ code: 'en', prefix: '' }];
