import type { EditableLine, EditableTextReply } from '../../../contracts/api/editable-text.js';
import type { PDFPage } from 'pdf-lib';
import { quadOf, rounded, transformedQuad } from '../content/geometry.js';
import { frameOf } from '../content/page-frame.js';
import { walkPage } from './content/page-walk.js';
import { boxOf, turnOf } from './lines/page-boxes.js';
import { lettersOn } from './lines/page-letters.js';
import { lookOf } from './lines/stand-in.js';
import { linesOf, quadAround, textOf, type PlacedCode } from './lines/text-lines.js';

/** The parts of a page that can be edited. */
export const editableOn = (page: PDFPage, number: number): Omit<EditableTextReply, 'changes'> => {
  const walked = walkPage(page);
  const frame = frameOf(page.node);
  const letters = walked && lettersOn(walked);
  const lines = (walked ? linesOf(walked) : []).flatMap((line): EditableLine[] => {
    const [first] = line.codes as readonly [PlacedCode];
    const quad = quadAround(line.codes);
    const box = quad && boxOf(frame, quad);
    const font = first.shown.state.font?.dict;
    if (!box || !font) return [];
    return [
      {
        text: textOf(line),
        box,
        turn: turnOf(frame, first.along),
        font: lookOf(font),
        size: rounded(first.size * frame.pointsPerUnit),
        colour: first.shown.colour,
        letters: letters?.all(font) ?? '',
      },
    ];
  });
  const pictures = (walked?.pictures ?? []).flatMap(({ matrix }) => {
    const box = boxOf(frame, transformedQuad(matrix, quadOf({ left: 0, bottom: 0, right: 1, top: 1 })));
    return box ? [{ box }] : [];
  });
  const { width, height, pointsPerUnit: unit } = frame;
  return { page: { number, width: rounded(width * unit), height: rounded(height * unit) }, lines, pictures };
};
