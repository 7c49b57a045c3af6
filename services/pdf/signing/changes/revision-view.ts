import { PDFDict, PDFRef, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import type { FileCipher } from '../../protection/file-cipher.js';
import { NULL, textOf } from '../../raw/value.js';
import { readStrictXref, type Place } from '../../raw/xref.js';
import { objectSeen } from '../revision/same-objects.js';

/** A file, and what it is encrypted with. */
export interface FileBytes {
  readonly bytes: Uint8Array;
  readonly cipher?: FileCipher | undefined;
}

/** A file up to the end of one of its revisions, as readers see it who follow the cross-references. */
export interface RevisionView {
  /** Numbers of the objects in use. */
  readonly numbers: readonly number[];
  readonly root: PDFRef;
  /** The entry of its trailer about its encryption. */
  readonly encryption: string;
  readonly info: PDFRef | undefined;
  /** Where an object is; two revisions that agree on it have the same object. */
  placeOf(number: number): string | undefined;
  numbered(number: number): Promise<PDFObject | undefined>;
  /** An object, followed when it is a reference. */
  resolve(value: PDFObject | undefined): Promise<PDFObject | undefined>;
}

/** Undefined for a file whose cross-references are not in order. */
export const viewOf = ({ bytes, cipher }: FileBytes): RevisionView | undefined => {
  const { places, trailer } = readStrictXref(bytes) ?? {};
  const refAt = (key: string): PDFRef | undefined => {
    const number = trailer?.get(key);
    if (typeof number !== 'number') return undefined;
    const place = places?.get(number);
    return PDFRef.of(number, place && 'generation' in place ? place.generation : 0);
  };
  const root = refAt('/Root');
  if (!places || !trailer || !root) return undefined;
  const containers = new Map<number, PDFContext>();
  const seen = { bytes, places, cipher };
  const numbered = (number: number) => objectSeen(PDFRef.of(number), seen, containers);
  const keyOf = (place: Place | undefined): string | undefined => place && JSON.stringify(place);
  return {
    numbers: [...places.keys()],
    root,
    info: refAt('/Info'),
    encryption: textOf(trailer.get('/Encrypt') ?? NULL, (number) => number),
    placeOf: (number) => {
      const place = places.get(number);
      const container = place && 'objectStream' in place ? keyOf(places.get(place.objectStream)) : '';
      return place && `${keyOf(place)}${container}`;
    },
    numbered,
    resolve: async (value) => (value instanceof PDFRef ? numbered(value.objectNumber) : value),
  };
};

/** The entries of a dictionary or a stream. */
export const dictOf = (object: PDFObject | undefined): PDFDict | undefined => {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : undefined;
};
