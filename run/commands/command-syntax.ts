import type { ParseArgsConfig } from 'node:util';

type OptionRules = NonNullable<ParseArgsConfig['options']>[string];

/** An option as it is read, and as `--help` tells of it. */
export interface CommandOption extends OptionRules {
  /** The word that stands for its value in the usage; undefined for a switch. */
  readonly value?: string;
  /** A sentence without its full stop. */
  readonly about: string;
  readonly isNeeded?: boolean;
}

/** The arguments of a command, and the text about itself. */
export interface CommandSyntax {
  /** As in `npm run {name}`. */
  readonly name: string;
  readonly about: string;
  /** Options by name, in the order in which they are told. */
  readonly options: Readonly<Record<string, CommandOption>>;
  /** The word that stands for arguments without a name in the usage; undefined: there are none. */
  readonly positionals?: string;
  readonly allowPositionals?: boolean;
  readonly exitCodes: string;
}

/** The line about exit codes of a command that answers with 0 or 2. */
export const DONE_OR_NOT = '0: done; 2: not done, and why is on standard error';

const NAME_WIDTH_COLUMNS = 30;

const shown = (name: string, { value }: CommandOption): string => `--${name}${value === undefined ? '' : ` ${value}`}`;

const used = (name: string, option: CommandOption): string =>
  option.isNeeded === true ? shown(name, option) : `[${shown(name, option)}]`;

const row = (left: string, about: string): string =>
  left.length < NAME_WIDTH_COLUMNS
    ? `  ${left.padEnd(NAME_WIDTH_COLUMNS)}${about}`
    : `  ${left}\n  ${' '.repeat(NAME_WIDTH_COLUMNS)}${about}`;

/** The text of `--help`. */
export const helpOf = ({ name, about, options, positionals, exitCodes }: CommandSyntax): string => {
  const all = Object.entries(options);
  const words = [...all.map(([key, option]) => used(key, option)), ...(positionals === undefined ? [] : [positionals])];
  return [
    `npm run ${name}${words.length === 0 ? '' : ` -- ${words.join(' ')}`}`,
    '',
    about,
    '',
    ...all.map(([key, option]) => row(shown(key, option), option.about)),
    row('--help', 'this text'),
    '',
    `Exit code ${exitCodes}.`,
    'DATA_DIR and the other settings say which installation it is.',
    '',
  ].join('\n');
};

/** Where to read on, after a complaint about what was typed. */
export const helpHint = ({ name }: CommandSyntax): string => `\`npm run ${name} -- --help\` says what may be given`;
