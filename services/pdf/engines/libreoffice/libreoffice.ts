import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MB } from '../../../../contracts/byte-sizes.js';
import { Refusal } from '../../../../contracts/errors.js';
import { watchMemory } from '../../../platform/jobs/resource-limits.js';
import { saysEncrypted } from '../../office-files/encryption.js';
import { convertCold } from './cold-office.js';
import { libreOfficeFor } from './libreoffice-program.js';
import { writeFonts } from './office-fonts-conf.js';
import { OfficeFailed, OfficeMissing, type Office, type OfficeWishes, type PrintedOffice } from './office.js';
import type { OfficePlace } from './office-room.js';
import { startOffice, type OfficeOrder, type StartedOffice } from './started-office.js';

/** The times that a LibreOffice has for itself, and for how long one waits for the next document. */
interface OfficeLimits {
  readonly startMs: number;
  readonly documentMs: number;
  /** How long one waits for the next document. */
  readonly idleMs: number;
}

const LIMITS: OfficeLimits = { startMs: 60_000, documentMs: 120_000, idleMs: 60_000 };

export interface LibreOfficeOptions extends OfficePlace {
  /** Whether documents are opened even where nothing keeps LibreOffice apart. */
  readonly allowUnsandboxed?: boolean;
  readonly limits?: Partial<OfficeLimits>;
  /** Whether the next one is started while a document is worked on; by default it is. */
  readonly startsAhead?: boolean;
  /** One that was started for a document died, or could not convert it; another one is started for it. */
  readonly onRestart?: () => void;
}

export interface LibreOffice {
  /**
   * Makes a PDF of a document, or a Word file, in a LibreOffice that sees this document and no other.
   *
   * @throws OfficeMissing, OfficeFailed, Refusal `office.no-sandbox`, `conversion.deadline`, `conversion.out-of-memory`.
   */
  convert(order: OfficeOrder): Promise<PrintedOffice>;
  /** The same for whoever has bytes, such as tests. */
  office(directory: string): Office;
  /** Ends the one that waits. */
  readonly rest: () => Promise<void>;
}

/** One for each document; from the first document on, the next one is started ahead. */
export const openLibreOffice = (options: LibreOfficeOptions): LibreOffice => {
  const limits = { ...LIMITS, ...options.limits };
  const warmOffices = startAhead(options, limits);
  /** With fonts of its own, a document that is only printed needs none that listens. */
  const startedFor = async (program: string, order: OfficeOrder) => {
    if (order.asWord === true) return undefined;
    if (!needsFonts(order)) return warmOffices.take(program);
    return needsListener(order) ? startOffice(program, { ...options, fonts: order.fonts }, limits.startMs) : undefined;
  };
  const convert = async (order: OfficeOrder): Promise<PrintedOffice> => {
    const program = libreOfficeFor(order.extension);
    if (program === undefined) throw new OfficeMissing();
    if (options.sandbox.level === 'none' && !options.allowUnsandboxed) throw new Refusal('office.no-sandbox');
    const started = await startedFor(program, order);
    const printed = started && (await convertIn(started, order, { ...options, ...limits }));
    if (printed) return printed;
    order.signal?.throwIfAborted();
    if (started) {
      await refuseEncrypted(order);
      options.onRestart?.();
    }
    if (order.fitsSheets) return fitAnew(program, order);
    await convertCold(program, order, { ...options, timeoutMs: limits.documentMs });
    return { holdsDeleted: undefined };
  };
  /** Only one that listens can fit sheets to pages. */
  const fitAnew = async (program: string, order: OfficeOrder): Promise<PrintedOffice> => {
    const fresh = await startOffice(program, { ...options, fonts: order.fonts }, limits.startMs);
    const printed = fresh && (await convertIn(fresh, order, { ...options, ...limits }));
    if (printed) return printed;
    throw new OfficeFailed('its sheets could not be made as wide as a page');
  };
  return { convert, office: (directory) => officeWith(convert, directory), rest: warmOffices.rest };
};

