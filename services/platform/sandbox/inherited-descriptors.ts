import { openSync, readdirSync, readFileSync } from 'node:fs';
import type { SpawnOptions } from 'node:child_process';

/** The flag of a descriptor that is closed in every program that is started, as all are that this process opens itself. */
const CLOSED_IN_OTHERS = 0o2000000;
/** Input, output and errors. */
const STANDARD_STREAMS = 3;

const flagsOf = (descriptor: number): number | undefined => {
  try {
    const [, flags = ''] = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')) ?? [];
    return Number.parseInt(flags, 8);
  } catch {
    return undefined; // the listing itself, which is over
  }
};

/** Beyond the standard ones, those that whoever started this process has left open for it and all its children. */
const inherited = (): readonly number[] => {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => {
      const flags = descriptor < STANDARD_STREAMS ? undefined : flagsOf(descriptor);
      return flags !== undefined && (flags & CLOSED_IN_OTHERS) === 0;
    });
};

const descriptors = inherited();
const nothing = descriptors.length > 0 ? openSync('/dev/null', 'r') : undefined;

type Stdio = Extract<SpawnOptions['stdio'], readonly unknown[]>;

/** The same, with nothing in the place of every descriptor that a program would inherit from farther up. */
export const withoutInherited = (stdio: Stdio): Stdio => {
  const length = Math.max(stdio.length, ...descriptors.map((descriptor) => descriptor + 1));
  return Array.from({ length }, (_, at) => {
    const stream = stdio[at] ?? 'ignore';
    return stream === 'ignore' && descriptors.includes(at) ? nothing : stream;
  });
};
