import { existsSync, readdirSync } from 'node:fs';
import { multipart, raw } from '../../gateway/fixtures/gateway-client.js';
import { meterCpu } from '../measure/cpu-of-family.js';
import { commandOf, proportionalOf, treeOf } from '../measure/proc.js';
import type { FileRequest } from './http-jobs.js';

/** A server that is asked for files, and what its processes use where they run on this machine. */
export interface HttpRival {
  /** Each visitor, counted from 0, asks with a session of its own. @returns the milliseconds until the last byte of the file was here @throws Error where the answer is no file */
  ask(request: FileRequest, visitor?: number): Promise<number>;
  /** Processor seconds so far of all its processes; NaN where they are not to be seen. */
  cpuSeconds(): number;
  /** Bytes in memory of all its processes now; NaN where they are not to be seen. */
  memoryBytes(): number;
}

/** Sessions of so many visitors of a Docket, as cookies. */
export const openSessions = (url: string, visitors: number): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: visitors }, async () => {
      const { headers } = await raw(`${url}/api/auth/me`, {});
      return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    }),
  );

/**
 * @param pid       its first process; undefined where it runs elsewhere.
 * @param sessions  cookies of its visitors, for a server that has such.
 */
export const rivalAt = (url: string, pid: number | undefined, sessions: readonly string[] = []): HttpRival => {
  const meter = pid === undefined ? () => NaN : meterCpu(pid);
  return {
    async ask({ path, body }, visitor = 0) {
      const started = performance.now();
      const answer = await raw(
        `${url}${path}`,
        { method: 'POST', headers: { ...multipart, cookie: sessions[visitor] ?? '', 'content-length': body.length } },
        body,
      );
      if (answer.status !== 200) {
        throw new Error(`${path} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`);
      }
      return performance.now() - started;
    },
    cpuSeconds: meter,
    memoryBytes: () => (pid === undefined ? NaN : treeOf(pid).reduce((sum, one) => sum + seenOf(one), 0)),
  };
};

const seenOf = (pid: number): number => {
  const bytes = proportionalOf(pid);
  return Number.isFinite(bytes) ? bytes : 0;
};

/** The first process of this program that runs here; undefined where there is none, as in a container of another machine. */
export const processOf = (program: string): number | undefined =>
  (existsSync('/proc/self') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((one, other) => one - other)
    .find((pid) => commandOf(pid).split(' ')[0]?.split('/').at(-1) === program);
