import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const python = join(import.meta.dirname, '../../../../node_modules/.cache/docket/python');

/** Debian puts it where only root looks. */
export const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/** For tests: a nats-server that is installed. */
export interface NatsProgram {
  readonly file: string;
  /** Such as `nats-server: v2.9.10`. */
  readonly version: string;
}

const programAt = (file: string): NatsProgram | undefined => {
  try {
    return { file, version: execFileSync(file, ['--version'], { env: { PATH }, encoding: 'utf8' }).trim() };
  } catch {
    return undefined;
  }
};

/** That of the system. */
const installed = programAt('nats-server');
/** The newest one, which `npm run setup` fetches for tests. */
const fetched = existsSync(join(python, 'nats-server-complete'))
  ? programAt(join(python, 'bin/nats-server'))
  : undefined;

/** For tests: every nats-server there is, one of each version. */
export const natsPrograms: readonly NatsProgram[] = [installed, fetched].filter(
  (program, index, all) =>
    program !== undefined && all.findIndex((other) => other?.version === program.version) === index,
) as NatsProgram[];

/** For tests that need only one; undefined where none is installed. */
export const natsProgram = natsPrograms[0];
