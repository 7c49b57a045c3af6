import { KB } from '../../../../contracts/byte-sizes.js';
import type { ProgramRun } from './program.js';

/** Programs map files and reserve room that they never touch: LibreOffice runs in 1.3 GB of addresses. */
const SPARE_ADDRESSES = 1.5 * 1024 ** 3;

interface Orders {
  /** Printed with the exit status to both outputs after the program has ended. */
  readonly mark: string;
  /** Bytes that the program may hold; its addresses are limited to that and some to spare. */
  readonly cap: number | undefined;
}

/** A script that has a shell run one program: its process number goes to descriptor 3. */
export const scriptOf = ({ command, args, directory, environment = {} }: ProgramRun, { mark, cap }: Orders): string => {
  const steps = [
    ...(directory === undefined ? [] : [`cd ${quoted(directory)}`]),
    ...Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}`),
    ...(cap === undefined ? [] : [`ulimit -v ${Math.ceil((cap + SPARE_ADDRESSES) / KB)}`]),
    `exec ${[command, ...args].map(quoted).join(' ')}`,
  ];
  const tell = `printf '\\n%s %s\\n' ${mark} "$status"`;
  return `(${steps.join(' && ')}) </dev/null 3>&- &\necho $! >&3\nwait $!\nstatus=$?\n${tell}\n${tell} >&2\n`;
};

/** Nothing has a meaning between single quotes but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
