import { basename, dirname } from 'node:path';
import { GB, MB } from '../../../../contracts/byte-sizes.js';
import type { Sandbox } from '../../../platform/sandbox/sandbox.js';

const CPU_SECONDS = 5 * 60;
const PROCESSES_MAX = 256;
/** Programs map files and reserve room that they never touch: LibreOffice runs in 1.3 GB of addresses. */
const SPARE_ADDRESSES = 1.5 * GB;

/** Where LibreOffices work, and what each may take. */
export interface OfficePlace {
  readonly sandbox: Sandbox;
  /** Where each gets a folder of its own. */
  readonly scratch: string;
  /** Folder of this installation for what can be made again. */
  readonly kept: string;
  /** The memory that one document may take; default: whatever there is. */
  readonly memoryMb?: number | undefined;
}

/** Settings that every start has in common. No program is on its path: it would hand PostScript to Ghostscript. */
export const officeRoom = (program: string, { memoryMb }: OfficePlace, readable: readonly string[] = []) => ({
  readable: [installationOf(program), ...readable, ...ownFontList()],
  environment: {
    PATH: '/var/empty',
    ...forEveryName(),
    ...Object.fromEntries(ownFontList().map((file) => [FONT_LIST, file])),
  },
  limits: {
    cpuSeconds: CPU_SECONDS,
    fileBytes: GB,
    processes: PROCESSES_MAX,
    addressBytes: memoryMb === undefined ? undefined : memoryMb * MB + SPARE_ADDRESSES,
  },
});

/** Where this machine's fonts are listed elsewhere than usual, as everything else here follows it. */
const FONT_LIST = 'FONTCONFIG_FILE';
const ownFontList = (): readonly string[] => (process.env[FONT_LIST] === undefined ? [] : [process.env[FONT_LIST]]);

/** Without it LibreOffice finds no file whose name has letters that ASCII lacks. */
const forEveryName = (): Readonly<Record<string, string>> => {
  const { LC_ALL, LC_CTYPE, LANG } = process.env;
  const isUnicode = /utf-?8/i.test([LC_ALL, LC_CTYPE, LANG].find((name) => name !== undefined && name !== '') ?? '');
  return isUnicode ? {} : { LC_ALL: '', LC_CTYPE: 'C.UTF-8' };
};

/** The program reads what lies beside its own folder; a mere launcher is one among others. */
const installationOf = (program: string): string =>
  basename(program).includes('.') ? dirname(dirname(program)) : dirname(program);
