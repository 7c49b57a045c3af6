import type { Text, ValuesOf } from '../../contracts/texts/text-catalogue.js';
import { wording, type TextValues } from '../../contracts/texts/wording.js';
import { spokenHere } from './language.js';

/**
 * A text in the visitor's language. Called while something is drawn or said, never while a module is loaded: the
 * wordings may not be there yet.
 */
export const t = <T extends Text>(text: T, ...[values]: ValuesOf<T>): string => wording(spokenHere(), text, values);

/** A text that is data, such as the title of a tool or a sentence of the server; unknown ones stay as they are. */
export const translated = (text: string, values?: TextValues): string => {
  const spoken = spokenHere();
  return values ? wording(spoken, text, values) : spoken.sentenceIn(spoken, text);
};
