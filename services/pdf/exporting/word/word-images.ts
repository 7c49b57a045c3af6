import {
  AlignmentType,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { PagePicture } from '../page-picture-files.js';
import type { Frame } from './word-page-frame.js';
import { emus, pixels } from './units.js';

interface Placing {
  readonly frame: Frame;
  readonly pageBreakBefore: boolean;
}

/** A picture between paragraphs, no wider than the text. */
export const inlinePicture = ({ box, type, bytes }: PagePicture, { frame, pageBreakBefore }: Placing): Paragraph => {
  const room = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const scale = Math.min(1, room / box.width, (0.95 * tall) / box.height);
  const transformation = { width: pixels(box.width * scale), height: pixels(box.height * scale) };
  const isCentred = Math.abs(box.x + box.width / 2 - (frame.left + room / 2)) < room / 20;
  return new Paragraph({
    pageBreakBefore,
    alignment: isCentred ? AlignmentType.CENTER : AlignmentType.START,
    children: [new ImageRun({ type, data: bytes, transformation })],
  });
};

/** A picture that text is printed on: behind it, where it stands on its page. */
export const pictureBehind = ({ box, type, bytes }: PagePicture, { pageBreakBefore }: Placing): Paragraph =>
  new Paragraph({
    pageBreakBefore,
    spacing: { line: 20, after: 0, before: 0 },
    children: [
      new ImageRun({
        type,
        data: bytes,
        transformation: { width: pixels(box.width), height: pixels(box.height) },
        floating: {
          behindDocument: true,
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(box.x) },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(box.y) },
          wrap: { type: TextWrappingType.NONE },
        },
      }),
    ],
  });
