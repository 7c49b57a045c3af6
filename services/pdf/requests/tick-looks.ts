import type { PDFDict, PDFDocument, PDFRef } from '@cantoo/pdf-lib';

interface TickBox {
  /** As it is read. */
  readonly width: number;
  readonly height: number;
  /** Degrees counter-clockwise by which it is turned in its rectangle. */
  readonly turn: number;
}

const LINE_WIDTH_SHARE = 0.1;

/** A box of lines, empty and with a tick in it, which need no font. */
export const tickLooks = ({ context }: PDFDocument, { width, height, turn }: TickBox): PDFDict => {
  const isAcross = turn === 90 || turn === 270;
  const size = Math.min(width, height);
  const [wide, high] = isAcross ? [height, width] : [width, height];
  const left = (wide - size) / 2;
  const bottom = (high - size) / 2;
  const look = (content: string): PDFRef =>
    context.register(
      context.flateStream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, wide, high],
        Matrix: turnMatrix(turn, wide, high),
        Resources: {},
      }),
    );
  const frame = `q 0.35 G 1 w ${left + 0.5} ${bottom + 0.5} ${size - 1} ${size - 1} re S Q`;
  const place = (share: number, from: number): string => (from + share * size).toFixed(2);
  const tick = [
    `${place(0.22, left)} ${place(0.5, bottom)} m`,
    `${place(0.42, left)} ${place(0.28, bottom)} l`,
    `${place(0.78, left)} ${place(0.74, bottom)} l S`,
  ].join(' ');
  return context.obj({
    Off: look(frame),
    Yes: look(`${frame} q 0.12 0.23 0.54 RG ${(size * LINE_WIDTH_SHARE).toFixed(2)} w 1 J 1 j ${tick} Q`),
  });
};

/** From the look as it is read to the rectangle as it lies on the page, both with their corner at 0, 0. */
const turnMatrix = (turn: number, width: number, height: number): number[] => {
  if (turn === 90) return [0, 1, -1, 0, height, 0];
  if (turn === 180) return [-1, 0, 0, -1, width, height];
  return turn === 270 ? [0, -1, 1, 0, 0, width] : [1, 0, 0, 1, 0, 0];
};
