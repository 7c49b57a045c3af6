import { PDFName } from 'pdf-lib';

/** The name object under which dictionaries of a PDF hold a value, `Resources` for `/Resources`. */
export const pdfName = (key: string): PDFName => PDFName.of(key);
