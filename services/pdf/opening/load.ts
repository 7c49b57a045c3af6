import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import {
  extractPages,
  pagesThere,
  PdfiumRefused,
  rewritten,
  withDocument,
  type PdfiumDocument,
} from '../engines/pdfium/pdfium-document.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { PASSWORD_ARGUMENT, passwordFiles, withMeantPassword } from '../engines/qpdf/qpdf-passwords.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { leadsToTable } from './leads-to-table.js';
import { pageTreeOf, recounted, type PageTree } from './page-counts.js';
import { salvaged } from './salvage.js';
import { refuseSwelling } from './swelling.js';
import { isEngineFailure } from './unreadable.js';

/** A PDF that every engine can read: not encrypted, its cross-reference table in order. */
export interface LoadedPdf {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** At least 1. */
  readonly pageCount: number;
  readonly hasForm: boolean;
  /** Notes for the owner about a result made of it. */
  readonly notes: readonly Note[];
  /** The bytes are not the file's own, because those were damaged. */
  readonly repaired: boolean;
}

type File = Pick<SourceFile, 'name' | 'bytes' | 'password'>;
type Opened = Pick<LoadedPdf, 'pageCount' | 'hasForm'> & { readonly encrypted: boolean };

/**
 * Opens a PDF: as it is, else repaired by qpdf, by PDFium, or made of what can be seen in it where its tables are lost. A page
 * tree that counts other pages than it has gets the right numbers, since each engine would believe another one.
 * A file whose user password is empty or given opens, and loses its encryption.
 *
 * @throws Refusal `pdf.encrypted` when it needs a password, `pdf.wrong-password` when it needs another.
 * @throws Refusal `pdf.unreadable` when nothing opens it, or it has no pages.
 * @throws Refusal `pdf.too-many-pages`.
 * @throws Refusal `pdf.too-complex`.
 */
export const loadPdf = async (file: File, { qpdf }: WithQpdf): Promise<LoadedPdf> => {
  refuseSwelling(file.bytes);
  const direct = await open(file);
  const own = direct && !direct.encrypted && (await ownOf(file, direct, qpdf));
  const isInOrder = leadsToTable(file.bytes);
  if (own && own.isCounted && isInOrder) return loaded(file, direct, false);
  return mended({ file, qpdf, isInOrder, isDamaged: !direct?.encrypted, pagesLeast: pagesSeen(file, { direct, own }) });
};

const REPAIRED = 'pdf.repaired';

/** The bytes of a file of which a tool changes nothing: its own, unless these were damaged. */
export const leftAsItIs = (
  { bytes }: Pick<File, 'bytes'>,
  opened: Pick<LoadedPdf, 'bytes' | 'notes'> | undefined,
): Uint8Array => (opened?.notes.some(({ code }) => code === REPAIRED) ? opened.bytes : bytes);

interface Told {
  readonly direct: Opened | undefined;
  readonly own: { readonly pageCount: number } | false | undefined;
}

/** The pages that its owner has to get back; of a file that does not open, those that can be seen in it. */
const pagesSeen = ({ bytes }: File, { direct, own }: Told): number => {
  if (own) return own.pageCount;
  return direct ? 1 : (salvaged(bytes)?.pageCount ?? 1);
};

/** Facts about a file that opens as it is. */
const ownOf = async (file: File, { pageCount }: Opened, qpdf: WithQpdf['qpdf']) => {
  const tree = await treeOf(file, qpdf);
  const isCounted = !tree || (tree.miscounted.size === 0 && tree.pageCount === pageCount);
  return { isCounted, pageCount: tree?.pageCount ?? pageCount };
};

interface Mending extends WithQpdf {
  readonly file: File;
  /** Its end leads to its table: else it is written anew. */
  readonly isInOrder: boolean;
  readonly isDamaged: boolean;
  /** A version that shows fewer is taken only where there is no other. */
  readonly pagesLeast: number;
}

