import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig, type Config } from '../../services/platform/config.js';
import type { EventReader } from '../../services/platform/event-store/event-store.js';
import { logSettingsOf, openEventReader } from '../event-log.js';
import { openLogger } from '../open-logger.js';
import { openPorts, type Ports } from '../ports.js';

/** Exit code of a command that could not do what it was asked for. */
const NOT_DONE = 2;

type Arguments<Syntax extends ParseArgsConfig> = ReturnType<typeof parseArgs<Syntax>>;
type Work<Syntax extends ParseArgsConfig, Port> = (
  given: Arguments<Syntax>,
  port: Port,
  config: Config,
) => Promise<void>;

/** A command that only reads the log, so that Docket may be running. */
export const runLogCommand = <const Syntax extends ParseArgsConfig>(
  syntax: Syntax,
  work: Work<Syntax, EventReader>,
): Promise<void> =>
  run(async () => {
    const given = parseArgs(syntax);
    const config = readConfig(process.env);
    const log = await openEventReader(logSettingsOf(config));
    try {
      await work(given, log, config);
    } finally {
      await log.close();
    }
  });

/** A command that changes an installation while Docket is stopped. */
export const runOfflineCommand = <const Syntax extends ParseArgsConfig>(
  syntax: Syntax,
  work: Work<Syntax, Ports>,
): Promise<void> =>
  run(async () => {
    const given = parseArgs(syntax);
    const config = readConfig(process.env);
    const log = await openEventReader(logSettingsOf(config)); // before a wrong DATA_DIR is made into an installation
    await log.close();
    const ports = await openPorts(config, openLogger(config));
    try {
      await work(given, ports, config);
    } finally {
      await ports.close();
    }
  });

/** Complaints are one line on standard error. */
const run = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = NOT_DONE;
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads an option; a complaint begins with its name. @throws Error */
export const readOption = <Value>(name: string, text: string, read: (text: string) => Value): Value => {
  try {
    return read(text);
  } catch (error) {
    throw new Error(`--${name}: ${messageOf(error)}`, { cause: error });
  }
};

/** Writes to standard output, as slowly as it is read. */
export const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
