import { fromCallback } from 'xstate';
import { passwordOf } from '../../browser/file-passwords.js';
import { oneAtATime } from '../../browser/one-at-a-time.js';
import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import type { Reader } from '../../pdf/pages/pdfjs-pages.js';
import { unreadableWords } from './unreadable-words.js';
import type { SelectedFile } from './selection.js';
import { loadPart } from '../../browser/load-part.js';

type Order =
  { readonly type: 'files.listed'; readonly files: readonly SelectedFile[] } | { readonly type: 'passwords.given' };

/** The same selection number may stand for another file: finished ones follow each other under one. */
type Known = ReadonlyMap<number, File>;

const pdfsIn = (files: readonly SelectedFile[]): Known =>
  new Map(files.filter(({ kind }) => kind === 'pdf').map(({ id, file }) => [id, file]));

const startReader = async (): Promise<Reader> =>
  (await loadPart(() => import('../../pdf/pages/pdfjs-pages.js'))).startReader();

/** Null for a file whose password is not known, or wrong. */
const openOrLocked = (reader: Reader, file: File): Promise<PdfPages | null> =>
  new Promise((resolve, reject) => {
    const answer = (give: (password: string) => void, wrong: boolean): void => {
      const known = wrong ? '' : passwordOf(file);
      if (known === '') resolve(null);
      else give(known);
    };
    reader.open(file, answer).then(resolve, reject);
  });

/** The files that a password has been given for, taken out of the locked ones. */
const takeUnlocked = (locked: Map<number, File>): readonly (readonly [number, File])[] => {
  const unlocked = [...locked].filter(([, file]) => passwordOf(file) !== '');
  for (const [id] of unlocked) locked.delete(id);
  return unlocked;
};

/** Opens every PDF of the list, one after the other and all with one worker; locked ones again once there is a password. */
export const openFiles = fromCallback<Order>(({ sendBack, receive }) => {
  let reader: Promise<Reader> | undefined;
  let wanted: Known = new Map();
  const begun = new Map<number, File>();
  const locked = new Map<number, File>();
  const inTurn = oneAtATime();
  let isOver = false;
  const isWanted = (id: number, file: File): boolean => !isOver && wanted.get(id) === file;

  const open = async (id: number, file: File): Promise<void> => {
    if (!isWanted(id, file)) return;
    try {
      reader ??= startReader();
      const pdf = await openOrLocked(await reader, file);
      if (pdf && isWanted(id, file)) sendBack({ type: 'pdf.opened', id, pdf });
      if (pdf) return;
      locked.set(id, file);
      sendBack({ type: 'pdf.locked', id });
    } catch (error) {
      if (isWanted(id, file)) sendBack({ type: 'pdf.refused', id, message: unreadableWords(error) });
    }
  };
  const begin = (id: number, file: File): void => {
    begun.set(id, file);
    void inTurn(() => open(id, file));
  };
  receive((order) => {
    if (order.type === 'files.listed') {
      wanted = pdfsIn(order.files);
      for (const [id, file] of wanted) if (begun.get(id) !== file) begin(id, file);
      return;
    }
    for (const [id, file] of takeUnlocked(locked)) begin(id, file);
  });
  return () => {
    isOver = true;
    void reader?.then(({ close }) => close());
  };
});
