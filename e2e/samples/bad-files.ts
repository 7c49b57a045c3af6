import { PDFDocument as LockablePdf } from '@cantoo/pdf-lib';
import { PDFDocument } from 'pdf-lib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import type { Upload } from '../harness/http-client.js';

/** A PDF that opens with a password only. */
export const lockedPdf = async (name: string): Promise<Upload> => {
  const document = await LockablePdf.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return { name, bytes: await document.save() };
};

/** So many empty pages. */
export const emptyPages = async (name: string, pages: number): Promise<Upload> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200]);
  return { name, bytes: await document.save() };
};

/** @see PNG specification, 5.3: length, type, data, check sum of the latter two */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A valid black PNG, tiny as a file and enormous as a picture. */
export const enormousPng = async (name: string, side: number): Promise<Upload> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit of grey per pixel
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const rows = function* () {
    for (let count = 0; count < side; count += 1) yield row;
  };
  const pixels = await buffer(Readable.from(rows()).pipe(createDeflate({ level: 9 })));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return { name, bytes: Buffer.concat(parts) };
};
