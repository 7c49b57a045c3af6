import { PDFHexString, PDFName, PDFString, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { dictOf, type RevisionView } from './revision-view.js';

const NAME = PDFName.of('T');
const PARENT = PDFName.of('Parent');
/** Fields above fields; a file may lead in a circle. */
const DEPTH_MAX = 32;

/** A field, or a widget, and the fields above it, the nearest first. */
const lineAbove = async (view: RevisionView, field: PDFDict): Promise<readonly PDFDict[]> => {
  const line: PDFDict[] = [];
  let at: PDFDict | undefined = field;
  while (at && line.length < DEPTH_MAX) {
    line.push(at);
    at = dictOf(await view.resolve(at.get(PARENT)));
  }
  return line;
};

/** The full name of a field, or of the one that a widget belongs to; undefined where it has none. */
export const fieldNameOf = async (view: RevisionView, field: PDFDict): Promise<string | undefined> => {
  const names: string[] = [];
  for (const dict of await lineAbove(view, field)) {
    const name = await view.resolve(dict.get(NAME));
    if (name instanceof PDFString || name instanceof PDFHexString) names.unshift(name.decodeText());
  }
  return names.length > 0 ? names.join('.') : undefined;
};

/** The value of a field itself, or the one that it inherits from those above it. */
export const inheritedBy = async (view: RevisionView, field: PDFDict, key: string): Promise<PDFObject | undefined> => {
  const name = PDFName.of(key);
  const holder = (await lineAbove(view, field)).find((dict) => dict.has(name));
  return holder && view.resolve(holder.get(name));
};
