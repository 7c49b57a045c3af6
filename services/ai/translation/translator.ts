import type { AnsweredBy } from '../../../contracts/api/ai.js';
import type { LanguageCode, TargetLanguage } from '../../../contracts/languages.js';

export interface LanguagePair {
  /** Undefined where it is not known. */
  readonly source: LanguageCode | undefined;
  readonly target: TargetLanguage;
}

/** A text to translate. */
export interface AskedText {
  readonly text: string;
  /** Why an earlier translation of it could not be used, in English. */
  readonly problem?: string;
}

/** Who translates texts of one pair of languages: a model of a provider, an engine on this server, another server. */
export interface Translator {
  readonly answeredBy: AnsweredBy;
  /** Version by name of what it works with; undefined where the calls tell that themselves. */
  readonly engines?: Readonly<Record<string, string>>;
  /** Estimated tokens of the texts that it takes at once. */
  readonly batchTokens: number;
  /** Batches that it takes at the same time. */
  readonly batchesAtATime: number;
  /** @throws Refusal before anything is sent where all of it would be too much. */
  readonly assertAffordable?: (batches: readonly (readonly AskedText[])[]) => void;
  /**
   * One answer for each text, in their order; an empty one where there is none.
   *
   * @throws Refusal that ends the translation of the whole document.
   */
  readonly translate: (batch: readonly AskedText[]) => Promise<readonly string[]>;
}

/** The pairs that can be translated here, and the translator of each. */
export interface Translators {
  /** @throws Refusal `ai.no-provider`, `translate.no-target` where nothing here translates into the language. */
  readonly assertInto: (target: TargetLanguage) => Promise<void>;
  /** @throws Refusal `translate.no-pair`, `translate.source-unknown`, `translate.model-damaged`. */
  readonly find: (pair: LanguagePair, name: string) => Promise<Translator>;
}
