import type { LaterChange } from '../../../../contracts/api/signatures.js';
import { isLocked, type FieldLock } from '../fields/field-locks.js';
import { changesBetween, type PlacedChange } from './changes-between.js';
import type { ChangeKind } from './list-changes.js';
import type { FileBytes } from './revision-view.js';
import { lockedSentence, sentenceOn } from './change-sentences.js';

/** What was done to a file up to each revision that somebody signed, and after the last. */
export interface SignedStep {
  /** Offset of the end of the signed revision that it begins with. */
  readonly from: number;
  readonly changes: readonly PlacedChange[];
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
    steps.push({ from, changes: await changesBetween(upTo(from), upTo(sorted[index + 1] ?? bytes.length)) });
  }
  return steps;
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

/** What a signature lets be done after it. */
export interface Room {
  /** Of DocMDP; undefined where nobody certified or locked the document. */
  readonly level: number | undefined;
  readonly locks: readonly FieldLock[];
}

/** Where nobody says more: forms may be filled in. */
const COMMON_LEVEL = 2;

/** @param end  offset of the end of what the signature covers. */
export const laterChanges = (
  steps: readonly SignedStep[],
  end: number,
  { level = COMMON_LEVEL, locks }: Room,
): readonly LaterChange[] => {
  const all = steps.filter(({ from }) => from >= end).flatMap(({ changes }) => changes);
  const breaksLock = ({ kind, field }: PlacedChange): boolean =>
    field !== undefined && kind !== 'timestamp' && isLocked(field, locks);
  const allowed = (kind: ChangeKind): boolean => (ALLOWED_FROM[kind] ?? Infinity) <= level;
  return [...byKind(all)].flatMap(([kind, changes]) => {
    const locked = changes.filter(breaksLock);
    const others = changes.filter((change) => !breaksLock(change));
    return [
      ...(others.length > 0 ? [{ kind, allowed: allowed(kind), text: sentenceOn(kind, others) }] : []),
      ...(locked.length > 0 ? [{ kind, allowed: false, text: lockedSentence(locked) }] : []),
    ];
  });
};

const byKind = (changes: readonly PlacedChange[]): ReadonlyMap<ChangeKind, readonly PlacedChange[]> => {
  const groups = new Map<ChangeKind, PlacedChange[]>();
  for (const change of changes) groups.set(change.kind, [...(groups.get(change.kind) ?? []), change]);
  return groups;
};
