import type { InspectReply, Permissions } from '../../../contracts/api/inspection.js';
import { PdfiumRefused, withDocument } from '../engines/pdfium/pdfium-document.js';
import { isEngineFailure } from '../opening/unreadable.js';

type Encryption = InspectReply['encryption'];

/** @see ISO 32000-1, table 22: bits of P, counted from 0. */
const bits: Readonly<Record<keyof Permissions, number>> = {
  print: 2,
  change: 3,
  copy: 4,
  annotate: 5,
  fillForms: 8,
  readAloud: 9,
  assemble: 10,
  printSharply: 11,
};

const permissionsOf = (flags: number): Permissions => {
  const may = Object.entries(bits).map(([name, bit]) => [name, (flags & (1 << bit)) !== 0]);
  return Object.fromEntries(may) as Permissions;
};

/** For a file that has opened, one way or another. Damage that hides its protection leaves it without. */
export const inspectProtection = async (bytes: Uint8Array, password = ''): Promise<Encryption> => {
  const open = await protectionBehind(bytes);
  if (open !== 'locked') return open;
  const opened = await protectionBehind(bytes, password);
  return { state: 'password-to-open', permissions: opened === 'locked' ? null : opened.permissions };
};

const protectionBehind = async (bytes: Uint8Array, password = ''): Promise<Encryption | 'locked'> => {
  try {
    return await withDocument(
      bytes,
      ({ module, handle, encrypted }) => ({
        state: encrypted ? 'no-password-to-open' : 'none',
        permissions: encrypted ? permissionsOf(module.FPDF_GetDocUserPermissions(handle)) : null,
      }),
      password,
    );
  } catch (error) {
    if (!isEngineFailure(error)) throw error;
    const isLocked = error instanceof PdfiumRefused && error.reason === 'password';
    return isLocked ? 'locked' : { state: 'none', permissions: null };
  }
};
