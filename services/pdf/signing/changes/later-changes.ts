import type { LaterChange } from '../../../../contracts/api/signatures.js';
import { changesBetween } from './changes-between.js';
import type { ChangeKind } from './list-changes.js';
import type { FileBytes } from './revision-view.js';

/** What was done to a file up to each revision that somebody signed, and after the last. */
export interface SignedStep {
  /** Offset of the end of the signed revision that it begins with. */
  readonly from: number;
  readonly kinds: ReadonlySet<ChangeKind>;
}

/** @param ends  offsets at which signed revisions end. */
export const stepsAfter = async (
  { bytes, cipher }: FileBytes,
  ends: readonly number[],
): Promise<readonly SignedStep[]> => {
  const upTo = (end: number): FileBytes => ({ bytes: bytes.subarray(0, end), cipher });
  const sorted = [...new Set(ends)].filter((end) => end < bytes.length).sort((a, b) => a - b);
  const steps: SignedStep[] = [];
  for (const [index, from] of sorted.entries()) {
    const kinds = await changesBetween(upTo(from), upTo(sorted[index + 1] ?? bytes.length));
    steps.push({ from, kinds });
  }
  return steps;
};

const TEXTS: Readonly<Record<ChangeKind, string>> = {
  signature: 'A further signature was added.',
  timestamp: 'A timestamp of the document was added.',
  'validation-data': 'Data for checking the signatures was added.',
  metadata: 'The properties of the document were updated.',
  form: 'A form was filled in.',
  annotations: 'Comments or other annotations were added, changed or removed.',
  fields: 'Fields of the form were added, changed or removed.',
  pages: 'Page content was changed.',
  scripts: 'Scripts, names or actions were added, changed or removed.',
  document: 'The structure of the document was changed.',
  unknown: 'The additions cannot be compared with what was signed.',
};

/** What each level of DocMDP adds to the one below. @see ISO 32000-1, table 254 */
const ALLOWED_FROM: Readonly<Partial<Record<ChangeKind, number>>> = {
  timestamp: 1,
  'validation-data': 1,
  metadata: 1,
  signature: 2,
  form: 2,
  annotations: 3,
};

/**
 * @param end    offset of the end of what the signature covers.
 * @param level  of DocMDP; that of forms where nobody certified the document.
 */
export const laterChanges = (steps: readonly SignedStep[], end: number, level = 2): readonly LaterChange[] => {
  const kinds = new Set(steps.filter(({ from }) => from >= end).flatMap((step) => [...step.kinds]));
  return [...kinds].map((kind) => ({ kind, allowed: (ALLOWED_FROM[kind] ?? Infinity) <= level, text: TEXTS[kind] }));
};
