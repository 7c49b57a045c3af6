import { HOUR_MS } from '../../../contracts/durations.js';
import type { EventReader, EventRecord, Position } from './event-store.js';
import type { Log } from '../settings/logger.js';

/** So long nothing may have been recorded before the time of the clock is taken for a mistake. */
export const QUIET_MAX_MS = 48 * HOUR_MS;

/** So long a clock has to have gone on, without a jump, to be believed whatever the log says. */
export const STEADY_MS = 24 * HOUR_MS;

/** So many events of the last day are looked through one by one. */
const LOOKED_THROUGH_MAX = 10_000;

/** A second clock, which nobody sets, may differ from this one by so much within a run. */
const DRIFT_MS = HOUR_MS;

interface ClockTrustParts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack'>;
  readonly clock: () => Date;
  /** Milliseconds since whenever, of a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Hears when the clock is no longer believed, and when it is again. */
  readonly report: Log;
}

/** Whether what has to be deleted by the clock may be. */
export type ClockTrust = () => Promise<boolean>;

/**
 * Times that were recorded vouch for the clock: it is not believed where it is more than two days away from the events
 * before it, also when new ones have been recorded since it jumped. It is believed again when it has gone on for a day,
 * in this run or by the log.
 */
export const openClockTrust = ({ log, clock, elapsed, report }: ClockTrustParts): ClockTrust => {
  let steady = { since: elapsed(), offset: clock().getTime() - elapsed() };
  let believed = true;
  const jumpBefore = openJumps(log);

  const isSteady = (now: number): boolean => {
    const offset = now - elapsed();
    if (Math.abs(offset - steady.offset) > DRIFT_MS) steady = { since: elapsed(), offset };
    return elapsed() - steady.since >= STEADY_MS;
  };

  return async () => {
    const now = clock().getTime();
    const isLongSteady = isSteady(now);
    const gap = isLongSteady ? undefined : ((await gapBefore(log, now)) ?? (await jumpBefore(now)));
    const facts = { clock: new Date(now).toISOString(), ...gap };
    if (believed && gap) report.warn(facts, NOT_BELIEVED_WARNING);
    if (!believed && !gap) report.info(facts, 'the clock is believed again: what is over is deleted');
    believed = gap === undefined;
    return believed;
  };
};

const NOT_BELIEVED_WARNING =
  'the clock is far from the last events, so nothing is deleted because its time is over. Correct the clock if it is ' +
  'wrong; if it is right, all goes on by itself within a day';

interface Gap {
  readonly lastEventAt: string;
  readonly thenAt: string;
}

/** The time without an event, or with one of the future, that speaks against the clock. */
const gapBefore = async (log: ClockTrustParts['log'], now: number): Promise<Gap | undefined> => {
  const [newest] = await firstOf(log.readRecordsBack());
  if (!newest) return undefined;
  if (Date.parse(newest.recordedAt) > now + QUIET_MAX_MS) return gapOf(newest.recordedAt, now);
  const [before] = await firstOf(log.readRecordsBack({ recordedBy: new Date(now - STEADY_MS).toISOString() }));
  if (!before) return undefined; // all of the log is of the last day
  const [next] = await firstOf(log.readRecords(before.position));
  const then = next ? Date.parse(next.recordedAt) : now;
  return then - Date.parse(before.recordedAt) > QUIET_MAX_MS ? gapOf(before.recordedAt, then) : undefined;
};

/**
 * The times of a log fall where a clock was ahead and was set right. Then the end of the day before is found in the time
 * that was wrong, where nothing seems to be missing: so the events of the last day are looked through from the end, the
 * first time all of them, and later what is new.
 */
const openJumps = (log: ClockTrustParts['log']): ((now: number) => Promise<Gap | undefined>) => {
  const jumps: Gap[] = [];
  let newest: Position | undefined;

  const lookThrough = async (now: number): Promise<void> => {
    const seen = newest;
    let later: EventRecord | undefined;
    let count = 0;
    for await (const record of log.readRecordsBack()) {
      const at = Date.parse(record.recordedAt);
      if (later && Date.parse(later.recordedAt) - at > QUIET_MAX_MS)
        jumps.push(gapOf(record.recordedAt, later.recordedAt));
      if (count === 0) newest = record.position;
      count += 1;
      if (record.position === seen || at <= now - STEADY_MS || count > LOOKED_THROUGH_MAX) return;
      later = record;
    }
  };

  return async (now) => {
    await lookThrough(now);
    const isOfLastDay = ({ thenAt }: Gap) => now - STEADY_MS < Date.parse(thenAt) && Date.parse(thenAt) <= now;
    return jumps.find(isOfLastDay);
  };
};

const gapOf = (lastEventAt: string, then: number | string): Gap => ({
  lastEventAt,
  thenAt: new Date(then).toISOString(),
});

const firstOf = async <Value>(values: AsyncIterable<Value>): Promise<[Value] | []> => {
  for await (const value of values) return [value];
  return [];
};
