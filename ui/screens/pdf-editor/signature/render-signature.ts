import { fromPromise } from 'xstate';
import { CANVAS, type Stroke } from './signature.js';

const LINE_WIDTH = 2;
const INK = '#000000';
/** What is not drawn by hand is made finer than the drawing canvas, in the same shape. */
const FINE = 2;
const FACE = "'Dancing Script', cursive";
const LARGEST_LETTERS = 180;
const PADDING = 40;

const brushOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser does not let the page draw');
  return brush;
};

const blank = (scale: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width: CANVAS.width * scale, height: CANVAS.height * scale });

/** Draws the lines afresh. Requirement: black, 2 px, round. */
export const drawStrokes = (canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void => {
  const brush = brushOf(canvas);
  brush.clearRect(0, 0, canvas.width, canvas.height);
  Object.assign(brush, { lineWidth: LINE_WIDTH, lineCap: 'round', lineJoin: 'round', strokeStyle: INK });
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    brush.beginPath();
    brush.moveTo(first.x, first.y);
    for (const { x, y } of rest.length > 0 ? rest : [first]) brush.lineTo(x, y);
    brush.stroke();
  }
};

/** The drawing as a PNG data string. */
export const renderDrawing = fromPromise<string, { readonly strokes: readonly Stroke[] }>(async ({ input }) => {
  const canvas = blank(1);
  drawStrokes(canvas, input.strokes);
  return canvas.toDataURL('image/png');
});

/** A typed name in a script face, as large as it fits, as a PNG data string. */
export const renderTyped = fromPromise<string, { readonly text: string }>(async ({ input: { text } }) => {
  await document.fonts.load(`${LARGEST_LETTERS}px ${FACE}`, text);
  const canvas = blank(FINE);
  const brush = brushOf(canvas);
  brush.font = `${LARGEST_LETTERS}px ${FACE}`;
  const shrink = Math.min(1, (canvas.width - 2 * PADDING) / brush.measureText(text).width);
  brush.font = `${LARGEST_LETTERS * shrink}px ${FACE}`;
  Object.assign(brush, { fillStyle: INK, textAlign: 'center', textBaseline: 'middle' });
  brush.fillText(text, canvas.width / 2, canvas.height / 2);
  return canvas.toDataURL('image/png');
});

/** A picture fitted into the shape of a signature, as a PNG data string. */
export const renderPicture = fromPromise<string, { readonly file: File }>(async ({ input: { file } }) => {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(`${file.name} cannot be read as an image`, { cause });
  });
  const canvas = blank(FINE);
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const brush = brushOf(canvas);
  brush.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  picture.close();
  return canvas.toDataURL('image/png');
});
