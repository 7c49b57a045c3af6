import type { FillableField } from './fillable-field.js';
import type { PageSize, RenderTask, TextRun } from '../pdf-document.js';

/** Facts that decide about the next step with a PDF. */
export interface PdfTraits {
  /** Whether the pages that were looked at have text. */
  readonly text: 'all' | 'some' | 'none';
  readonly hasFields: boolean;
  readonly hasSignatureField: boolean;
  readonly isSigned: boolean;
}

/** A mark of a page, known by its type in the standard and its box in points from the top left. */
export interface MarkPlace {
  readonly kind: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** An open PDF whose pages can be rendered. */
export interface PdfPages {
  readonly pageCount: number;
  /** The size of a page, counted from 1. */
  readonly size: (page: number) => Promise<PageSize>;
  /** The words of a page, from 1, where the page shows them. */
  readonly text: (page: number) => Promise<readonly TextRun[]>;
  /** Renders a page (from 1) with its longer side of the given pixels. */
  readonly render: (page: number, canvas: HTMLCanvasElement, side: number) => RenderTask;
  readonly traits: () => Promise<PdfTraits>;
  /** The fields of its form, in the order of its pages; none where it has no form. */
  readonly fields: () => Promise<readonly FillableField[]>;
  /** As `render`, without the fields of its form, which stand over the page instead. */
  readonly renderUnderFields: PdfPages['render'];
  /** Whether it has any highlight, note, drawing or the like. */
  readonly hasMarks: () => Promise<boolean>;
  /** As `render`, without these marks of the page, which are shown otherwise. */
  readonly renderWithout: (marks: readonly MarkPlace[]) => PdfPages['render'];
}

export type OpenEvent =
  | { readonly type: 'pdf.opened'; readonly id: number; readonly pdf: PdfPages }
  /** `wrong`: a password was given, and it is wrong. */
  | { readonly type: 'pdf.locked'; readonly id: number; readonly wrong: boolean }
  | { readonly type: 'pdf.refused'; readonly id: number; readonly message: string };
