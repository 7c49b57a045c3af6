import type { PdfTraits } from '../../../pdf/pages/pdf-pages.js';

/** The row that is shown first for one PDF. */
export interface Suggestion {
  /** The id of the row. */
  readonly id: string;
  /** Nothing about the file asks for it. */
  readonly isQuiet: boolean;
}

interface OnePdf {
  /** Null while they are not known. */
  readonly traits: PdfTraits | null;
  readonly bytes: number;
}

/** The size that most mailboxes still take. */
const LARGE_BYTES = 5_000_000;

/**
 * The tool that the file itself asks for: its text to be read, its form to be filled in or signed, its size to be less;
 * of a signed one, only to be looked at. Requirement.
 */
export const suggestionFor = ({ traits, bytes }: OnePdf): Suggestion => {
  if (traits?.isSigned) return { id: 'pdf-verify', isQuiet: true };
  if (traits?.text === 'none') return { id: 'pdf-searchable', isQuiet: false };
  if (traits?.hasFields) return { id: 'pdf-fill-form', isQuiet: false };
  if (traits?.hasSignatureField) return { id: 'sign', isQuiet: false };
  return { id: 'pdf-compress', isQuiet: traits === null || bytes < LARGE_BYTES };
};
