import { KB } from '../../../../contracts/byte-sizes.js';
import { belongingTo, processAt, readOrNothing, type ProcessEntry } from './process-table.js';

/**
 * Whether processes, their groups and all that descends from them hold more than so many bytes together, what they
 * share counted once.
 */
export const holdMoreThan = (bytes: number, leaders: readonly number[]): boolean => {
  const members = leaders.flatMap(belongingTo);
  const resident = members.reduce((sum, { residentPages }) => sum + residentPages, 0) * pageBytes();
  if (resident <= bytes) return false; // cheap, and never too little
  return members.reduce((sum, member) => sum + proportionalBytes(member), 0) > bytes;
};

/** What a process, its group and all that descends from it hold in bytes, with all that they share. */
export const residentBytes = (leaders: readonly number[]): number =>
  leaders.flatMap(belongingTo).reduce((sum, { residentPages }) => sum + residentPages, 0) * pageBytes();

let page: number | undefined;

/** Node knows its own memory in bytes; a page is a power of two. */
const pageBytes = (): number => {
  if (page !== undefined) return page;
  const own = processAt(process.pid)?.residentPages ?? 0;
  page = own > 0 ? 2 ** Math.round(Math.log2(process.memoryUsage.rss() / own)) : 4 * KB;
  return page;
};

/** Where it may not be looked at so closely, what it shares is counted in full. */
const proportionalBytes = ({ pid, residentPages }: ProcessEntry): number => {
  const told = /^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1];
  return told === undefined ? residentPages * pageBytes() : Number(told) * KB;
};