const mended = async ({ file, qpdf, isInOrder, isDamaged, pagesLeast }: Mending): Promise<LoadedPdf> => {
  let fewer: LoadedPdf | undefined;
  const versions = versionsOf(file, qpdf);
  for (const version of isInOrder ? versions : [...versions.slice(1), ...versions.slice(0, 1)]) {
    const counted = await withRightCounts(file, await tried(version));
    if (!counted || counted.encrypted) continue;
    const document = loaded({ ...file, bytes: counted.bytes }, counted, isDamaged || counted.recounted);
    if (document.pageCount >= pagesLeast) return document;
    fewer ??= document;
  }
  if (fewer) return fewer;
  throw unreadable(file);
};

const versionsOf = (file: File, qpdf: WithQpdf['qpdf']): readonly (() => Promise<Uint8Array>)[] => [
  () => Promise.resolve(file.bytes),
  () => decrypted(file, qpdf),
  () => withDocument(file.bytes, rewritten, file.password),
  () => withDocument(file.bytes, (document) => extractPages(document, pagesThere(document)), file.password),
  () => decrypted({ ...file, bytes: salvaged(file.bytes)?.bytes ?? file.bytes }, qpdf),
];

/** The page tree of a file that is not in order, as qpdf finds it, else by the objects that can be seen. */
const treeOf = async (file: File, qpdf: WithQpdf['qpdf']): Promise<PageTree | undefined> => {
  const own = pageTreeOf(file.bytes);
  if (own) return own;
  const version = await tried(() => decrypted(file, qpdf));
  return (version && pageTreeOf(version)) ?? pageTreeOf(salvaged(file.bytes)?.bytes ?? file.bytes);
};

type Found = Opened & { readonly bytes: Uint8Array; readonly recounted: boolean };

const withRightCounts = async (file: File, bytes: Uint8Array | undefined): Promise<Found | undefined> => {
  const tree = bytes && pageTreeOf(bytes);
  const recounts = tree !== undefined && tree.miscounted.size > 0;
  const counted = recounts ? recounted(tree) : bytes;
  const opened = counted && (await open({ ...file, bytes: counted }));
  return opened && { ...opened, bytes: counted, recounted: recounts };
};

/** Undefined when PDFium can't open it, or finds no pages or not all of them, which to PDFium is no failure. */
const open = async ({ name, bytes, password }: File): Promise<Opened | undefined> => {
  try {
    const opened = await withDocument(bytes, lookAt, password);
    return opened.pageCount > 0 && opened.whole ? opened : undefined;
  } catch (error) {
    if (error instanceof PdfiumRefused && error.reason === 'password') throw locked(name, password);
    if (isEngineFailure(error)) return undefined;
    throw error;
  }
};

const lookAt = (document: PdfiumDocument) => ({
  pageCount: document.pageCount,
  encrypted: document.encrypted,
  hasForm: document.hasForm,
  whole: pagesThere(document).length === document.pageCount,
});

const locked = (name: string, password = ''): Refusal =>
  new Refusal(password === '' ? 'pdf.encrypted' : 'pdf.wrong-password', { name });

/** @throws QpdfFailed */
export const decrypted = ({ bytes, password = '' }: File, qpdf: WithQpdf['qpdf']): Promise<Uint8Array> =>
  withMeantPassword(password, (meant) =>
    qpdf.write({ args: [PASSWORD_ARGUMENT, '--decrypt', 'in.pdf'], files: passwordFiles(bytes, meant) }),
  );

const tried = async (repair: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> => {
  try {
    return await repair();
  } catch (error) {
    if (isEngineFailure(error)) return undefined;
    throw error;
  }
};

const loaded = ({ name, bytes }: File, { pageCount, hasForm }: Opened, repaired: boolean): LoadedPdf => {
  if (pageCount > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count: pageCount, limit: PAGES_MAX });
  const notes: Note[] = [];
  if (repaired) notes.push({ code: REPAIRED, text: `${name} was damaged; what could be read was used.` });
  return { name, bytes, pageCount, hasForm, notes, repaired };
};

const unreadable = ({ name, bytes }: File): Refusal => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const reason = /%PDF-|\d \d+ obj\b/.test(head)
    ? 'it is damaged beyond repair'
    : 'it does not start with a PDF header';
  return new Refusal('pdf.unreadable', { name, reason });
};
