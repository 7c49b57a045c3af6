import { PDFDocument } from 'pdf-lib';
import type { SourceFile } from './operation.js';

export const imageToPdf = async (file: SourceFile): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const image = file.mime === 'image/png' ? await document.embedPng(file.bytes) : await document.embedJpg(file.bytes);
  const { width, height } = image.scale(0.75);
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return document.save();
};
