import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { saysEncrypted } from '../../office-files/encryption.js';
import { officeArgs, placeSettledProfile } from './libreoffice-profile.js';
import { libreOfficeFor } from './libreoffice-program.js';
import { findOfficePython } from './libreoffice-python.js';
import { startListener, type Listener } from './listener.js';
import { isolated } from '../programs/no-network.js';
import { OfficeFailed, OfficeMissing, type Office } from './office.js';

const SCRIPT = fileURLToPath(new URL('./libreoffice-listener.py', import.meta.url));
const MB = 1024 * 1024;
const FOLDER = /^warm-(\d+)-/;

/** When an open LibreOffice is given up. */
export interface WarmLimits {
  readonly startMs: number;
  readonly documentMs: number;
  /** Without a document. */
  readonly idleMs: number;
  readonly documents: number;
  readonly residentBytes: number;
}

const LIMITS: WarmLimits = {
  startMs: 60_000,
  documentMs: 60_000,
  idleMs: 5 * 60_000,
  documents: 40,
  residentBytes: 500 * MB,
};

/** A LibreOffice that stays open between documents. */
export interface WarmLibreOffice {
  /** It as an engine; what it doesn't manage, `cold` tries once more. */
  office(cold: Office, directory: string): Office;
  /** Closes it; the next document opens it anew. */
  rest(): void;
}

/**
 * One for this process, opened at its first document, with a profile of its own.
 *
 * @param kept  folder of this installation for what can be made again.
 */
export const openWarmLibreOffice = (kept: string, limits: WarmLimits = LIMITS): WarmLibreOffice => {
  const keeper = keepOne(kept, limits);
  let busy = false;
  const convert = async (program: string, source: string, target: string): Promise<boolean> => {
    if (busy) return false;
    busy = true;
    try {
      const listener = await keeper.take(program);
      const answer = await listener?.ask({ source, target }, limits.documentMs);
      keeper.putBack(answer?.resident ?? 0);
      return answer?.ok === true;
    } finally {
      busy = false;
    }
  };
  return {
    rest: keeper.rest,
    office: (cold, directory) => ({
      async toPdf(bytes, extension) {
        const program = libreOfficeFor(extension);
        if (program === undefined) throw new OfficeMissing();
        const folder = await mkdtemp(join(directory, 'office-'));
        try {
          const [source, target] = [join(folder, `document${extension}`), join(folder, 'document.pdf')];
          await writeFile(source, bytes);
          if (await convert(program, source, target)) return new Uint8Array(await readFile(target));
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
        if (saysEncrypted(bytes)) throw new OfficeFailed('it is protected by a password');
        return cold.toPdf(bytes, extension);
      },
    }),
  };
};

interface Open {
  readonly listener: Listener;
  readonly folder: string;
}

/** The open one, replaced when it is worn. */
const keepOne = (kept: string, limits: WarmLimits) => {
  let open: Open | undefined;
  let documents = 0;
  let idle: NodeJS.Timeout | undefined;
  let startFails = false;
  const rest = (): void => {
    clearTimeout(idle);
    if (open) close(open);
    open = undefined;
    documents = 0;
  };
  return {
    rest,
    /** Undefined where none can be opened. */
    take: async (program: string): Promise<Listener | undefined> => {
      clearTimeout(idle);
      if (documents >= limits.documents || open?.listener.alive() === false) rest();
      if (!startFails) open ??= await start(program, kept, limits.startMs);
      startFails = open === undefined;
      documents += 1;
      return open?.listener;
    },
    putBack: (resident: number): void => {
      if (resident > limits.residentBytes) return rest();
      idle = setTimeout(rest, limits.idleMs).unref();
    },
  };
};

/** Undefined where it can't be: then every document starts a LibreOffice of its own. */
const start = async (program: string, kept: string, startMs: number): Promise<Open | undefined> => {
  const python = await findOfficePython(program);
  if (python === undefined) return undefined;
  await removeLeftovers(kept);
  const folder = join(kept, `warm-${process.pid}-${randomUUID()}`);
  const profile = join(folder, 'profile');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await placeSettledProfile(program, kept, profile);
  const args = [SCRIPT, program, ...officeArgs(profile), '--nodefault'];
  const listener = startListener({
    ...(await isolated(python, args)),
    directory: folder,
    environment: { HOME: folder, TMPDIR: folder },
  });
  if ((await listener.hear(startMs))?.ready) return { listener, folder };
  close({ listener, folder });
  return undefined;
};

const close = ({ listener, folder }: Open): void => {
  listener.stop();
  // What a program that is just being killed still writes there, the start of another process removes.
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => undefined);
};

/** Of processes that were killed. */
const removeLeftovers = async (kept: string): Promise<void> => {
  const names = existsSync(kept) ? await readdir(kept) : [];
  const left = names.filter((name) => {
    const pid = Number(FOLDER.exec(name)?.[1] ?? process.pid);
    return pid !== process.pid && !isRunning(pid);
  });
  await Promise.all(left.map((name) => rm(join(kept, name), { recursive: true, force: true })));
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
