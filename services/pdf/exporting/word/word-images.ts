import {
  AlignmentType,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { PagePicture } from '../page-picture-files.js';
import type { WordFonts } from './fonts/word-fonts.js';
import { roomAbove, type Above } from './spacing.js';
import { drawingBox, drawingRun } from './word-drawing.js';
import type { Frame } from './word-page-frame.js';
import { emus, pixels, twips } from './units.js';

interface Placing {
  readonly frame: Frame;
  readonly pageBreakBefore: boolean;
  readonly fonts: WordFonts;
  readonly above: Above;
}

/** A picture between paragraphs, no wider than the text. */
export const inlinePicture = (picture: PagePicture, { frame, pageBreakBefore, fonts, above }: Placing): Paragraph => {
  const box = drawingBox(picture);
  const room = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const scale = Math.min(1, room / box.width, (0.95 * tall) / box.height);
  const isCentred = Math.abs(box.x + box.width / 2 - (frame.left + room / 2)) < room / 20;
  return new Paragraph({
    pageBreakBefore,
    spacing: { before: roomAbove(box, above), after: 0 },
    alignment: isCentred ? AlignmentType.CENTER : AlignmentType.START,
    ...(!isCentred && {
      indent: { start: twips(Math.max(0, Math.min(box.x - frame.left, room - box.width * scale))) },
    }),
    children: [picture.labels?.length ? drawingRun(picture, { scale, fonts }) : imageRun(picture, scale)],
  });
};

const imageRun = ({ box, type, bytes }: PagePicture, scale: number): ImageRun => {
  const transformation = { width: pixels(box.width * scale), height: pixels(box.height * scale) };
  return new ImageRun({ type, data: bytes, transformation });
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
