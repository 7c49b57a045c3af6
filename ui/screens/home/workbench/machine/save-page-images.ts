import { zip, type Zippable } from 'fflate';
import { fromPromise } from 'xstate';
import { saveFile } from '../../../../browser/save-file.js';
import { t } from '../../../../text/t.js';
import type { PdfPages } from '../../arrange/pdf/pdf-pages.js';
import type { ImageFormat } from './workbench.context.js';

export interface ImagesToSave {
  readonly pdf: PdfPages;
  readonly name: string;
  /** From 1; none for all. */
  readonly pages: readonly number[];
  readonly format: ImageFormat;
}

/** Pixels of the longer side: an A4 page at about 200 to the inch. */
const SIDE = 2339;
const QUALITY = 0.9;

const endings: Readonly<Record<ImageFormat, string>> = { png: '.png', jpeg: '.jpg' };

const drawn = async ({ pdf, format }: ImagesToSave, page: number): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  await pdf.render(page, canvas, SIDE).done;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, `image/${format}`, QUALITY));
  if (!blob) throw new Error(t('Page {page} cannot be drawn', { page }));
  return blob;
};

const zipped = (files: Zippable): Promise<Blob> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 0 }, (error, data) => {
      if (error) reject(error);
      else resolve(new Blob([data], { type: 'application/zip' }));
    });
  });

/** Draws pages in the browser and saves them: one as a picture, several as a ZIP. @returns the name it is saved under */
export const savePageImages = fromPromise<string, ImagesToSave>(async ({ input, signal }) => {
  const { pdf, name, pages, format } = input;
  const stem = name.replace(/(?<=.)\.[^.]*$/, '');
  const chosen = pages.length > 0 ? pages : Array.from({ length: pdf.pageCount }, (_, at) => at + 1);
  const width = String(pdf.pageCount).length;
  const files: Zippable = {};
  for (const page of chosen) {
    signal.throwIfAborted();
    const image = await drawn(input, page);
    const title = `${stem}-${String(page).padStart(width, '0')}${endings[format]}`;
    if (chosen.length === 1) {
      saveFile(image, title);
      return title;
    }
    files[title] = new Uint8Array(await image.arrayBuffer());
  }
  const archive = `${stem}-${format}.zip`;
  saveFile(await zipped(files), archive);
  return archive;
});
