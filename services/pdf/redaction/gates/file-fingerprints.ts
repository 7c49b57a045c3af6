import type { PDFDocument } from 'pdf-lib';
import { openPdf } from '../../opening/editable.js';
import { fingerprintsOf, type Fingerprints } from '../pages/page-fingerprints.js';

/** The fingerprints by the bytes of files, which nobody changes; forgotten with them. */
const taken = new WeakMap<Uint8Array, Promise<Fingerprints>>();

/** The fingerprints of the pages of a file, which are taken once. `opened` where it is open already, with nothing changed in it. */
export const fileFingerprints = (bytes: Uint8Array, opened?: PDFDocument): Promise<Fingerprints> => {
  const known = taken.get(bytes) ?? take(bytes, opened);
  taken.set(bytes, known);
  return known;
};

const take = async (bytes: Uint8Array, opened: PDFDocument | undefined): Promise<Fingerprints> =>
  fingerprintsOf(opened ?? (await openPdf(bytes)));
