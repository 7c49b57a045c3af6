import { lockedPdf } from '../samples/bad-files.js';
import { registrationPdf } from '../samples/form-samples.js';
import {
  agreementPdf,
  docx,
  markedPdf,
  picturedPdf,
  png,
  preparedPdf,
  text,
  textPdf,
} from '../samples/sample-files.js';

const LONG_NAME = 'a-very-long-name-without-any-place-to-break_'.repeat(4);

/** The report after it was compressed. */
export const REPORT_MADE = `${LONG_NAME}_compressed.pdf`;

const LEASE = [
  'The lease of the house at Harbour Street begins on 1 March 2026 and runs for two years.',
  'The tenant pays a rent of 1,200 euros on the first day of every month.',
  'The landlord keeps the roof and the heating of the house in good repair.',
  'Either side may end the lease with a notice of three months in writing.',
  'The tenant gives the house back clean and empty when the lease ends.',
].join(' ');

/** Makes the files that the walks choose. */
export const samplesToSee = async () => ({
  report: await textPdf(`${LONG_NAME}.pdf`, 'Harbour report', 5),
  draft: await textPdf('draft.pdf', 'The rent is 31,200 a year', 3),
  final: await textPdf('final.pdf', 'The rent is 32,400 a year', 3),
  agreement: await agreementPdf(`${LONG_NAME}.pdf`),
  prepared: await preparedPdf('prepared.pdf'),
  locked: await lockedPdf('locked.pdf'),
  broken: { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing else stands in here\n%%EOF\n') },
  program: { name: 'program.exe', bytes: Buffer.from('MZ') },
  form: await registrationPdf('registration.pdf'),
  letter: docx('letter.docx', 'Dear reader'),
  pictured: await picturedPdf('pictured.pdf'),
  marked: await markedPdf('marked.pdf'),
  lease: text('lease.txt', LEASE),
  picture: await png('picture.png'),
});

export type SamplesToSee = Awaited<ReturnType<typeof samplesToSee>>;
