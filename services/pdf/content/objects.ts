import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  decodePDFRawStream,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { unpredicted, type Prediction } from './predictor.js';

/** Largest decoded stream, in bytes: a small file can hold one that fills any memory. */
const DECODED_MAX_BYTES = 400 * 1024 * 1024;
const WITH_PARAMETERS_MAX_BYTES = 1024 * 1024;

/** The value of a key, followed through a reference; undefined when it is absent or of another type. */
export const dictAt = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFDict ? value : undefined;
};

export const arrayAt = (dict: PDFDict, key: string): PDFArray | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFArray ? value : undefined;
};

export const numberAt = (dict: PDFDict, key: string): number | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
};

export const isText = (object: unknown): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** A text for people; undefined for anything else. Those of PDF 2.0 may be in UTF-8, which the library does not know. */
export const peopleText = (value: PDFObject | undefined): string | undefined => {
  if (!isText(value)) return undefined;
  const bytes = value.asBytes();
  const isUtf8 = UTF8_MARK.every((byte, at) => bytes[at] === byte);
  return isUtf8 ? new TextDecoder().decode(bytes.subarray(UTF8_MARK.length)) : value.decodeText();
};

/** Without the slash. */
export const nameAt = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

export const streamAt = (dict: PDFDict, key: string): PDFRawStream | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFRawStream ? value : undefined;
};

export const refAt = (dict: PDFDict, key: string): PDFRef | undefined => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFRef ? value : undefined;
};

/** Ancestors of a page that are asked for what it does not say itself; a ring of them ends here. */
const ANCESTORS_MAX = 64;

/** An entry of a page or of the nearest node above it that has one. Unlike the library's own, it takes any damage. */
export const inheritedAt = (page: PDFDict, key: string): PDFObject | undefined => {
  let node: PDFDict | undefined = page;
  for (let level = 0; node && level < ANCESTORS_MAX; level += 1) {
    const value: PDFObject | undefined = node.lookup(PDFName.of(key));
    if (value) return value;
    node = dictAt(node, 'Parent');
  }
  return undefined;
};

export const resourcesOf = (page: PDFDict): PDFDict | undefined => {
  const resources = inheritedAt(page, 'Resources');
  return resources instanceof PDFDict ? resources : undefined;
};

export const numbersIn = (array: PDFArray | undefined): number[] =>
  itemsOf(array).map((value) => (value instanceof PDFNumber ? value.asNumber() : NaN));

/** Items followed through references. */
export const itemsOf = (array: PDFArray | undefined): (PDFObject | undefined)[] =>
  Array.from({ length: array?.size() ?? 0 }, (_, index) => array?.lookup(index));

/** Names of a stream's filters, first applied first. */
export const filtersOf = ({ dict }: PDFRawStream): readonly (string | undefined)[] => {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter instanceof PDFName) return [filter.decodeText()];
  if (!(filter instanceof PDFArray)) return [];
  return itemsOf(filter).map((name) => (name instanceof PDFName ? name.decodeText() : undefined));
};

/** The content of a stream once its filters are undone; undefined when they can't be. */
export const decodedBytes = (stream: PDFRawStream): Uint8Array | undefined => {
  try {
    const parameters = parametersOf(stream);
    let bytes: Uint8Array | undefined = stream.contents;
    for (const [index, filter] of filtersOf(stream).entries()) {
      bytes = bytes && withoutFilter(bytes, { filter, parameters: parameters[index], context: stream.dict.context });
    }
    return bytes;
  } catch {
    return undefined; // whoever asked leaves alone what it can't read
  }
};

/** The parameters of each filter. */
const parametersOf = ({ dict }: PDFRawStream): readonly (PDFDict | undefined)[] => {
  const parameters = dict.lookup(PDFName.of('DecodeParms'));
  const all = parameters instanceof PDFArray ? itemsOf(parameters) : [parameters];
  return all.map((one) => (one instanceof PDFDict ? one : undefined));
};

interface Filtered {
  readonly filter: string | undefined;
  readonly parameters: PDFDict | undefined;
  readonly context: PDFContext;
}

/**
 * Flate can swell a thousandfold, so it is undone with a limit; the other filters can't, but with parameters of their own a large stream
 * is up to no good.
 */
const withoutFilter = (bytes: Uint8Array, { filter, parameters, context }: Filtered): Uint8Array | undefined => {
  if (filter === 'FlateDecode')
    return parameters ? unpredicted(inflated(bytes), predictionOf(parameters)) : inflated(bytes);
  if (parameters && bytes.length > WITH_PARAMETERS_MAX_BYTES) return undefined;
  const one = context.obj({ Filter: filter ?? '', ...(parameters && { DecodeParms: parameters }) });
  const plain = decodePDFRawStream(PDFRawStream.of(one, bytes)).decode();
  return parameters ? unpredicted(plain, predictionOf(parameters)) : plain;
};

const predictionOf = (parameters: PDFDict): Prediction => ({
  predictor: numberAt(parameters, 'Predictor') ?? 1,
  colors: numberAt(parameters, 'Colors') ?? 1,
  bits: numberAt(parameters, 'BitsPerComponent') ?? 8,
  columns: numberAt(parameters, 'Columns') ?? 1,
});

/** A stream that breaks off gives what there is, as viewers do. */
const inflated = (bytes: Uint8Array): Uint8Array =>
  inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: DECODED_MAX_BYTES });
