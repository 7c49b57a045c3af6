import type { PDFDict } from 'pdf-lib';
import type { FontCodes } from '../fonts/font-codes.js';

export interface PageFont {
  readonly dict: PDFDict;
  /** Among the resources of its stream, without the slash. */
  readonly key: string;
  readonly codes: FontCodes | undefined;
}

/** How a text is shown. @see ISO 32000-1, table 104 */
export interface TextState {
  readonly font: PageFont | undefined;
  readonly size: number;
  readonly charSpace: number;
  readonly wordSpace: number;
  /** 1 is normal. */
  readonly stretch: number;
  readonly leading: number;
  readonly rise: number;
  readonly mode: number;
}
