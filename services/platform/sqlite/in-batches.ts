import { setImmediate } from 'node:timers/promises';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1024 * 1024;

/** Takes as many rows as fit into one batch; `text` is the one long column. */
export const takeBatch = <Row extends { readonly text: string }>(rows: Iterable<Row>): Row[] => {
  const batch: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    characters += row.text.length;
    if (batch.length === BATCH_ROWS || characters >= BATCH_CHARACTERS) break;
  }
  return batch;
};

interface Batches<Row, Value> {
  /** The batch that follows a row, empty at the end. */
  readonly next: (last: Row | undefined) => Row[];
  readonly valueOf: (row: Row) => Value;
}

/**
 * Value after value, in bounded memory. It is one generator and no chain of them, and a loop instead of `yield*`: over a
 * million rows each of these costs seconds.
 */
export const inBatches = async function* <Row, Value>({
  next,
  valueOf,
}: Batches<Row, Value>): AsyncGenerator<Value, void> {
  let batch = next(undefined);
  while (batch.length > 0) {
    for (const row of batch) yield valueOf(row);
    batch = next(batch.at(-1));
    if (batch.length > 0) await setImmediate(); // a long read leaves the event loop to others in between
  }
};
