import { Paragraph, TextWrappingType, WpgGroupRun, type IFloating, type IGroupChildMediaData } from 'docx';
import { createHash } from 'node:crypto';
import type { Box, ReadLine } from '../../../reading/lines/document-model.js';
import type { PagePicture } from '../../page-picture-files.js';
import type { WordFonts } from '../fonts/word-fonts.js';
import { textRuns } from '../text.js';
import { emus, pixels } from '../units.js';

/** Letters may be wider and taller in another font, and not every program lets them stand out of their box. */
const LABEL_ROOM_FACTOR = 1.3;
const ROOM_BESIDE = 8;
/** Degrees, clockwise. */
const UPWARDS = 270;
const TURNED_LETTERS_MIN = 3;
const TURNED_SHAPE = 2;

export interface DrawingSetting {
  /** The scale of what is printed. */
  readonly scale: number;
  readonly fonts: WordFonts;
  readonly floating?: IFloating;
}

/** A drawing and the text in it as one, which goes with the paragraphs around it; its words stay words. */
export const drawingRun = (picture: PagePicture, setting: DrawingSetting): WpgGroupRun => {
  const { scale, floating } = setting;
  const { box: whole } = picture;
  const lines = picture.labels ?? [];
  return new WpgGroupRun({
    type: 'wpg',
    ...(floating && { floating }),
    transformation: { width: pixels(whole.width * scale), height: pixels(whole.height * scale) },
    altText: { name: 'Drawing', description: lines.map(({ text }) => text).join(' '), title: '' },
    children: [imageIn(whole, picture, scale), ...lines.map((line) => labelIn(whole, line, setting))],
  });
};

const imageIn = (
  whole: Box,
  { type, bytes, box, imageBox = box }: PagePicture,
  scale: number,
): IGroupChildMediaData => ({
  type,
  data: bytes,
  fileName: `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`,
  transformation: placeIn(whole, imageBox, scale),
});

const labelIn = (whole: Box, line: ReadLine, { scale, fonts }: DrawingSetting): IGroupChildMediaData => {
  const { box, turned } = lyingBox(line);
  const room = {
    x: box.x,
    y: box.y - ((LABEL_ROOM_FACTOR - 1) / 2) * box.height,
    width: box.width * LABEL_ROOM_FACTOR + ROOM_BESIDE,
    height: box.height * LABEL_ROOM_FACTOR,
  };
  return {
    type: 'wps',
    transformation: { ...placeIn(whole, room, scale), ...(turned && { rotation: UPWARDS }) },
    data: {
      nonVisualProperties: { txBox: '1' },
      bodyProperties: { wrap: TextWrappingType.NONE, margins: { top: 0, bottom: 0, left: 0, right: 0 } },
      children: [new Paragraph({ spacing: { before: 0, after: 0 }, children: textRuns([line], { fonts }) })],
    },
  };
};

/** Text along an axis that runs upwards stands in a lying box, which is turned about its middle. */
const lyingBox = ({ box, text }: ReadLine): { readonly box: Box; readonly turned: boolean } => {
  const { x, y, width, height } = box;
  if (text.length < TURNED_LETTERS_MIN || height < TURNED_SHAPE * width) return { box, turned: false };
  return {
    box: { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width },
    turned: true,
  };
};

const placeIn = (whole: Box, { x, y, width, height }: Box, scale: number): IGroupChildMediaData['transformation'] => {
  const offset = { x: (x - whole.x) * scale, y: (y - whole.y) * scale };
  const size = { x: width * scale, y: height * scale };
  return { ...measured(size), offset: measured(offset) };
};

const measured = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  pixels: { x: pixels(x), y: pixels(y) },
  emus: { x: emus(x), y: emus(y) },
});
