import { PDFArray, PDFName, PDFNumber, type PDFDict, type PDFObject } from 'pdf-lib';
import { dictAt, inheritedAt, isText, nameAt } from '../../content/objects.js';

/** The words of a form field or a text on top of a page. */
export type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'box'; readonly isTicked: boolean }
  /** Its look says it all. */
  | { readonly kind: 'look' };

/** Flags of fields. @see ISO 32000-1, tables 226, 228 */
const PUSH_BUTTON = 1 << 16;
const PASSWORD = 1 << 13;
const LOOK: Said = { kind: 'look' };

/** The words of an annotation for a reader of its page. */
export const saidBy = (annotation: PDFDict): Said => {
  const subtype = nameAt(annotation, 'Subtype');
  if (subtype === 'FreeText') return textOf([annotation.lookup(PDFName.of('Contents'))]);
  return subtype === 'Widget' ? valueOf(annotation) : LOOK;
};

const valueOf = (widget: PDFDict): Said => {
  const type = inheritedAt(widget, 'FT');
  const flags = inheritedAt(widget, 'Ff');
  const isFlagged = (flag: number): boolean => flags instanceof PDFNumber && (flags.asNumber() & flag) !== 0;
  if (type === PDFName.of('Ch')) return choiceOf(widget);
  if (type === PDFName.of('Tx') && !isFlagged(PASSWORD)) return textOf([inheritedAt(widget, 'V')]);
  const isBox = type === PDFName.of('Btn') && !isFlagged(PUSH_BUTTON);
  return isBox ? { kind: 'box', isTicked: isTicked(widget) } : LOOK;
};

const isTicked = (widget: PDFDict): boolean => {
  const state = nameAt(widget, 'AS');
  if (state !== undefined) return state !== 'Off';
  const value = inheritedAt(widget, 'V');
  const states = dictAt(dictAt(widget, 'AP'), 'N');
  return value instanceof PDFName && value !== PDFName.of('Off') && states?.has(value) === true;
};

/** Options may be shown by another name than they are sent by. */
const choiceOf = (widget: PDFDict): Said => {
  const value = inheritedAt(widget, 'V');
  const options = inheritedAt(widget, 'Opt');
  const pairs = options instanceof PDFArray ? options.asArray().map((option) => widget.context.lookup(option)) : [];
  const shown = (chosen: PDFObject | undefined): PDFObject | undefined => {
    const pair = pairs.find((option) => option instanceof PDFArray && stringOf(option.lookup(0)) === stringOf(chosen));
    return pair instanceof PDFArray ? pair.lookup(1) : chosen;
  };
  const chosen = value instanceof PDFArray ? value.asArray().map((one) => widget.context.lookup(one)) : [value];
  return textOf(chosen.map(shown));
};

const textOf = (objects: readonly (PDFObject | undefined)[]): Said => {
  const text = objects
    .map(stringOf)
    .filter((line) => line.trim() !== '')
    .join('\n');
  return text === '' ? LOOK : { kind: 'text', text };
};

const stringOf = (object: PDFObject | undefined): string => (isText(object) ? object.decodeText() : '');
