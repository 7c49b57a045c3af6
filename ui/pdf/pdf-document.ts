/** Shares of the page as it is displayed, from its top left, 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A piece of text where the page shows it. */
export interface TextRun {
  readonly text: string;
  readonly box: Box;
  readonly endsLine: boolean;
  /** Its first letter is on the right. */
  readonly fromRight?: boolean;
}

/** The size of the page as it is displayed, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface PageFacts extends PageSize {
  /** From 0. */
  readonly page: number;
  readonly runs: readonly TextRun[];
}

/** Rendering that is under way; cancelling it leaves what is rendered so far. */
export interface RenderTask {
  readonly done: Promise<void>;
  readonly cancel: () => void;
}

/** An open PDF. Pages count from 0. */
export interface PdfDocument {
  readonly pageCount: number;
  readonly size: (page: number) => Promise<PageSize>;
  readonly facts: (page: number) => Promise<PageFacts>;
  /** Fills the canvas with the page, `width` device pixels wide. */
  readonly render: (page: number, canvas: HTMLCanvasElement, width: number) => RenderTask;
  /** Fills the layer with the page's text, invisible and selectable. */
  readonly renderText: (page: number, layer: HTMLElement) => RenderTask;
}

/** The events of opening a file. */
export type PdfEvent =
  | { readonly type: 'pdf.opened'; readonly pdf: PdfDocument }
  /** `wrong`: a password was given, and it is wrong. */
  | { readonly type: 'pdf.locked'; readonly wrong: boolean }
  | { readonly type: 'pdf.refused'; readonly message: string };

/** It is kept out of the machines, see ui/browser/file-passwords.ts. */
export interface PasswordEvent {
  readonly type: 'password.given';
}

/** Another file takes the place of the one that is open, which stays on screen until that is open, too. */
export interface ReplacedEvent {
  readonly type: 'file.replaced';
  readonly file: File;
}
