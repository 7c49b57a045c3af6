import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChangesAs, NotesPages } from '../../../../contracts/tools/to-pdf.js';
import type { ProgramHome } from '../../../platform/sandbox/program-home.js';
import { documentName } from './document-name.js';
import { makeOfficeHome, officeArgs } from './libreoffice-profile.js';
import { findOfficePython } from './libreoffice-python.js';
import { startListener, type Listener } from './listener.js';
import { putFontsIn } from './office-fonts-conf.js';
import type { PrintedOffice } from './office.js';
import { officeRoom, type OfficePlace } from './office-room.js';

const SCRIPT = fileURLToPath(new URL('./libreoffice-listener.py', import.meta.url));

/** A document, and where its PDF shall be. */
export interface OfficeOrder {
  readonly source: string;
  readonly target: string;
  /** The ending of the document's name, with the dot. */
  readonly extension: string;
  /** The name of the file as it was uploaded, which fields of the document print. */
  readonly name: string;
  /** Files of fonts for it alone: a LibreOffice takes them up when it starts. */
  readonly fonts?: readonly string[];
  readonly fitsSheets?: boolean;
  readonly keepsComments?: boolean;
  readonly notesPages?: NotesPages;
  readonly isTagged?: boolean;
  /** The treatment of the tracked changes that LibreOffice finds. */
  readonly changes?: ChangesAs;
  /** A Word file (.docx) is to be made, no PDF. */
  readonly asWord?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Counts what LibreOffice uses as the job's. @returns what ends that. */
  readonly counts?: ((pid: number) => () => void) | undefined;
}

/** A LibreOffice that waits for its document, its first and last. */
export interface StartedOffice {
  readonly program: string;
  readonly pid: number | undefined;
  /** Undefined when there is no PDF. */
  convert(order: OfficeOrder, timeoutMs: number): Promise<PrintedOffice | undefined>;
  readonly alive: () => boolean;
  /** It and its folder are gone then. */
  stop(): Promise<void>;
}

/** Undefined where none can be kept waiting, such as without Python: then a document starts its own. */
export const startOffice = async (
  program: string,
  place: OfficePlace & { readonly fonts?: readonly string[] | undefined },
  startMs: number,
): Promise<StartedOffice | undefined> => {
  const python = await findOfficePython(program);
  if (python === undefined) return undefined;
  const home = await makeOfficeHome(program, place);
  const { folder, claim } = home;
  const args = [SCRIPT, program, ...officeArgs(folder), '--nodefault'];
  const readable = [SCRIPT, ...(dirname(python) === '.' ? [] : [python])];
  const room = officeRoom(program, place, readable);
  const environment = { ...room.environment, ...(await putFontsIn(home, place.fonts ?? [], place.scratch)) };
  const start = { command: python, args, folder, talks: 'lines', ...room, environment } as const;
  const listener = startListener(place.sandbox, start, claim);
  const office = officeOf(program, home, listener);
  if ((await listener.hear(startMs))?.ready) return office;
  await office.stop();
  return undefined;
};

const officeOf = (program: string, home: ProgramHome, listener: Listener): StartedOffice => ({
  program,
  pid: listener.pid,
  alive: listener.alive,
  convert: async ({ source, target, extension, name, signal, ...wishes }, timeoutMs) => {
    const {
      fitsSheets = false,
      keepsComments = false,
      changes = 'shown',
      notesPages = 'none',
      isTagged = false,
    } = wishes;
    const asked = { fit: fitsSheets, comments: keepsComments, changes, notes: notesPages, tagged: isTagged };
    const stop = () => listener.stop();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const inside = await home.putAside(source, documentName(name, extension));
      const outputPath = join(home.folder, 'document.pdf');
      const answer = await listener.ask({ source: inside, target: outputPath, ...asked }, timeoutMs);
      if (!answer?.ok) return undefined;
      await home.takeOut(outputPath, target);
      return { holdsDeleted: answer.deleted, slidesWithNotes: answer.notes };
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  },
  stop: async () => {
    listener.stop();
    await listener.ended;
    await home.remove();
  },
});
