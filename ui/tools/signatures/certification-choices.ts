import { certificationNames, certifications } from '../../../contracts/tools/certification.js';
import { sentence } from '../../text/phrases.js';
import { translated } from '../../text/t.js';

/** The certifications that a signature may have, as the choices of a select. */
export const certificationChoices = () => [
  ['none', sentence(translated('no certification'))] as const,
  ...certifications.map((one) => [one, sentence(translated(certificationNames[one]))] as const),
];
