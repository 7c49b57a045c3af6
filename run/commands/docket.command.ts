import { runnableTools } from '../../contracts/tools/catalogue.js';
import { guestAt, Unreachable, type Server } from '../program/convert-files.js';
import { startOwnServer } from '../program/own-server.js';
import { runTool, type RunEnd } from '../program/run-tool.js';
import { readRunArguments, WrongUsage, type RunArguments } from '../program/typed-arguments.js';
import { print } from './run-command.js';

/** Meanings of the exit code: all done; some not; typed wrong; no server, or none that lets this key in. */
const EXIT = { done: 0, failed: 1, usage: 2, unreachable: 3 } as const;
const UNAUTHORISED: readonly number[] = [401, 403];
const KB = 1024;

const HELP = `docket run <tool> <files, folders or patterns> [--option value] [-o <file or folder>]
docket tools

  -o, --output <path>   where the result goes: a file, or a folder for several; without it, beside the first file
  --server <address>    the installation that does it; otherwise DOCKET_URL, with the API key in DOCKET_KEY
  --local               no server: Docket runs on this machine for as long as this takes
  --force               write over files that are there
  --json                what became of each conversion, as JSON lines on standard output
  --quiet               no progress on standard error

Example: docket run compress in.pdf -o out.pdf --quality low
Exit code 0: all done; 1: some files failed; 2: typed wrong; 3: the server cannot be reached or refuses the key.
`;

const listTools = (): string =>
  runnableTools
    .map(({ id, title, tagline, options }) => {
      const names = Object.keys(options.shape).map((name) => `--${name}`);
      return `${id.padEnd(24)}${title}: ${tagline}${names.length === 0 ? '' : `\n${' '.repeat(24)}${names.join(' ')}`}\n`;
    })
    .join('');

const reportOf = ({ inputs, output, bytes, notes, error }: RunEnd): string => {
  const what = error === null ? `${output ?? ''} (${Math.ceil(bytes / KB)} KB)` : `failed: ${error}`;
  return [`${inputs.join(', ')} → ${what}`, ...notes.map((note) => `  ${note}`)].join('\n');
};

const exitCodeOf = (ends: readonly RunEnd[]): number => {
  if (ends.some(({ status }) => UNAUTHORISED.includes(status))) return EXIT.unreachable;
  return ends.every(({ error }) => error === null) ? EXIT.done : EXIT.failed;
};

const runOn = async (server: Server, asked: RunArguments): Promise<number> => {
  const ends = await runTool(server, asked, (end, count, all) => {
    if (!asked.isQuiet) process.stderr.write(`[${count}/${all}] ${reportOf(end)}\n`);
  });
  if (asked.isJson) await print(ends.map(({ status: _, ...end }) => `${JSON.stringify(end)}\n`).join(''));
  return exitCodeOf(ends);
};

const run = async (words: readonly string[]): Promise<number> => {
  const asked = readRunArguments(words, process.env);
  const { server: address, key } = asked;
  if (address !== undefined && key !== undefined) {
    return runOn({ address, headers: { authorization: `Bearer ${key}` } }, asked);
  }
  if (address !== undefined) return runOn(await guestAt(address), asked);
  const own = await startOwnServer();
  try {
    return await runOn(own.server, asked);
  } finally {
    await own.stop();
  }
};

/** Reports an error that came before anything was done, in a line. */
const complaintOf = (error: unknown): number => {
  const isUsage = error instanceof WrongUsage;
  if (!isUsage && !(error instanceof Unreachable)) throw error;
  process.stderr.write(`${error.message}\n`);
  return isUsage ? EXIT.usage : EXIT.unreachable;
};

const main = async ([command = '--help', ...words]: readonly string[]): Promise<number> => {
  const isHelp = [command, ...words].some((word) => word === '--help' || word === '-h');
  if (command === 'run' && !isHelp) return run(words).catch(complaintOf);
  await print(command === 'tools' ? listTools() : HELP);
  return isHelp || command === 'tools' ? EXIT.done : EXIT.usage;
};

process.exitCode = await main(process.argv.slice(2));
