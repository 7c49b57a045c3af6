import { readBuffer, utf16, withMemory, type Pdfium } from './pdfium.js';
import { withDocument } from './pdfium-document.js';

/** A file attached to a document, as PDFium finds it. */
export interface ReadAttachment {
  readonly name: string;
  /** Undefined where it can't be read. */
  readonly bytes: Uint8Array | undefined;
}

/** The files in the list of a document; those of marks are not among them. */
export const readAttachments = (bytes: Uint8Array): Promise<readonly ReadAttachment[]> =>
  withDocument(bytes, ({ module, handle }) =>
    Array.from({ length: Math.max(0, module.FPDFDoc_GetAttachmentCount(handle)) }, (_, index) => {
      const attachment = module.FPDFDoc_GetAttachment(handle, index);
      const name = utf16(readBuffer(module, (at, size) => module.FPDFAttachment_GetName(attachment, at, size)));
      return { name, bytes: fileOf(module, attachment) };
    }),
  );

const fileOf = (module: Pdfium, attachment: number): Uint8Array | undefined =>
  withMemory(module, 4, (length) => {
    if (!module.FPDFAttachment_GetFile(attachment, 0, 0, length)) return undefined;
    const size = module.pdfium.HEAP32[length / 4] ?? 0;
    return withMemory(module, Math.max(1, size), (at) =>
      module.FPDFAttachment_GetFile(attachment, at, size, length)
        ? module.pdfium.HEAPU8.slice(at, at + size)
        : undefined,
    );
  });
