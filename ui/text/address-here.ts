import { addressIn } from '../../contracts/page-languages.js';
import { spokenHere } from './language.js';

/** The address of a public page in the visitor's language, where it is written in that. */
export const addressHere = (path: string): string => addressIn(spokenHere().language, path);
