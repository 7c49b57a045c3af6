import { PDFRawStream, type PDFObject } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt } from '../../content/objects.js';
import { openPdf } from '../../opening/editable.js';
import { contentStrings } from '../pages/content-strings.js';
import { streamKinds, type StreamKind } from '../pages/page-streams.js';
import { stringsIn } from '../find/strings.js';
import type { SensitiveTexts } from '../find/sensitive-texts.js';

/** Whether a document holds any of the texts to be removed outside of its pages, in strings, names or streams. */
export const appearsOutsidePages = async (bytes: Uint8Array, sensitiveTexts: SensitiveTexts): Promise<boolean> => {
  const document = await openPdf(bytes);
  const { context, catalog } = document;
  const kinds = streamKinds(document);
  const names = dictAt(catalog, 'Dests')?.keys() ?? [];
  return (
    names.some((name) => sensitiveTexts.areIn(name.decodeText())) ||
    context.enumerateIndirectObjects().some(([ref, object]) => isSensitive(object, kinds.get(ref), sensitiveTexts))
  );
};

const isSensitive = (object: PDFObject, kind: StreamKind | undefined, sensitiveTexts: SensitiveTexts): boolean => {
  const strings: Uint8Array[] = [];
  stringsIn(object, ({ bytes }) => strings.push(bytes));
  if (strings.some((bytes) => sensitiveTexts.areInBytes(bytes))) return true;
  if (!(object instanceof PDFRawStream) || kind === 'font' || nameAt(object.dict, 'Subtype') === 'Image') return false;
  const content = decodedBytes(object) ?? object.contents;
  if (kind !== 'content' && sensitiveTexts.areInBytes(content)) return true;
  return contentStrings(content).some(
    ({ spaced, tight }) => sensitiveTexts.areIn(tight) || sensitiveTexts.areIn(spaced),
  );
};
