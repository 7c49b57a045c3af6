import type { Written } from './checkpoint-file.js';

const sizeOf = ({ checkpoint }: Written): number => checkpoint?.size ?? 0;

/** The checkpoints of an installation together with others that were kept elsewhere. */
export const inOrderOfSize = async function* (
  own: AsyncIterable<Written>,
  others: readonly Written[],
): AsyncGenerator<Written, void> {
  const waiting = [...others].sort((one, other) => sizeOf(one) - sizeOf(other));
  for await (const written of own) {
    while (waiting[0] && sizeOf(waiting[0]) < sizeOf(written)) yield* waiting.splice(0, 1);
    yield written;
  }
  yield* waiting;
};
