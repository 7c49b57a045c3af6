import { PDFName, type PDFDocument, type PDFPage } from 'pdf-lib';
import { transformed } from '../content/geometry.js';
import { operandsOf, type Matrix } from '../content/matrix.js';
import { leftOpenBy, savesIn } from '../content/operators.js';
import { contentOf } from '../content/page-content.js';
import { frameOf } from '../content/page-frame.js';

/**
 * Turns all that a page draws about its middle, text that is not to be seen with it.
 *
 * @param angle  degrees counterclockwise, as displayed.
 * @returns false for content that would not turn as a whole; it is left as it is.
 */
export const turnContent = ({ context }: PDFDocument, page: PDFPage, angle: number): boolean => {
  const content = contentOf(page);
  const { lowest, depth } = savesIn(content);
  const { isCut, marks } = leftOpenBy(content);
  if (lowest < 0 || isCut) return false;
  const turn = operandsOf(turnAboutMiddle(page, angle));
  const closing = `\n${'EMC '.repeat(marks)}${'Q '.repeat(depth + 1)}`;
  const turned = Buffer.concat([Buffer.from(`q ${turn} cm\n`), content, Buffer.from(closing)]);
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(turned)));
  return true;
};

const turnAboutMiddle = (page: PDFPage, angle: number): Matrix => {
  const { width, height, toContent } = frameOf(page.node);
  const { x, y } = transformed(toContent, { x: width / 2, y: height / 2 });
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
};
