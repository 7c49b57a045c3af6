import type { Position } from './event-store.js';
import type { Moment } from './past.js';

const POSITION_DIGITS = 20;

/** A position as it is typed, with or without its zeros. @throws Error */
export const positionOf = (text: string): Position => {
  if (!/^\d{1,20}$/.test(text)) throw new Error(`"${text}" is not a position such as 1234`);
  return text.padStart(POSITION_DIGITS, '0');
};

/** A position or an instant. @throws Error */
export const momentOf = (text: string): Moment => {
  if (/^\d+$/.test(text)) return { position: positionOf(text) };
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`"${text}" is neither a position nor a time such as 2026-03-01T12:00:00Z`);
  return { instant };
};
