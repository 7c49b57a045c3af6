import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from 'pdf-lib';
import { decodedBytes, nameAt } from '../content/objects.js';
import type { Secrets } from './secrets.js';
import { stringsIn } from './scrub/strings.js';

/** Whether a document says any of the secrets beside its pages: where everything goes, whatever it holds. */
export const isSaidBeside = async (bytes: Uint8Array, secrets: Secrets): Promise<boolean> => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  if (context.trailerInfo.Info) objects.push(context.trailerInfo.Info);
  return objects.some((object) => says(object, secrets));
};

const says = (object: PDFObject, secrets: Secrets): boolean => {
  const strings: Uint8Array[] = [];
  stringsIn(object, ({ bytes }) => strings.push(bytes));
  if (strings.some((bytes) => secrets.shownInBytes(bytes))) return true;
  if (object instanceof PDFDict) return isNamed(object, secrets);
  if (!(object instanceof PDFRawStream) || isPicture(object) || isFont(object)) return false;
  return secrets.shownInBytes(decodedBytes(object) ?? object.contents);
};

const isPicture = ({ dict }: PDFRawStream): boolean => nameAt(dict, 'Subtype') === 'Image';

const isFont = ({ dict }: PDFRawStream): boolean => ['Length1', 'Length2'].some((key) => dict.has(PDFName.of(key)));

/** Places of old have their names as keys. */
const isNamed = (dict: PDFDict, secrets: Secrets): boolean =>
  dict
    .entries()
    .some(([key, value]) => secrets.shownIn(key.decodeText()) || (value instanceof PDFDict && isNamed(value, secrets)));
