import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { RedactionReceipt } from '../../../../contracts/api/receipt.js';
import type { SignedReceipt } from './signed-receipt.js';
import { t, translated } from '../../../text/t.js';

/** The work that was done, and to how much; empty for a result of an earlier version, whose event does not say. */
export const workText = ({ tool, inputs }: SignedReceipt): string =>
  tool === ''
    ? ''
    : t('{tool}, from {files}', {
        tool: translated(findTool(tool)?.title ?? tool),
        files: t('{n} files', { n: inputs }),
      });

/** How much a redaction removed, such as `Removed at 8 places on 1 page`; empty for nothing. */
export const removedText = ({ items, pages }: RedactionReceipt): string => {
  const places = items.reduce((sum, item) => sum + item.places, 0);
  return places === 0
    ? ''
    : t('Removed at {places} on {pages}', {
        places: t('{n} places', { n: places }),
        pages: t('{n} pages', { n: pages.length }),
      });
};

/** The facts about whoever signed. */
export const signedText = ({ isSigned, log }: SignedReceipt): string => {
  if (isSigned === null) return t('This browser cannot check the signature; the receipt can be checked elsewhere.');
  return isSigned
    ? t('Checked in this browser: the signature of {log} is valid.', { log })
    : t('Its signature is not valid: do not rely on this receipt.');
};
