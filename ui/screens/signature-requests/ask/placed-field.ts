import type { RequestFieldKind } from '../../../../contracts/events/signature-request.js';

/** Points from the top left of the page as displayed. */
export interface FieldBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A field that is being placed. */
export interface PlacedField {
  readonly id: string;
  /** Counted from 1. */
  readonly recipient: number;
  readonly kind: RequestFieldKind;
  /** Counted from 0. */
  readonly page: number;
  readonly box: FieldBox;
  readonly label: string;
}
