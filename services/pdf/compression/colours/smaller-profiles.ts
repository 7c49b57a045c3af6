import { deflateSync } from 'node:zlib';
import type { PDFRef } from 'pdf-lib';
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFObject } from 'pdf-lib';
import { decodedBytes, numberAt, streamAt } from '../../content/objects.js';
import { everyDictionary } from '../../content/every-dictionary.js';
import { latin1, readProfile, writeProfile, type IccProfile } from './icc-profile.js';
import { isSrgb, smallSrgb } from './srgb.js';

/** Tags that colours follow from; the rest is about the device, and for people. */
const NEEDED = /^(desc|cprt|wtpt|bkpt|chad|[rgb]XYZ|[rgbk]TRC|A2B\d|B2A\d|D2B\d|B2D\d|gamt|rig\d)$/;
/** Profiles of monitors and of greys, and their channels; those of inks are left alone. */
const CHANNELS: Readonly<Record<string, number>> = { 'RGB ': 3, GRAY: 1 };

/**
 * Colour profiles in less room: one that says no more than sRGB becomes the plain red, green and blue that viewers take
 * for it where `isForScreens` and nothing else says what those mean, else a small profile of sRGB. Others lose what
 * colours don't follow from.
 */
export const makeProfilesSmaller = (document: PDFDocument, isForScreens: boolean): void => {
  const isPlain = isForScreens && isPlainSrgb(document);
  const plain = new Set<PDFRef>();
  for (const [ref, stream, profile] of profilesIn(document)) {
    if (isPlain && isSrgb(profile)) plain.add(ref);
    else shrink(document, [ref, stream, profile]);
  }
  if (plain.size > 0) replaceSpaces(document, plain);
};

type Found = readonly [PDFRef, PDFRawStream, IccProfile];

const profilesIn = ({ context }: PDFDocument): Found[] =>
  context.enumerateIndirectObjects().flatMap(([ref, stream]) => {
    if (!(stream instanceof PDFRawStream) || stream.dict.has(PDFName.of('Type'))) return [];
    const channels = numberAt(stream.dict, 'N') ?? 0;
    if (!Object.values(CHANNELS).includes(channels)) return [];
    const bytes = decodedBytes(stream);
    const profile = bytes && readProfile(bytes);
    return profile && CHANNELS[latin1(profile.header, 16)] === channels ? [[ref, stream, profile] as const] : [];
  });

const smallest = (profile: IccProfile): Uint8Array =>
  isSrgb(profile)
    ? smallSrgb()
    : writeProfile({ ...profile, tags: new Map([...profile.tags].filter(([tag]) => NEEDED.test(tag))) });

const shrink = ({ context }: PDFDocument, [ref, { dict, contents }, profile]: Found): void => {
  const packed = deflateSync(smallest(profile), { level: 9 });
  if (packed.length >= contents.length) return;
  const smaller = dict.clone();
  smaller.delete(PDFName.of('DecodeParms'));
  smaller.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  context.assign(ref, PDFRawStream.of(smaller, packed));
};

const REDEFINED = PDFName.of('DefaultRGB');
/** An archive says what its colours mean. @see ISO 19005-1, 6.2.3 */
const ARCHIVE = 'pdfaid:part';

const isPlainSrgb = (document: PDFDocument): boolean => {
  const { catalog } = document;
  const description = streamAt(catalog, 'Metadata');
  const text = description && decodedBytes(description);
  return (
    !catalog.has(PDFName.of('OutputIntents')) &&
    !(text && Buffer.from(text).includes(ARCHIVE)) &&
    !everyDictionary(document).some(({ dict }) => dict.has(REDEFINED))
  );
};

const PLAIN = PDFName.of('DeviceRGB');
const DEPTH_MAX = 100;

const replaceSpaces = (document: PDFDocument, profiles: ReadonlySet<PDFRef>): void => {
  const isSpace = (value: PDFObject): boolean => {
    const profile = value instanceof PDFArray && value.size() === 2 ? value.get(1) : undefined;
    return value instanceof PDFArray && value.get(0) === PDFName.of('ICCBased') && profiles.has(profile as PDFRef);
  };
  const replaceWithin = (object: PDFObject, depth: number): void => {
    if (depth > DEPTH_MAX) return;
    const holder = object instanceof PDFRawStream ? object.dict : object;
    if (holder instanceof PDFDict) {
      for (const [key, value] of holder.entries()) {
        if (isSpace(value)) holder.set(key, PLAIN);
        else replaceWithin(value, depth + 1);
      }
    } else if (holder instanceof PDFArray) {
      for (const [index, value] of holder.asArray().entries()) {
        if (isSpace(value)) holder.set(index, PLAIN);
        else replaceWithin(value, depth + 1);
      }
    }
  };
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (isSpace(object)) document.context.assign(ref, PLAIN);
    else replaceWithin(object, 0);
  }
};
