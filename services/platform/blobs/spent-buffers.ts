import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** With much more, V8 searches all memory for buffers that nobody uses any more, which takes ten times as long. */
const TOGETHER_BYTES = 24 * 1024 * 1024;

type Collect = (how: { readonly type: 'minor' }) => void;

let collect: Collect | undefined;
let spent = 0;

/**
 * Counts bytes of a transfer, each of which came in a buffer of its own, and frees the young buffers of several
 * transfers together.
 *
 * @see https://v8.dev/blog/trash-talk for minor collections.
 */
export const countSpent = ({ length }: Uint8Array): void => {
  spent += length;
  if (spent < TOGETHER_BYTES) return;
  spent = 0;
  collect ??= exposed();
  collect({ type: 'minor' });
};

const exposed = (): Collect => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
};
