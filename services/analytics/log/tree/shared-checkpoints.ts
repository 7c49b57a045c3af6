import { appendCheckpoints, LogNotAsSigned, readCheckpoints } from './checkpoints.js';

/** The signed checkpoints of a log whose signer may run on any machine: numbered from 0, and none is ever replaced. */
export interface SharedCheckpoints {
  /** The notes in their order. */
  readonly notes: () => AsyncIterable<string>;
  /** @throws CheckpointTaken */
  readonly add: (number: number, note: string) => Promise<void>;
}

/** Another process has signed the checkpoint of that number. */
export class CheckpointTaken extends Error {
  override readonly name = 'CheckpointTaken';

  constructor(number: number, options?: ErrorOptions) {
    super(`another process has signed checkpoint ${number}`, options);
  }
}

/**
 * Brings a file of checkpoints and the shared ones to the same end: what either lacks is added. So a machine goes on
 * from what others have signed, and the first one that shares them brings its own along.
 *
 * @returns how many there are.
 * @throws LogNotAsSigned where the two differ: one of them was rewritten.
 */
export const copyCheckpoints = async (path: string, shared: SharedCheckpoints): Promise<number> => {
  const here = readCheckpoints(path);
  let count = 0;
  const missingHere = async function* (): AsyncGenerator<string, void> {
    for await (const note of shared.notes()) {
      const own = await here.next();
      count += 1;
      if (own.done) yield note;
      else if (own.value.note !== note)
        throw new LogNotAsSigned('the checkpoints of this machine are not the shared ones');
    }
  };
  await appendCheckpoints(path, missingHere());
  for await (const { note, checkpoint } of here) {
    if (!checkpoint) throw new LogNotAsSigned('a checkpoint cannot be read');
    await shared.add(count, note);
    count += 1;
  }
  return count;
};
