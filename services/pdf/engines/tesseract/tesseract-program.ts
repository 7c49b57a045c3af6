import { spawnSync } from 'node:child_process';
import type { LanguageCode } from '../../../../contracts/languages.js';
import { listedEnvironment } from '../../../platform/sandbox/listed-environment.js';
import { tesseractNames } from './tesseract-data.js';

/** The program on the PATH, with the data that is installed for it. */
interface TesseractProgram {
  readonly version: string;
  readonly languages: readonly LanguageCode[];
}

const PROGRAM = 'tesseract';
const LOOK_MS = 10_000;
/** Older ones read by other means, and worse. */
const OLDEST_MAJOR_VERSION = 4;

let lookedUp: { readonly program: TesseractProgram | undefined } | undefined;

/** Looked for once, when it is first asked for; undefined where it is missing, too old, or has no data. */
export const tesseractProgram = (): TesseractProgram | undefined => (lookedUp ??= { program: look() }).program;

const look = (): TesseractProgram | undefined => {
  if (process.platform === 'win32') return undefined; // it is started by a shell
  const version = /tesseract v?(\d+[.\d]*)/.exec(printedBy('--version'))?.[1];
  if (version === undefined || Number.parseInt(version, 10) < OLDEST_MAJOR_VERSION) return undefined;
  const installed = new Set(printedBy('--list-langs').split(/\s+/));
  const languages = (Object.keys(tesseractNames) as LanguageCode[]).filter((code) =>
    installed.has(tesseractNames[code]),
  );
  return languages.length > 0 ? { version, languages } : undefined;
};

const printedBy = (argument: string): string => {
  const { stdout, stderr } = spawnSync(PROGRAM, [argument], {
    encoding: 'utf8',
    timeout: LOOK_MS,
    env: listedEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return `${stdout}\n${stderr}`; // both null, which no pattern matches, where there is no such program
};
