import {
  AlignmentType,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type IFloating,
} from 'docx';
import { bottomOf } from '../../../reading/lines/text-boxes.js';
import type { PagePicture } from '../../page-picture-files.js';
import type { Frame } from '../word-page-frame.js';
import { gapBetween, THIN, type Above } from '../spacing.js';
import { emus, pixels, twips } from '../units.js';

interface Placing {
  readonly frame: Frame;
  readonly pageBreakBefore: boolean;
  readonly above: Above;
}

/** A picture between paragraphs, no wider than the text. */
export const inlinePicture = (
  { box, type, bytes }: PagePicture,
  { frame, pageBreakBefore, above }: Placing,
): Paragraph => {
  const room = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const scale = Math.min(1, room / box.width, (0.95 * tall) / box.height);
  const transformation = { width: pixels(box.width * scale), height: pixels(box.height * scale) };
  const isCentred = Math.abs(box.x + box.width / 2 - (frame.left + room / 2)) < room / 20;
  return new Paragraph({
    pageBreakBefore,
    spacing: { before: twips(Math.max(0, gapBetween(above, box))), after: 0 },
    alignment: isCentred ? AlignmentType.CENTER : AlignmentType.START,
    children: [new ImageRun({ type, data: bytes, transformation })],
  });
};

/** A picture that text is printed on: behind it, where it stands on its page. */
export const pictureBehind = (picture: PagePicture, { pageBreakBefore }: Placing): Paragraph =>
  anchored(picture, { pageBreakBefore, floating: { ...onPage(picture.box), behindDocument: true } });

/** A picture above the text of its page. */
export const pictureOnPage = (picture: PagePicture, { pageBreakBefore }: Placing): Paragraph =>
  anchored(picture, { pageBreakBefore, floating: onPage(picture.box) });

/** A picture that text flows beside, and moves with. */
export const pictureBeside = (picture: PagePicture, { above, pageBreakBefore }: Placing): Paragraph => {
  const from = above ? bottomOf(above.box) : picture.box.y;
  const down = { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: emus(picture.box.y - from) };
  const wrap = { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES };
  return anchored(picture, { pageBreakBefore, floating: { ...onPage(picture.box), verticalPosition: down, wrap } });
};

const onPage = ({ x, y }: PagePicture['box']): IFloating => ({
  horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(x) },
  verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(y) },
  wrap: { type: TextWrappingType.NONE },
});

/** In a paragraph of its own that takes next to no room. */
const anchored = (
  { box, type, bytes }: PagePicture,
  { pageBreakBefore, floating }: { readonly pageBreakBefore: boolean; readonly floating: IFloating },
): Paragraph => {
  const transformation = { width: pixels(box.width), height: pixels(box.height) };
  const image = new ImageRun({ type, data: bytes, transformation, floating });
  return new Paragraph({
    pageBreakBefore,
    spacing: THIN,
    children: [image],
  });
};
