import { PDFName, type PDFDocument, type PDFRawStream } from 'pdf-lib';
import { contentsOf } from '../content/content-streams.js';
import { decodedBytes } from '../content/objects.js';
import { readOperators, withOperators } from '../content/operators.js';

/** Every operator that content may have. @see ISO 32000-1, annex A */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re ' +
    'RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
);

/** Takes out of what is drawn the operators that mean nothing to any viewer. @see ISO 19005-2, 6.2.2 */
export const dropUnknownOperators = (document: PDFDocument): void => {
  const streams = new Set(contentsOf(document).flatMap((content) => content.streams));
  for (const stream of streams) {
    const bytes = decodedBytes(stream);
    if (bytes && hasUnknown(bytes)) replace(document, stream, withoutUnknown(bytes));
  }
};

/** Where images stand between operators, their bytes may be taken for some. */
const hasUnknown = (bytes: Uint8Array): boolean => {
  const operators = new Set<string>();
  readOperators(bytes, ({ operator }) => {
    operators.add(operator);
    return !IMAGES.has(operator);
  });
  return (
    [...operators].some((operator) => !KNOWN.has(operator)) && ![...operators].some((operator) => IMAGES.has(operator))
  );
};

const IMAGES: ReadonlySet<string> = new Set(['BI', 'ID', 'EI']);

const withoutUnknown = (bytes: Uint8Array): Uint8Array =>
  withOperators(bytes, ({ operator }) => (KNOWN.has(operator) ? undefined : ''));

const OWN: ReadonlySet<PDFName> = new Set(['Filter', 'DecodeParms', 'Length'].map((key) => PDFName.of(key)));

const replace = ({ context }: PDFDocument, stream: PDFRawStream, bytes: Uint8Array): void => {
  const ref = context.getObjectRef(stream);
  if (!ref) return;
  const packed = context.flateStream(bytes);
  for (const [key, value] of stream.dict.entries()) if (!OWN.has(key)) packed.dict.set(key, value);
  context.assign(ref, packed);
};
