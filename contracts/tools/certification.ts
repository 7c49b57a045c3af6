import { choice } from './options.js';

/** Levels of DocMDP in the file, by the changes that the signer of a document leaves possible. */
export const certificationLevels = { 'no-changes': 1, 'form-filling': 2, comments: 3 } as const;

/** How much a certified document leaves room for. */
export type Certification = keyof typeof certificationLevels;

/** All of them, the strictest first. */
export const certifications = ['no-changes', 'form-filling', 'comments'] as const satisfies readonly Certification[];

/** Words for the changes that a certified document leaves possible. */
export const certificationNames: Readonly<Record<Certification, string>> = {
  'no-changes': 'no changes',
  'form-filling': 'form filling',
  comments: 'form filling and comments',
};

/** Only the first signature of a document can certify it. */
export const certificationChoice = choice(['none', ...certifications], 'none', {
  title: 'Certify the document, and allow afterwards',
  names: { none: 'no certification', ...certificationNames },
});

/** Undefined for none. */
export const levelOf = (certification: 'none' | Certification): 1 | 2 | 3 | undefined =>
  certification === 'none' ? undefined : certificationLevels[certification];
