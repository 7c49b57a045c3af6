import { setImmediate } from 'node:timers/promises';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1024 * 1024;

/** As many rows as fit into one batch; `text` is the one long column. */
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

/** Row after row, in bounded memory; `next` gives the batch that follows a row, empty at the end. */
export const inBatches = async function* <Row>(next: (last: Row | undefined) => Row[]): AsyncGenerator<Row, void> {
  let batch = next(undefined);
  while (batch.length > 0) {
    yield* batch;
    batch = next(batch.at(-1));
    if (batch.length > 0) await setImmediate(); // a long read leaves the event loop to others in between
  }
};
