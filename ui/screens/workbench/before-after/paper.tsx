import { useCallback, type ReactNode } from 'react';
import type { PageSize } from '../../../pdf/pdf-document.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';

/** A page that lies on another. */
export interface StagePage {
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
  /** For who does not see it. */
  readonly label: string;
  /** The words in a corner that say which one it is. */
  readonly chip: string;
  /** Drawn over it. */
  readonly marks?: ReactNode;
}

/** Room for the larger of both pages. */
export const roomFor = (pages: readonly Pick<StagePage, 'size'>[]): PageSize => ({
  width: Math.max(...pages.map(({ size }) => size.width)),
  height: Math.max(...pages.map(({ size }) => size.height)),
});

/** The style of a room that is as large as what holds it allows. */
export const fitted = (whole: PageSize) => ({
  aspectRatio: `${whole.width} / ${whole.height}`,
  width: `min(100cqw, ${(100 * whole.width) / whole.height}cqh)`,
});

/** The look of the words in a corner. */
export const chip =
  'pointer-events-none absolute top-3 max-w-[46%] truncate rounded-full bg-[black]/75 px-3 py-1 text-[0.8125rem] font-medium text-[white]';

/** Pixels of the longer side. */
const SIDE_PIXELS = 1800;

interface PaperProps {
  readonly stagePage: StagePage;
  /** The room for the larger of both pages. */
  readonly whole: PageSize;
}

/** A page on white, in the middle of the room for the larger one. */
export const Paper = ({ stagePage: { pdf, page, size, label, marks }, whole }: PaperProps) => {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined;
      const task = pdf.render(page, canvas, SIDE_PIXELS);
      task.done.catch(() => undefined); // a page that cannot be drawn stays white
      return task.cancel;
    },
    [pdf, page],
  );
  return (
    <div
      style={{ width: `${(size.width / whole.width) * 100}%`, height: `${(size.height / whole.height) * 100}%` }}
      className="absolute top-1/2 left-1/2 -translate-1/2 rounded-[3px] bg-[white] shadow-lift"
    >
      <canvas ref={draw} dir="ltr" role="img" aria-label={label} className="size-full rounded-[3px]" />
      {marks}
    </div>
  );
};
