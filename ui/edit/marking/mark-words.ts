import {
  ArrowUpRight,
  Check,
  ChevronUp,
  Circle,
  CornerDownRight,
  Eraser,
  Highlighter,
  Image,
  MessageSquare,
  Minus,
  MousePointer2,
  Pentagon,
  PenLine,
  Signature,
  RectangleEllipsis,
  Shapes,
  Square,
  Stamp,
  Strikethrough,
  TextCursorInput,
  Type,
  Underline,
  WavesHorizontal,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { translated } from '../../text/t.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { Instrument } from '../marks/instruments.js';
import { fieldLooks } from './new-field-words.js';

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
  picture: [Image, 'Picture'],
  field: [RectangleEllipsis, 'Form field'],
  sign: [Signature, 'Signature'],
  erase: [Eraser, 'Eraser'],
};

type Looks = readonly [Icon: LucideIcon, label: Text];

/** Marks that no instrument makes. */
const otherLooks = {
  squiggly: [WavesHorizontal, 'Wavy underline'],
  polygon: [Pentagon, 'Polygon'],
  polyline: [Waypoints, 'Line'],
  caret: [ChevronUp, 'Insertion mark'],
  reply: [CornerDownRight, 'Answer'],
  other: [Shapes, 'Mark of another program'],
} as const satisfies Readonly<Record<string, Looks>>;

/** Names of kinds of the standard that are not drawn here. */
const kindNames: Readonly<Record<string, Text>> = {
  Stamp: 'Stamp',
  Polygon: 'Polygon',
  PolyLine: 'Line',
  Caret: 'Insertion mark',
  FileAttachment: 'Attached file',
};

const looksOf = (mark: DraftMark): Looks => {
  if (mark.type === 'field') return fieldLooks[mark.field];
  const { type } = mark;
  return type in otherLooks ? otherLooks[type as keyof typeof otherLooks] : instrumentLooks[type as Instrument];
};

export const iconOf = (mark: DraftMark): LucideIcon => looksOf(mark)[0];

/** The kind of a mark, in words. */
export const kindWords = (mark: DraftMark): string => {
  const ofKind = mark.type === 'other' ? kindNames[mark.kind] : undefined;
  return translated(ofKind ?? looksOf(mark)[1]);
};

/** The words of a mark: its text, or its note, or the name of a field; empty for none. */
export const saidBy = (mark: DraftMark): string => {
  if (mark.type === 'field') return mark.name;
  const text = mark.type === 'text' || mark.type === 'stamp' ? mark.text : mark.contents;
  return text.replaceAll(/\s+/g, ' ').trim();
};

/** A mark as a list or a screen reader names it. */
export const markWords = (mark: DraftMark): string => [kindWords(mark), saidBy(mark)].filter(Boolean).join(': ');
