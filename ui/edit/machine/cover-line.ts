import type { EditableLine } from '../../../contracts/api/editable-text.js';
import type { Draft } from '../draft/draft.js';
import { nextId, type DraftMark } from '../marks/draft-mark.js';
import { editOf, type TextEdit } from '../marks/page-edits.js';
import type { EditContext } from './edit-context.js';

/** Room around the letters, in points. */
const MARGIN_POINTS = 1;
/** Letters of a line whose font is not known take this share of its height. */
const LETTER_SHARE = 0.8;
/** How wide a letter is at most, of its size: what is written anew has room for all of its letters. */
const WIDEST_SHARE = 0.75;

const usualLook = { font: 'sans', bold: false, italic: false, colour: '#000000' } as const;

const lookOf = (line: EditableLine | undefined, { box }: TextEdit) =>
  line
    ? { font: line.font.family, bold: line.font.bold, italic: line.font.italic, colour: line.colour, size: line.size }
    : { ...usualLook, size: box.height * LETTER_SHARE };

const lineOf = ({ lines }: Pick<EditContext, 'lines'>, edit: TextEdit): EditableLine | undefined => {
  const read = lines[edit.page];
  return read && 'lines' in read ? read.lines.find((line) => editOf([edit], { page: edit.page, line })) : undefined;
};

/** The draft with the line under a white box, and over that what it is to say: both become content of the page. */
export const covering = (context: Pick<EditContext, 'history' | 'lines'>, edit: TextEdit): Draft => {
  const { now } = context.history;
  const { page, box, text } = edit;
  const look = lookOf(lineOf(context, edit), edit);
  const common = { page, author: '', contents: '', opacity: 1, asContent: true } as const;
  const around = {
    x: box.x - MARGIN_POINTS,
    y: box.y - MARGIN_POINTS,
    width: box.width + 2 * MARGIN_POINTS,
    height: box.height + 2 * MARGIN_POINTS,
  };
  const cover: DraftMark = {
    ...common,
    id: nextId(now.marks),
    type: 'rectangle',
    box: around,
    width: 0,
    colour: '#ffffff',
    fill: '#ffffff',
  };
  const width = Math.max(around.width, text.length * look.size * WIDEST_SHARE);
  const written: DraftMark = {
    ...common,
    ...look,
    id: nextId([...now.marks, cover]),
    type: 'text',
    box: { ...around, width, height: Math.max(around.height, look.size * 1.5) },
    text,
    align: 'start',
    fill: null,
    border: 0,
  };
  const marks = text === '' ? [...now.marks, cover] : [...now.marks, cover, written];
  return { ...now, marks, edits: now.edits.filter((one) => one !== edit) };
};
