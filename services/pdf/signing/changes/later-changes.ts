import type { LaterChange } from '../../../../contracts/api/signatures.js';
import { obstacleTo, type ChangeKind, type Obstacle, type Room } from '../fields/room-left.js';
import { changesBetween, type PlacedChange } from './changes-between.js';
import type { FileBytes } from './revision-view.js';
import { lockedSentence, NEW_FIELD_SENTENCE, sentenceOn } from './change-sentences.js';

/** The changes of a file up to each revision that somebody signed, and after the last. */
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

/** @param end  offset of the end of what the signature covers. */
export const laterChanges = (steps: readonly SignedStep[], end: number, room: Room): readonly LaterChange[] => {
  const all = steps.filter(({ from }) => from >= end).flatMap(({ changes }) => changes);
  return [...byKind(all)].flatMap(([kind, changes]) => {
    const stoppedBy = (...obstacles: readonly (Obstacle | undefined)[]): readonly PlacedChange[] =>
      changes.filter((change) => obstacles.includes(obstacleTo(change, room)));
    const said: readonly (readonly [readonly PlacedChange[], boolean, Sentence])[] = [
      [stoppedBy(undefined), true, (change) => sentenceOn(kind, change)],
      [stoppedBy('level'), false, (change) => sentenceOn(kind, change)],
      [stoppedBy('new-field'), false, () => NEW_FIELD_SENTENCE],
      [stoppedBy('lock'), false, lockedSentence],
    ];
    return said.flatMap(([found, allowed, sentence]) =>
      found.length > 0 ? [{ kind, allowed, text: sentence(found) }] : [],
    );
  });
};

type Sentence = (changes: readonly PlacedChange[]) => string;

const byKind = (changes: readonly PlacedChange[]): ReadonlyMap<ChangeKind, readonly PlacedChange[]> => {
  const groups = new Map<ChangeKind, PlacedChange[]>();
  for (const change of changes) groups.set(change.kind, [...(groups.get(change.kind) ?? []), change]);
  return groups;
};
