import { PDFHexString, PDFName, PDFString, type PDFDict } from '@cantoo/pdf-lib';
import { dictOf, type RevisionView } from './revision-view.js';

const NAME = PDFName.of('T');
const PARENT = PDFName.of('Parent');
/** Fields above fields; a file may lead in a circle. */
const DEPTH_MAX = 32;

/** The full name of a field, or of the one that a widget belongs to; undefined where it has none. */
export const fieldNameOf = async (view: RevisionView, field: PDFDict): Promise<string | undefined> => {
  const names: string[] = [];
  let at: PDFDict | undefined = field;
  for (let depth = 0; at && depth < DEPTH_MAX; depth += 1) {
    const name = await view.resolve(at.get(NAME));
    if (name instanceof PDFString || name instanceof PDFHexString) names.unshift(name.decodeText());
    at = dictOf(await view.resolve(at.get(PARENT)));
  }
  return names.length > 0 ? names.join('.') : undefined;
};
