import { passwordForms } from '../../../../contracts/pdf-passwords.js';
import { closeCached } from './cached-page.js';
import { withMemory, withPdfium, type Pdfium } from './pdfium.js';

/** A PDF open in PDFium; usable only inside `withDocument`. Pages count from 0. */
export interface PdfiumDocument {
  readonly module: Pdfium;
  readonly handle: number;
  readonly pageCount: number;
  readonly encrypted: boolean;
  readonly hasForm: boolean;
}

export type NotOpened = 'password' | 'not-a-pdf' | 'security' | 'other';

/** PDFium could not open it. */
export class PdfiumRefused extends Error {
  override readonly name = 'PdfiumRefused';

  constructor(readonly reason: NotOpened) {
    super(`PDFium: ${reason}`);
  }
}

/** FPDF_REMOVE_SECURITY: an encrypted document is saved without encryption. */
const REMOVE_SECURITY = 3;

/** @see FPDF_GetLastError in fpdfview.h */
const reasons: Readonly<Record<number, NotOpened>> = { 2: 'not-a-pdf', 3: 'not-a-pdf', 4: 'password', 5: 'security' };

/** Bytes that PDFium gets in place of those of a file, from `at` on. */
export interface Patch {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/**
 * Opens a PDF, uses it and closes it.
 *
 * @param password  of its user or its owner, as somebody has typed it.
 * @throws PdfiumRefused
 * @throws PdfiumTrapped
 */
export const withDocument = <T>(bytes: Uint8Array, use: (document: PdfiumDocument) => T, password = ''): Promise<T> =>
  withPdfium((module) => opened({ module, bytes, password }, use));

/** The same for a file that is another in places. */
export const withPatched = <T>(
  { bytes, patches }: { readonly bytes: Uint8Array; readonly patches: readonly Patch[] },
  use: (document: PdfiumDocument) => T,
): Promise<T> => withPdfium((module) => opened({ module, bytes, patches, password: '' }, use));

/** The same for several at once, without passwords. */
export const withDocuments = <T>(
  files: readonly Uint8Array[],
  use: (documents: readonly PdfiumDocument[]) => T,
): Promise<T> =>
  withPdfium((module) => {
    const openNext = (documents: readonly PdfiumDocument[]): T => {
      const bytes = files[documents.length];
      if (!bytes) return use(documents);
      return opened({ module, bytes, password: '' }, (document) => openNext([...documents, document]));
    };
    return openNext([]);
  });

interface Opening {
  readonly module: Pdfium;
  readonly bytes: Uint8Array;
  readonly patches?: readonly Patch[];
  readonly password: string;
}

interface Loading {
  readonly pointer: number;
  readonly length: number;
  readonly password: string;
}

/** @throws PdfiumRefused */
const handleOf = (module: Pdfium, { pointer, length, password }: Loading): number => {
  let why: NotOpened = 'other';
  for (const form of passwordForms(password)) {
    const handle = module.FPDF_LoadMemDocument(pointer, length, form);
    if (handle !== 0) return handle;
    why = reasons[module.FPDF_GetLastError()] ?? 'other';
    if (why !== 'password') break;
  }
  throw new PdfiumRefused(why);
};

const opened = <T>({ module, bytes, patches = [], password }: Opening, use: (document: PdfiumDocument) => T): T =>
  withMemory(module, bytes.byteLength, (pointer) => {
    module.pdfium.HEAPU8.set(bytes, pointer);
    for (const patch of patches) module.pdfium.HEAPU8.set(patch.bytes, pointer + patch.at);
    const handle = handleOf(module, { pointer, length: bytes.byteLength, password });
    const document = {
      module,
      handle,
      pageCount: module.FPDF_GetPageCount(handle),
      encrypted: module.EPDF_IsEncrypted(handle),
      hasForm: module.FPDF_GetFormType(handle) !== 0,
    };
    try {
      return use(document);
    } finally {
      closeCached(document);
      module.FPDF_CloseDocument(handle);
    }
  });

/** The pages that are there, from 0: a page tree may count more than it has. */
export const pagesThere = ({ module, handle, pageCount }: PdfiumDocument): number[] =>
  withMemory(module, 8, (size) =>
    Array.from({ length: pageCount }, (_, page) => page).filter((page) =>
      module.FPDF_GetPageSizeByIndexF(handle, page, size),
    ),
  );

/** @throws PdfiumRefused `other` when a page can't be copied. */
export const extractPages = ({ module, handle }: PdfiumDocument, indices: readonly number[]): Uint8Array => {
  const target = module.FPDF_CreateNewDocument();
  try {
    const copied = withMemory(module, indices.length * 4, (pointer) => {
      module.pdfium.HEAP32.set(indices, pointer / 4);
      return module.FPDF_ImportPagesByIndex(target, handle, pointer, indices.length, 0);
    });
    if (!copied) throw new PdfiumRefused('other');
    return saved(module, target);
  } finally {
    module.FPDF_CloseDocument(target);
  }
};

/** The document as PDFium writes it anew, without what it could not read. */
export const rewritten = ({ module, handle }: PdfiumDocument): Uint8Array => saved(module, handle);

const saved = (module: Pdfium, handle: number): Uint8Array => {
  const writer = module.PDFiumExt_OpenFileWriter();
  try {
    if (!module.FPDF_SaveAsCopy(handle, writer, REMOVE_SECURITY)) throw new PdfiumRefused('other');
    const size = module.PDFiumExt_GetFileWriterSize(writer);
    return withMemory(module, size, (pointer) => {
      module.PDFiumExt_GetFileWriterData(writer, pointer, size);
      return module.pdfium.HEAPU8.slice(pointer, pointer + size);
    });
  } finally {
    module.PDFiumExt_CloseFileWriter(writer);
  }
};
