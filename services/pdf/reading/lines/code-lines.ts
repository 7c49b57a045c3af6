import type { Fragment } from './fragments.js';

/** Signs that programs are full of and tables are not. */
const CODE = /[;{}]$|^[{}]|^\/[/*]|\*\/$|[=-]>|\(\)|[=!<>+-]=|\+\+|&&|\|\||^#(?:include|define)\b/;
const CODE_SHARE_MIN = 0.25;

/** Whether lines are those of a program. */
export const areCode = (fragments: readonly Fragment[]): boolean =>
  fragments.filter(({ words }) => CODE.test(words.map(({ text }) => text).join(' '))).length >=
  CODE_SHARE_MIN * fragments.length;
