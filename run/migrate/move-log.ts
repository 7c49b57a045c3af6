import { leafHashOf } from '../../services/analytics/log/tree/leaf-hashes.js';
import type { EventReader, EventRecord, LogImport } from '../../services/platform/event-store/event-store.js';
import { HasOtherContents, type Report } from './report.js';

const BATCH_EVENTS = 500;

interface Logs {
  readonly from: Pick<EventReader, 'readRecords'>;
  /** The log that is there already: empty, or the beginning of the same log. */
  readonly there: Pick<EventReader, 'readRecords'>;
  readonly to: LogImport;
}

/**
 * Adds what is missing. All that is there already is compared first, event by event, so a copy that was stopped goes on
 * where it was.
 *
 * @returns how many events there are.
 * @throws HasOtherContents
 */
export const moveLog = async ({ from, there, to }: Logs, report: Report): Promise<number> => {
  const known = there.readRecords()[Symbol.asyncIterator]();
  let turn = await known.next();
  let batch: EventRecord[] = [];
  let count = 0;
  const send = async (): Promise<void> => {
    await to.add(batch);
    batch = [];
    report.progress('events', count);
  };
  for await (const record of from.readRecords()) {
    count += 1;
    if (turn.done) {
      batch.push(record);
      if (batch.length === BATCH_EVENTS) await send();
      continue;
    }
    if (!leafHashOf(turn.value).equals(leafHashOf(record))) throw new HasOtherContents('its log');
    turn = await known.next();
    if (turn.done && count > 0) report.say(`${count} events were there already`);
  }
  if (!turn.done) throw new HasOtherContents('its log');
  await send();
  return count;
};
