import type { PdfPages } from '../../../../pdf/pages/pdf-pages.js';

/** A thumbnail that is being drawn; its address is null if that fails. */
export interface ThumbnailTask {
  readonly done: Promise<string | null>;
  readonly cancel: () => void;
}

/** Pixels; twice what a tile shows, for sharp screens. */
const SIDE_PIXELS = 320;

const addressOf = (canvas: HTMLCanvasElement): Promise<string | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && URL.createObjectURL(blob)), 'image/webp', 0.85);
  });

/** Pages count from 1. */
export const drawThumbnail = (pdf: PdfPages, page: number): ThumbnailTask => {
  const canvas = document.createElement('canvas');
  const { done, cancel } = pdf.render(page, canvas, SIDE_PIXELS);
  return { done: done.then(() => addressOf(canvas)), cancel };
};
