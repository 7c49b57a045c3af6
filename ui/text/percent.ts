import { locale } from './language.js';

/** A share such as 1.25 as the visitor's language writes it: `125%`. */
export const percentText = (share: number): string => share.toLocaleString(locale(), { style: 'percent' });
