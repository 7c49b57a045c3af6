import type { PictureName } from './pictures/step-pictures.js';

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface Step {
  readonly name: string;
  readonly text: string;
  /** The picture of the screen at that step. */
  readonly picture?: PictureName;
}

/** Where a reader can check a claim: on a page, or with a command. */
export type Proof =
  { readonly label: string; readonly href: string } | { readonly label: string; readonly command: string };
