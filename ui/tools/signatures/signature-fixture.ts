import type { SignatureReport } from '../../../contracts/api/signatures.js';

/** A report about a signature. */
export const signedBy = (name: string, rest: Partial<SignatureReport> = {}): SignatureReport => ({
  name,
  reason: 'I agree',
  location: null,
  signedAt: '2026-03-01T09:30:00.000Z',
  signer: 'Docket',
  issuer: 'Docket',
  selfSigned: true,
  timestampedAt: null,
  timestampedBy: null,
  certification: null,
  coversWholeDocument: true,
  intact: true,
  changedAfterwards: false,
  laterChanges: [],
  modified: false,
  ...rest,
});
