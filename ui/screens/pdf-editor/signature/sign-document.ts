import { fromPromise } from 'xstate';
import type { Placement } from '../../../../contracts/tools/pdf-place-signature.js';
import { signPdf, type SignedFile, type SignRequest } from '../../../calls/editor.calls.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import { placementsOn } from './signature-placement.js';

/** A signature, and the pages it goes on. */
export interface Signing extends Omit<SignRequest, 'placements'> {
  readonly pdf: PdfDocument | null;
  readonly placement: Placement;
  /** Further pages, from 0. */
  readonly also: readonly number[];
}

/** The request for a signature on all of its pages. */
export const signRequestOf = async ({ pdf, placement, also, ...rest }: Signing): Promise<SignRequest> => ({
  ...rest,
  placements: pdf ? await placementsOn(pdf, placement, also) : [placement],
});

/** Signs the document; stopping the actor aborts the request. */
export const signDocument = fromPromise<SignedFile, Signing>(async ({ input, signal }) =>
  signPdf(await signRequestOf(input), signal),
);
