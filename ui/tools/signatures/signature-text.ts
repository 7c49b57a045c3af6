import type { SignatureReport } from '../../../contracts/api/signatures.js';
import { certificationNames, type Certification } from '../../../contracts/tools/certification.js';
import { t, translated } from '../../text/t.js';
import { minuteText } from '../../text/times.js';

/** `good`: as it was signed; `bad`: not what was signed. */
export type Verdict = 'good' | 'bad';

export const verdictOf = ({ intact, modified }: Pick<SignatureReport, 'intact' | 'modified'>): Verdict =>
  intact && !modified ? 'good' : 'bad';

/** The fate of the signed document, in a sentence. */
export const verdictText = ({ intact, modified, changedAfterwards }: SignatureReport): string => {
  if (!intact) return t('Changed: this is not the file that was signed');
  if (modified) return t('Changed after signing in a way that the signature does not allow');
  return changedAfterwards
    ? t('Intact: the additions after signing are allowed')
    : t('Intact: nothing was changed after signing');
};

/** The result for the whole file. */
export const summaryText = (signatures: readonly SignatureReport[]): string => {
  const n = signatures.length;
  if (n === 0) return t('This file has no signatures.');
  const bad = signatures.filter((report) => verdictOf(report) === 'bad').length;
  if (bad === 0) return t('{n} signatures, intact.', { n });
  return bad === n
    ? t('{n} signatures: the document was changed.', { n })
    : t('{n} signatures: the document was changed after {bad} of them.', { n, bad });
};

export const signerOf = ({ name, signer }: SignatureReport): string => name ?? signer ?? t('Unknown signer');

/** The words of the certificate about whoever signed. */
const certificateOf = ({ signer, issuer, selfSigned }: SignatureReport): string => {
  if (signer === null) return t('Unknown');
  return selfSigned
    ? t('{signer} (self-signed: not verified by any authority)', { signer })
    : t('{signer}, issued by {issuer}', { signer, issuer: issuer ?? t('an unnamed authority') });
};

const timestampText = ({ timestampedAt, timestampedBy }: SignatureReport): string =>
  t('{time}, confirmed by {server}', {
    time: minuteText(timestampedAt ?? ''),
    server: timestampedBy ?? t('an unnamed server'),
  });

const certifiedText = (certification: Certification): string =>
  t('Allows {what} afterwards', { what: translated(certificationNames[certification]) });

const covered = ({ coversWholeDocument }: SignatureReport): string =>
  coversWholeDocument ? t('The whole document') : t('The document as it was when it was signed');

/** Each fact about a signature, with its name. */
export const factsOf = (report: SignatureReport): readonly (readonly [term: string, text: string])[] => [
  [t('Signed on'), report.signedAt === null ? t('No time given') : minuteText(report.signedAt)],
  ...(report.timestampedAt === null ? [] : [[t('Time stamp'), timestampText(report)] as const]),
  [t('Certificate'), certificateOf(report)],
  [t('Covers'), covered(report)],
  ...(report.certification === null ? [] : [[t('Certified'), certifiedText(report.certification)] as const]),
  ...(report.reason === null ? [] : [[t('Reason'), report.reason] as const]),
  ...(report.location === null ? [] : [[t('Location'), report.location] as const]),
];
