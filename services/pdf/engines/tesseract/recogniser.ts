import type { LanguageCode } from '../../../../contracts/languages.js';

/** A picture as an encoded file, upright. */
export interface Recognisable {
  readonly image: Uint8Array;
  /** Pixels per inch. */
  readonly density: number;
  /** The languages to expect, the most likely first; English unless told, or where their data is not installed. */
  readonly languages?: readonly LanguageCode[];
}

/** In pixels from the top left of the picture. */
export interface RecognisedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where its letters stand. */
  readonly baseline: number;
  /** From 0 to 100. */
  readonly confidence: number;
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
}

/** Reads the text in a picture. Started at first use and kept for the life of its process. */
export interface Recogniser {
  /** The languages whose data is installed; looked for when it is first asked. */
  readonly languages: () => readonly LanguageCode[];
  /** The languages that the visitor says the pictures are in; found out by their text where it is missing. */
  readonly chosen?: readonly LanguageCode[];
  /** How many pictures it reads at the same time. */
  readonly atOnce: number;
  /** Lines in reading order; empty where there is no text. */
  readonly recognise: (page: Recognisable) => Promise<readonly RecognisedLine[]>;
  /** Milliseconds of a processor that it has worked so far, in all its threads and programs. */
  readonly workedMs: () => number;
  /** The program that reads in these languages. */
  readonly kindFor: (languages: readonly LanguageCode[] | undefined) => 'native' | 'wasm';
  /** Frees what it holds; it starts anew when it is used again. */
  readonly end: () => Promise<void>;
}
