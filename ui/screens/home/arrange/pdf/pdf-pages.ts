import type { RenderTask } from '../../../../pdf/pdf-document.js';

/** An open PDF whose pages can be rendered. */
export interface PdfPages {
  readonly pageCount: number;
  /** Renders a page (from 1) with its longer side of the given pixels. */
  readonly render: (page: number, canvas: HTMLCanvasElement, side: number) => RenderTask;
}

export type OpenEvent =
  | { readonly type: 'pdf.opened'; readonly id: number; readonly pdf: PdfPages }
  /** `wrong`: a password was given, and it is wrong. */
  | { readonly type: 'pdf.locked'; readonly id: number; readonly wrong: boolean }
  | { readonly type: 'pdf.refused'; readonly id: number; readonly message: string };