/** Then one must be started with them. */
const needsFonts = ({ fonts = [] }: OfficeOrder): boolean => fonts.length > 0;

/** Only one that listens can change a document before it is printed, or look into it. */
const needsListener = ({ fitsSheets = false, notesPages = 'none', changes }: OfficeOrder): boolean =>
  fitsSheets || notesPages !== 'none' || changes !== undefined;

/** @throws OfficeFailed */
const refuseEncrypted = async ({ source }: OfficeOrder): Promise<void> => {
  if (saysEncrypted(await readFile(source))) throw new OfficeFailed('it is protected by a password');
};

/** @throws Refusal `conversion.out-of-memory` */
const convertIn = async (
  started: StartedOffice,
  order: OfficeOrder,
  { memoryMb, documentMs }: Pick<OfficePlace, 'memoryMb'> & Pick<OfficeLimits, 'documentMs'>,
): Promise<PrintedOffice | undefined> => {
  const starving = new AbortController();
  const endWatch = watchMemory(started.pid, memoryMb === undefined ? undefined : memoryMb * MB, () => {
    starving.abort();
    void started.stop();
  });
  const endCount = started.pid === undefined ? undefined : order.counts?.(started.pid);
  try {
    const converted = await started.convert(order, documentMs);
    if (starving.signal.aborted) throw new Refusal('conversion.out-of-memory', { limit: memoryMb ?? 0 });
    return converted;
  } finally {
    endWatch();
    endCount?.();
    await started.stop();
  }
};

type Starting = Promise<StartedOffice | undefined>;

const startAhead = (place: LibreOfficeOptions, { startMs, idleMs }: OfficeLimits) => {
  let next: { readonly program: string; readonly starting: Starting } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let startFails = false;
  const start = async (program: string): Starting => {
    if (startFails) return undefined;
    const started = await startOffice(program, place, startMs);
    startFails = started === undefined;
    return started;
  };
  const rest = async (): Promise<void> => {
    clearTimeout(idle);
    const left = next;
    next = undefined;
    await (await left?.starting.catch(() => undefined))?.stop();
  };
  /** Unless another document has seen to it meanwhile. */
  const prepare = (program: string): void => {
    if (place.startsAhead === false) return;
    next ??= { program, starting: start(program) };
    next.starting.catch(() => undefined); // whoever takes it is told
  };
  return {
    rest,
    take: async (program: string): Starting => {
      clearTimeout(idle);
      if (next && next.program !== program) await rest();
      const taken = next?.starting ?? start(program);
      next = undefined;
      const office = await taken;
      const hasDied = office !== undefined && !office.alive(); // in its sleep
      if (hasDied) place.onRestart?.();
      const usable = hasDied ? await start(program) : office;
      if (usable) prepare(program);
      idle = setTimeout(() => void rest(), idleMs).unref();
      return usable;
    },
  };
};

interface Asked extends OfficeWishes {
  readonly asWord?: boolean;
}

const officeWith = (convert: LibreOffice['convert'], directory: string): Office => {
  const make = async (bytes: Uint8Array, extension: string, asked: Asked): Promise<Uint8Array> => {
    const { name = '', fonts = [], onPrinted, changes, ...wishes } = asked;
    const folder = await mkdtemp(join(directory, 'office-'));
    try {
      const source = join(folder, `document${extension}`);
      const target = join(folder, 'document.made');
      await writeFile(source, bytes);
      const files = await writeFonts(fonts, join(folder, 'font'));
      const order = { ...wishes, source, target, extension, name, fonts: files };
      const printed = await convert({ ...order, ...(changes && { changes }) });
      onPrinted?.(printed);
      return new Uint8Array(await readFile(target));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    toPdf: (bytes, extension, wishes = {}) => make(bytes, extension, wishes),
    toWord: (bytes, extension) => make(bytes, extension, { asWord: true }),
  };
};
