import { PDFHexString, PDFString, type PDFDict } from '@cantoo/pdf-lib';
import { inheritedAt } from '../signing/fields/dictionary-entries.js';

/** How the text of a field is to be set. */
export interface TextStyle {
  /** In points; 0 for as large as fits. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly colour: string;
}

const SIZE = /(-?[\d.]+)\s+Tf(?![\s\S]*\sTf)/;
const COLOUR = /((?:[\d.]+\s+){1,4})(g|rg|k)(?=\s|$)(?![\s\S]*\s(?:g|rg|k)(?=\s|$))/;

/** @see ISO 32000-1, 12.7.3.3 "Variable text" */
export const styleOf = (field: PDFDict): TextStyle => {
  const appearance = inheritedAt(field, 'DA');
  const text = appearance instanceof PDFString || appearance instanceof PDFHexString ? appearance.decodeText() : '';
  const size = Number(SIZE.exec(text)?.[1] ?? 0);
  const [, operands = '0', operator = 'g'] = COLOUR.exec(text) ?? [];
  const parts = operands.trim().split(/\s+/).map(Number);
  return { size: Number.isFinite(size) ? Math.abs(size) : 0, colour: hexOf(rgbOf(operator, parts)) };
};

const rgbOf = (operator: string, parts: readonly number[]): readonly number[] => {
  const [first = 0, second = 0, third = 0, black = 0] = parts;
  if (operator === 'rg') return [first, second, third];
  if (operator === 'k') return [first, second, third].map((ink) => (1 - ink) * (1 - black));
  return [first, first, first];
};

const hexOf = (shares: readonly number[]): string =>
  `#${shares
    .map((share) =>
      Math.round(255 * Math.min(1, Math.max(0, share || 0)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
