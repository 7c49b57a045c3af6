import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { Upload } from '../harness/http-client.js';

const A4: [number, number] = [595, 842];
const LINES = 40;

/** The size of noise, which JPEG packs no smaller. */
const BYTES_PER_PIXEL = 0.72;

/** A picture that cannot be packed any smaller. */
const grain = (bytes: number): Promise<Buffer> => {
  const side = Math.round(Math.sqrt(bytes / BYTES_PER_PIXEL));
  return sharp(randomBytes(side * side), { raw: { width: side, height: side, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** A PDF of pages full of text, each with a picture of its own where it shall be large. */
export const largePaper = async (name: string, pages: number, pictureBytes = 0): Promise<Upload> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage(A4);
    for (let line = 1; line <= LINES; line += 1) {
      const text = `Page ${number}, line ${line}: the harbour office keeps a list of every boat and its berth.`;
      page.drawText(text, { x: 60, y: 800 - line * 14, size: 10, font });
    }
    if (pictureBytes > 0) {
      const picture = await document.embedJpg(await grain(pictureBytes));
      page.drawImage(picture, { x: 60, y: 40, width: 150, height: 150 });
    }
  }
  return { name, bytes: await document.save() };
};
