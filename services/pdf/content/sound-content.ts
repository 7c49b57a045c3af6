import type { PDFPage } from 'pdf-lib';
import { decodedBytes } from './objects.js';
import { leftOpenBy, readOperators } from './operators.js';
import { contentOf, partsOf } from './page-content.js';

/** The operators of a content stream. @see ISO 32000-1, table A.1, without inline images and what holds strings together */
const OPERATORS: ReadonlySet<string> = new Set(
  (
    'b B b* B* BDC BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP n q Q re RG rg ri ' +
    's S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' " true false null'
  ).split(' '),
);

/**
 * Whether every reader takes a page's content for the same operators and finds the same left open at its end. Not so
 * where a part can't be decoded or breaks off, or where something stands that readers skip each in their own way, such
 * as the data of an inline image.
 */
export const isSound = (page: PDFPage): boolean => {
  if (partsOf(page).some((part) => decodedBytes(part) === undefined)) return false;
  const content = contentOf(page);
  if (leftOpenBy(content).isCut || content.includes(OPEN_BRACE)) return false;
  let isKnown = true;
  readOperators(content, ({ operator }) => (isKnown = OPERATORS.has(operator)));
  return isKnown;
};

const OPEN_BRACE = '{'.charCodeAt(0);
