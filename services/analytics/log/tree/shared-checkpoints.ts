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
