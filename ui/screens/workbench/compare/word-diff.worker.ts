import { diffArrays } from 'diff';
import type { Chunk } from '../../../../contracts/comparison/changes.js';

export interface Texts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The chunks; null where the texts have too little in common to be compared in this time. */
export type DiffAnswer = readonly Chunk[] | null;

const PATIENCE_MS = 20_000;

onmessage = ({ data: { before, after } }: MessageEvent<Texts>) => {
  const chunks = diffArrays([...before], [...after], { timeout: PATIENCE_MS }) as readonly Chunk[] | undefined;
  const answer: DiffAnswer = chunks?.map(({ count, added, removed }) => ({ count, added, removed })) ?? null;
  postMessage(answer);
};
