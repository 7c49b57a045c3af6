import {
  ArrowUpRight,
  Check,
  Circle,
  Eraser,
  Highlighter,
  MessageSquare,
  Minus,
  MousePointer2,
  PenLine,
  Square,
  Stamp,
  Strikethrough,
  TextCursorInput,
  Type,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { translated } from '../../text/t.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { Instrument } from '../marks/instruments.js';

export const instrumentLooks: Readonly<Record<Instrument, readonly [Icon: LucideIcon, label: Text]>> = {
  select: [MousePointer2, 'Select'],
  text: [Type, 'Text box'],
  retype: [TextCursorInput, 'Edit text'],
  highlight: [Highlighter, 'Highlight'],
  underline: [Underline, 'Underline'],
  strikeout: [Strikethrough, 'Strike through'],
  note: [MessageSquare, 'Note'],
  ink: [PenLine, 'Pen'],
  line: [Minus, 'Line'],
  arrow: [ArrowUpRight, 'Arrow'],
  rectangle: [Square, 'Rectangle'],
  ellipse: [Circle, 'Ellipse'],
  stamp: [Stamp, 'Stamp'],
  symbol: [Check, 'Check mark'],
  erase: [Eraser, 'Eraser'],
};

/** The kind of a mark, in words. */
export const kindWords = ({ type }: DraftMark): string =>
  translated(instrumentLooks[type in instrumentLooks ? (type as Instrument) : 'select'][1]);

/** What a mark says: its text, or its note; empty for none. */
export const saidBy = (mark: DraftMark): string => {
  const text = mark.type === 'text' || mark.type === 'stamp' ? mark.text : mark.contents;
  return text.replaceAll(/\s+/g, ' ').trim();
};

/** A mark as a list or a screen reader names it. */
export const markWords = (mark: DraftMark): string => [kindWords(mark), saidBy(mark)].filter(Boolean).join(': ');
