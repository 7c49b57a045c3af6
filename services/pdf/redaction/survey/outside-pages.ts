import { PDFRawStream, type PDFObject } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt } from '../../content/objects.js';
import { openPdf } from '../../opening/editable.js';
import { contentStrings } from '../pages/content-strings.js';
import { streamKinds, type StreamKind } from '../pages/page-streams.js';
import { stringsIn } from '../find/strings.js';
import type { Secrets } from '../find/telling-texts.js';

/** Whether a document says any of the secrets beside its pages: where everything goes, whatever it holds. */
export const isSaidBeside = async (bytes: Uint8Array, secrets: Secrets): Promise<boolean> => {
  const document = await openPdf(bytes);
  const { context, catalog } = document;
  const kinds = streamKinds(document);
  const names = dictAt(catalog, 'Dests')?.keys() ?? [];
  return (
    names.some((name) => secrets.shownIn(name.decodeText())) ||
    context.enumerateIndirectObjects().some(([ref, object]) => saysIt(object, kinds.get(ref), secrets))
  );
};

const saysIt = (object: PDFObject, kind: StreamKind | undefined, secrets: Secrets): boolean => {
  const strings: Uint8Array[] = [];
  stringsIn(object, ({ bytes }) => strings.push(bytes));
  if (strings.some((bytes) => secrets.shownInBytes(bytes))) return true;
  if (!(object instanceof PDFRawStream) || kind === 'font' || nameAt(object.dict, 'Subtype') === 'Image') return false;
  const content = decodedBytes(object) ?? object.contents;
  if (kind !== 'content' && secrets.shownInBytes(content)) return true;
  return contentStrings(content).some(({ spaced, tight }) => secrets.shownIn(tight) || secrets.shownIn(spaced));
};
