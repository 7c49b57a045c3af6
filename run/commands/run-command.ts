import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../../services/platform/settings/config.js';
import { helpHint, helpOf, type CommandSyntax } from './command-syntax.js';

/** Exit code of a command that could not do what it was asked for. */
const NOT_DONE = 2;

export type Arguments<Syntax extends CommandSyntax> = ReturnType<typeof parseArgs<Syntax>>;

const asksForHelp = (): boolean => {
  const help = { type: 'boolean', short: 'h' } as const;
  return parseArgs({ options: { help }, strict: false }).values.help === true;
};

const readArguments = <Syntax extends CommandSyntax>(syntax: Syntax): Arguments<Syntax> => {
  try {
    return parseArgs(syntax);
  } catch (error) {
    const [complaint = ''] = messageOf(error).split('. ');
    throw new Error(`${complaint}; ${helpHint(syntax)}`, { cause: error });
  }
};

/** Runs a command with its arguments and the settings. A complaint is one line on standard error. */
export const runCommand = async <const Syntax extends CommandSyntax>(
  syntax: Syntax,
  work: (given: Arguments<Syntax>, config: Config) => Promise<void>,
): Promise<void> => {
  try {
    if (asksForHelp()) await print(helpOf(syntax));
    else await work(readArguments(syntax), readConfig(process.env));
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
