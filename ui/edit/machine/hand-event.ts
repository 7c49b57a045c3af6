import type { Mark } from '../../../contracts/marks.js';
import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { PageSize, TextRun } from '../../pdf/pdf-document.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { FieldChange, FieldKind } from '../marks/field-mark.js';
import type { PenPoint } from '../marks/gesture.js';
import type { Instrument, MarkInstrument, Style } from '../marks/instruments.js';
import type { Handle, PagePoint } from '../marks/places.js';

/** A page that something happens on, from 1, with its size in points. */
interface OnPage {
  readonly page: number;
  readonly size: PageSize;
}

export interface PressedEvent extends OnPage {
  readonly type: 'pointer.pressed';
  readonly point: PenPoint;
  /** The mark under the pointer, and the handle of it. */
  readonly target: { readonly id: string; readonly handle: Handle | null } | null;
}

/** A mark that is put somewhere without any pointer: in a box, or over words of its page. */
export interface AddedEvent extends OnPage {
  readonly type: 'mark.added';
  readonly instrument: MarkInstrument;
  readonly box: PageBox;
  /** One for each line, where it lies on text. */
  readonly boxes: readonly PageBox[];
  /** The words of a text or a note, or the name of a field. */
  readonly text: string;
  /** The kind of field. */
  readonly field?: FieldKind;
}

/** A picture that a person has chosen, with its size in pixels. */
export interface ChosenPicture extends PageSize {
  readonly file: File;
}

/** The part of signing that goes onto a page next. */
export type Signing =
  | { readonly kind: 'signature' | 'initials'; readonly picture: ChosenPicture }
  | { readonly kind: 'date'; readonly text: string };

/** Acts of a hand with an instrument, or of a keyboard instead. */
export type HandEvent =
  | PressedEvent
  | AddedEvent
  | { readonly type: 'instrument.chosen'; readonly instrument: Instrument }
  | { readonly type: 'signing.chosen'; readonly signing: Signing }
  | { readonly type: 'picture.chosen'; readonly picture: ChosenPicture }
  | { readonly type: 'pointer.moved'; readonly point: PenPoint }
  | { readonly type: 'pointer.released' }
  | { readonly type: 'pointer.cancelled' }
  | { readonly type: 'mark.selected'; readonly id: string | null }
  | { readonly type: 'mark.removed'; readonly id: string }
  /** An annotation of the document, by its id there, stays after all. */
  | { readonly type: 'mark.restored'; readonly id: string }
  /** An annotation of the document, by its id there. */
  | { readonly type: 'mark.answered'; readonly id: string; readonly text: string }
  | { readonly type: 'mark.nudged'; readonly id: string; readonly by: PagePoint; readonly size: PageSize }
  | { readonly type: 'mark.boxed'; readonly id: string; readonly box: PageBox }
  | { readonly type: 'mark.described'; readonly id: string; readonly contents: string }
  /** A new field is changed. */
  | { readonly type: 'field.defined'; readonly id: string; readonly change: FieldChange }
  /** The style of the selected mark, and of those to come. */
  | { readonly type: 'mark.styled'; readonly change: Partial<Style> }
  | { readonly type: 'writing.begun'; readonly id: string }
  /** Height in points that the text needs. */
  | { readonly type: 'text.written'; readonly text: string; readonly height: number }
  | { readonly type: 'writing.ended' }
  | { readonly type: 'page.read'; readonly page: number; readonly runs: readonly TextRun[] }
  /** Marks of a file, and the pictures that they name by their numbers, from 1. */
  | { readonly type: 'marks.given'; readonly marks: readonly Mark[]; readonly pictures: readonly File[] }
  /** Raised by each of these that changes the draft. */
  | {
      readonly type: 'marks.changed';
      readonly marks: readonly DraftMark[];
      /** Ids of annotations of the document that go. */
      readonly removed: readonly string[];
      readonly pictures: readonly File[];
      readonly touching: string | null;
    };
