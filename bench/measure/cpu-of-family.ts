import { statsOf, TICKS_PER_SECOND, type Stat } from './proc.js';

type Stats = ReadonlyMap<number, Stat>;

/**
 * CPU seconds of a process, its living descendants and its ended ones, as a reading that never falls. A process whose
 * parent was killed is waited for by nobody of the family: what it computed before the last reading is kept here.
 */
export const meterCpu = (root: number): (() => number) => {
  let last: Stats = new Map();
  let lost = 0;
  return () => {
    const now = statsOf(root);
    lost += lostTicks(last, now);
    last = now;
    return (sumOf([...now.values()].map(ticksOf)) + lost) / TICKS_PER_SECOND;
  };
};

/** Ticks of the processes that are gone and that no living one of the family has taken over. */
export const lostTicks = (before: Stats, after: Stats): number => {
  const gone = [...before].filter(([pid]) => !after.has(pid));
  const heirs = new Set(gone.map(([pid]) => heirOf(pid, before, after)));
  const deadOf = (heir: number): Stat[] =>
    gone.filter(([pid]) => heirOf(pid, before, after) === heir).map(([, stat]) => stat);
  return sumOf([...heirs].map((heir) => notTakenOver(deadOf(heir), takenOver(heir, before, after))));
};

const ticksOf = ({ ownTicks, childTicks }: Stat): number => ownTicks + childTicks;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The nearest forebear that lives. */
const heirOf = (pid: number, before: Stats, after: Stats): number => {
  const parent = before.get(pid)?.parent ?? 0;
  return after.has(parent) || !before.has(parent) ? parent : heirOf(parent, before, after);
};

const takenOver = (heir: number, before: Stats, after: Stats): number =>
  (after.get(heir)?.childTicks ?? 0) - (before.get(heir)?.childTicks ?? 0);

/** The largest were taken over if there was room for them, since whoever is waited for is counted whole. */
const notTakenOver = (dead: readonly Stat[], gained: number): number => {
  let room = gained;
  let lost = 0;
  for (const ticks of dead.map(ticksOf).sort((one, other) => other - one)) {
    if (ticks <= room) room -= ticks;
    else lost += ticks;
  }
  return lost;
};
