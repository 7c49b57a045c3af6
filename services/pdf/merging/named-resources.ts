import { PDFContext, PDFRawStream } from 'pdf-lib';
import { decodedBytes } from '../content/objects.js';
import { readOperators } from '../content/operators.js';
import { bytesOf } from '../raw/tokens.js';
import { isName, type RawValue } from '../raw/value.js';
import { codesInContent, type ShownCodes } from './shown-codes.js';
import { perSource, type Source } from './source.js';

/** The kind of a resource: the key of its dictionary among the resources. @see ISO 32000-1, table 33 */
export type ResourceKind =
  '/Font' | '/XObject' | '/ExtGState' | '/ColorSpace' | '/Pattern' | '/Shading' | '/Properties';

/** The names that content calls resources by, without their slash, for each kind; undefined where the content is illegible. */
export type NamedResources = ReadonlyMap<ResourceKind, ReadonlySet<string>> | undefined;

const KIND_OF_OPERATOR: ReadonlyMap<string, ResourceKind> = new Map([
  ['Tf', '/Font'],
  ['Do', '/XObject'],
  ['gs', '/ExtGState'],
  ['cs', '/ColorSpace'],
  ['CS', '/ColorSpace'],
  ['ID', '/ColorSpace'],
  ['scn', '/Pattern'],
  ['SCN', '/Pattern'],
  ['sh', '/Shading'],
  ['BDC', '/Properties'],
  ['DP', '/Properties'],
]);

export const namesInContent = (content: Uint8Array): ReadonlyMap<ResourceKind, ReadonlySet<string>> => {
  const namesByKind = new Map<ResourceKind, Set<string>>();
  readOperators(content, ({ operator, names }) => {
    const kind = KIND_OF_OPERATOR.get(operator);
    if (kind === undefined) return true;
    const known = namesByKind.get(kind) ?? new Set();
    for (const name of names) known.add(name);
    namesByKind.set(kind, known);
    return true;
  });
  return namesByKind;
};

/** Names that content calls, and codes that it shows. */
export interface CalledBy {
  readonly names: NamedResources;
  readonly codes: ShownCodes;
}

const calledByStreams = perSource(() => new Map<string, CalledBy>());

/** All that streams call that make up one content, such as those of a page; each content is read once per source. */
export const calledIn = (source: Source, streams: readonly number[]): CalledBy => {
  const known = calledByStreams(source);
  const key = streams.join(' ');
  const before = known.get(key);
  if (before) return before;
  const parts = streams.map((number) => contentAt(source, number));
  const legible = parts.filter((part) => part !== undefined);
  const content = legible.length < parts.length ? undefined : Buffer.concat(withNewlines(legible));
  const called = { names: content && namesInContent(content), codes: content && codesInContent(content) };
  known.set(key, called);
  return called;
};

/** A literal that pdf-lib makes a dictionary of. */
type LiteralObject = Record<string, string>;

const NEWLINE = Uint8Array.of(10);

const withNewlines = (parts: readonly Uint8Array[]): Uint8Array[] => parts.flatMap((part) => [part, NEWLINE]);

/** Names of filters that are meant for inline images; readers take them for streams, too. */
const SHORT_FILTERS: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
};

/** The decoded data of a stream; none where there is no stream, undefined where it can't be decoded. */
export const contentAt = ({ file }: Source, number: number): Uint8Array | undefined => {
  const { value, data } = file.objectAt(number);
  if (!(value instanceof Map) || !data) return new Uint8Array();
  const context = PDFContext.create();
  const plain = (value: RawValue | undefined): unknown => {
    const resolved = file.resolve(value);
    if (Array.isArray(resolved)) return resolved.map(plain);
    if (resolved instanceof Map)
      return Object.fromEntries([...resolved].map(([key, inner]) => [bytesOf(key), plain(inner)]));
    if (isName(resolved)) return SHORT_FILTERS[bytesOf(resolved)] ?? bytesOf(resolved);
    return typeof resolved === 'string' ? Number(resolved) : null;
  };
  const parameters = [file.resolve(value.get('/DecodeParms'))].flat();
  const hasParameters = parameters.some((item) => file.resolve(item) instanceof Map);
  const entries = {
    ...(value.has('/Filter') ? { Filter: plain(value.get('/Filter')) } : {}),
    ...(hasParameters ? { DecodeParms: plain(value.get('/DecodeParms')) } : {}),
  };
  return decodedBytes(PDFRawStream.of(context.obj(entries as LiteralObject), data));
};
