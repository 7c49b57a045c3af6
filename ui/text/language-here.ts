import { languageNameIn } from '../../contracts/texts/language-name.js';
import { spokenHere } from './language.js';

export { isLanguage } from '../../contracts/texts/language-name.js';

/** A language that a document may be in, such as `de`, as the visitor's language calls it. */
export const languageName = (code: string): string => languageNameIn(spokenHere().language, code);
