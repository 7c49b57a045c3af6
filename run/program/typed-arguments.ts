import { parseArgs } from 'node:util';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';

/** The command cannot be carried out as typed; the message says why. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** The arguments of `docket run`. */
export interface RunArguments {
  readonly tool: Tool;
  /** Files, folders and patterns, as they were typed. */
  readonly inputs: readonly string[];
  /** Options of the tool, by name. */
  readonly options: Readonly<Record<string, string>>;
  /** A file or a folder; undefined for beside the first file, under the name of the result. */
  readonly output: string | undefined;
  /** Address of an installation; undefined to start one for this run alone. */
  readonly server: string | undefined;
  readonly key: string | undefined;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  /** Files that are there already may be written over. */
  readonly isForced: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const own = {
  output: { type: 'string', short: 'o' },
  server: { type: 'string' },
  local: { type: 'boolean' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

/** `compress` stands for `pdf-compress`. @throws WrongUsage */
const toolNamed = (name: string): Tool => {
  const tool = runnableTools.find(({ id }) => id === name) ?? runnableTools.find(({ id }) => id === `pdf-${name}`);
  if (tool) return tool;
  throw new WrongUsage(`"${name}" is no tool; \`docket tools\` lists them`);
};

/** Names of what the program itself takes win over those of the tool, which then are `tool-…`. */
const optionsOf = ({ options }: Tool): readonly string[] => Object.keys(options.shape);

const parsed = (tool: Tool, words: readonly string[]) => {
  const ofTool = optionsOf(tool).map((name) => [name in own ? `tool-${name}` : name, { type: 'string' }] as const);
  const passwords = tool.accepts.kinds.includes('pdf') ? { passwords: { type: 'string' } as const } : {};
  const options = { ...(Object.fromEntries(ofTool) as object), ...passwords, ...own };
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [complaint = ''] = (error as Error).message.split('. ');
    const names = Object.keys(options).filter((name) => !(name in own));
    throw new WrongUsage(`${complaint}; ${tool.id} has ${names.map((name) => `--${name}`).join(', ')}`, {
      cause: error,
    });
  }
};

const addressIn = (server: string | undefined): string => {
  if (server === undefined) throw new WrongUsage('which server? --server, DOCKET_URL, or --local for none');
  if (!/^https?:/.test(server) || !URL.canParse(server)) throw new WrongUsage(`--server: "${server}" is no address`);
  return server.replace(/\/+$/, '');
};

/**
 * Reads what follows `docket run`.
 *
 * @throws WrongUsage
 */
export const readRunArguments = ([name, ...words]: readonly string[], env: Environment): RunArguments => {
  if (name === undefined) throw new WrongUsage('which tool? `docket tools` lists them');
  const tool = toolNamed(name);
  const { values, positionals } = parsed(tool, words);
  if (positionals.length === 0) throw new WrongUsage('which files?');
  const { output, server, local = false, json = false, quiet = false, force = false, ...rest } = values;
  const entries = Object.entries(rest as Readonly<Record<string, string>>);
  return {
    tool,
    inputs: positionals,
    options: Object.fromEntries(entries.map(([key, value]) => [key.replace(/^tool-/, ''), value])),
    output,
    server: local ? undefined : addressIn(server ?? env['DOCKET_URL']),
    key: env['DOCKET_KEY'],
    isJson: json,
    isQuiet: quiet,
    isForced: force,
  };
};
