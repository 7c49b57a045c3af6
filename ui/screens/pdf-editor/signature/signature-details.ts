import type { OptionsOf } from '../../../../contracts/tools/catalogue.js';

/** The details of a signature besides its picture, by the names that `POST /api/pdf/sign` has for them. */
export type SignatureDetails = Omit<OptionsOf<'pdf-place-signature'>, 'placements'>;
export type SignatureDetail = keyof SignatureDetails;

/** Nothing is said, and nothing certified. */
export const noDetails: SignatureDetails = {
  signatureReason: '',
  signatureLocation: '',
  signatureContact: '',
  certification: 'none',
};
