import type { RenderTask } from '../../../../pdf/pdf-document.js';

/** An open PDF whose pages can be rendered. */
export interface PdfPages {
  readonly pageCount: number;
  /** A page (from 1) as it is displayed, its longer side so many pixels long. */
  readonly render: (page: number, canvas: HTMLCanvasElement, side: number) => RenderTask;
}

export type OpenEvent =
  | { readonly type: 'pdf.opened'; readonly id: number; readonly pdf: PdfPages }
  /** `wrong`: a password was given and is not the one. */
  | { readonly type: 'pdf.locked'; readonly id: number; readonly wrong: boolean }
  | { readonly type: 'pdf.refused'; readonly id: number; readonly message: string };
