/** A place on a page, as shares of its width and height from its top left. */
interface WordBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word of a document; in several boxes where the page draws it in pieces. */
export interface Word {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly boxes: readonly WordBox[];
}
