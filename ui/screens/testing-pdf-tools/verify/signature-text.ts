import type { SignatureReport } from '../../../../contracts/api/signatures.js';
import { many } from '../../../text/phrases.js';
import { minuteText } from '../../../text/times.js';

/** `good`: as it was signed; `bad`: not what was signed. */
export type Verdict = 'good' | 'bad';

export const verdictOf = ({ intact, modified }: SignatureReport): Verdict => (intact && !modified ? 'good' : 'bad');

/** What became of the signed document, in a sentence. */
export const verdictText = ({ intact, modified, changedAfterwards }: SignatureReport): string => {
  if (!intact) return 'Changed: the file is not what was signed';
  if (modified) return 'Changed after signing in a way that the signature does not allow';
  return changedAfterwards
    ? 'Intact: what was added after signing is allowed'
    : 'Intact: nothing was changed after signing';
};

/** The result for the whole file. */
export const summaryText = (signatures: readonly SignatureReport[]): string => {
  if (signatures.length === 0) return 'This file has no signatures.';
  const bad = signatures.filter((report) => verdictOf(report) === 'bad').length;
  const all = many(signatures.length, 'signature', 'signatures');
  if (bad === 0) return `${all}, intact.`;
  return bad === signatures.length
    ? `${all}: the document was changed.`
    : `${all}: the document was changed after ${bad} of them.`;
};

export const signerOf = ({ name, signer }: SignatureReport): string => name ?? signer ?? 'Unknown signer';

/** What the certificate says of whoever signed. */
const certificateOf = ({ signer, issuer, selfSigned }: SignatureReport): string => {
  if (signer === null) return 'Unknown';
  return selfSigned
    ? `${signer}, issued by itself: no authority vouches for it`
    : `${signer}, issued by ${issuer ?? 'an unnamed authority'}`;
};

/** Each fact about a signature, with its name. */
export const factsOf = (report: SignatureReport): readonly (readonly [term: string, text: string])[] => [
  ['Signed', report.signedAt === null ? 'No time given' : minuteText(report.signedAt)],
  ['Certificate', certificateOf(report)],
  ['Covers', report.coversWholeDocument ? 'The whole document' : 'The document as it was when it was signed'],
  ...(report.reason === null ? [] : [['Reason', report.reason] as const]),
  ...(report.location === null ? [] : [['Location', report.location] as const]),
];
