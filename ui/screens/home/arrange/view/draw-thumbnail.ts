import type { PdfPages } from '../pdf/pdf-pages.js';

/** A picture in the making; its address is null where it comes to nothing. */
export interface Developing {
  readonly done: Promise<string | null>;
  readonly cancel: () => void;
}

/** Pixels; twice what a tile shows, for sharp screens. */
const SIDE = 320;

const addressOf = (canvas: HTMLCanvasElement): Promise<string | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && URL.createObjectURL(blob)), 'image/webp', 0.85);
  });

/** Makes the picture of a page, counted from 1. */
export const develop = (pdf: PdfPages, page: number): Developing => {
  const canvas = document.createElement('canvas');
  const { done, cancel } = pdf.paint(page, canvas, SIDE);
  return { done: done.then(() => addressOf(canvas)), cancel };
};
