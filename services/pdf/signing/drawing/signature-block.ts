import type { PDFDocument } from '@cantoo/pdf-lib';
import { refuseUnlessShown } from '../../engines/font-coverage.js';
import { typeset } from '../../engines/typst.js';
import { oneLine } from '../../text/one-line.js';
import { blockMarkupFor } from './block-markup.js';
import type { Drawing } from './drawing.js';
import { embedded } from './embedded.js';

export interface BlockTexts {
  readonly signature: string;
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly reason: string;
  readonly location: string;
  readonly at: Date;
}

/** A word this long may be broken anywhere, or it would stick out. */
const LONG_WORD = /\S{24,}/gu;
const ZERO_WIDTH_SPACE = '\u200B';

/**
 * The texts of a signature, set in any script that there is a font for; empty ones are left out.
 *
 * @throws Refusal `fonts.missing`
 */
export const signatureBlock = async (document: PDFDocument, texts: BlockTexts): Promise<Drawing> => {
  const { signature, name, title, email, reason, location, at } = texts;
  const lines = [
    { strong: true, text: name },
    { strong: false, text: title },
    { strong: false, text: email },
    { strong: false, text: reason && `Reason: ${reason}` },
    { strong: false, text: location && `Location: ${location}` },
    { strong: false, text: `Date: ${readable(at)}` },
  ];
  const shown = lines.map((line) => ({ ...line, text: breakable(line.text) })).filter(({ text }) => text !== '');
  const text = [signature, ...shown.map((line) => line.text)].join(' ');
  await refuseUnlessShown(text, 'the signature');
  const inputs = { signature: breakable(signature), lines: JSON.stringify(shown) };
  return embedded(document, await typeset(blockMarkupFor(text), inputs));
};

/** A few letters by hand, such as initials. @throws Refusal `fonts.missing` */
export const handwriting = async (document: PDFDocument, letters: string): Promise<Drawing> => {
  await refuseUnlessShown(letters, 'the signature');
  return embedded(document, await typeset(blockMarkupFor(letters), { signature: breakable(letters), lines: '[]' }));
};

const breakable = (text: string): string =>
  oneLine(text).replace(LONG_WORD, (word) => Array.from(word).join(ZERO_WIDTH_SPACE));

/** `2026-03-01 12:30 UTC` */
const readable = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
