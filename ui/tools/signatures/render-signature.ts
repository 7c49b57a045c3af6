import { fromPromise } from 'xstate';
import { CANVAS, type Stroke } from './signature.js';
import { t } from '../../text/t.js';

const LINE_WIDTH = 2;
const INK = '#000000';
/** Typed and uploaded signatures have this many times the resolution of the drawing canvas. */
const FINE_SCALE = 2;
const FACE = "'Dancing Script', cursive";
const LARGEST_LETTERS = 180;
const PADDING_PIXELS = 40;

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error(t('This browser does not allow drawing on this page'));
  return context;
};

const blankCanvas = (scale: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width: CANVAS.width * scale, height: CANVAS.height * scale });

/**
 * Clears the canvas and draws all strokes. Requirement: black, 2 px, round.
 *
 * @param shrunk  how many of its pixels are shown as one.
 */
export const drawStrokes = (canvas: HTMLCanvasElement, strokes: readonly Stroke[], shrunk = 1): void => {
  const context = contextOf(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  Object.assign(context, { lineWidth: LINE_WIDTH * shrunk, lineCap: 'round', lineJoin: 'round', strokeStyle: INK });
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    context.beginPath();
    context.moveTo(first.x, first.y);
    for (const { x, y } of rest.length > 0 ? rest : [first]) context.lineTo(x, y);
    context.stroke();
  }
};

/** The drawing alone, with this many times the resolution of the drawing canvas. */
export const drawingOf = (strokes: readonly Stroke[], scale: number): HTMLCanvasElement => {
  const canvas = blankCanvas(scale);
  const scaled = strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  drawStrokes(canvas, scaled, scale);
  return canvas;
};

/** The drawing as a PNG data string. */
export const renderDrawing = fromPromise<string, { readonly strokes: readonly Stroke[] }>(({ input: { strokes } }) =>
  Promise.resolve(drawingOf(strokes, 1).toDataURL('image/png')),
);

/** A typed name in a script face, as large as it fits. */
export const typedPicture = async (text: string): Promise<HTMLCanvasElement> => {
  await document.fonts.load(`${LARGEST_LETTERS}px ${FACE}`, text);
  const canvas = blankCanvas(FINE_SCALE);
  const context = contextOf(canvas);
  context.font = `${LARGEST_LETTERS}px ${FACE}`;
  const shrink = Math.min(1, (canvas.width - 2 * PADDING_PIXELS) / context.measureText(text).width);
  context.font = `${LARGEST_LETTERS * shrink}px ${FACE}`;
  Object.assign(context, { fillStyle: INK, textAlign: 'center', textBaseline: 'middle' });
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return canvas;
};

/** The same as a PNG data string. */
export const renderTyped = fromPromise<string, { readonly text: string }>(async ({ input: { text } }) =>
  (await typedPicture(text)).toDataURL('image/png'),
);

/** An uploaded image fitted into the shape of a signature. */
export const uploadedPicture = async (file: File): Promise<HTMLCanvasElement> => {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(t('{name} cannot be read as an image', { name: file.name }), { cause });
  });
  const canvas = blankCanvas(FINE_SCALE);
  const scale = Math.min(canvas.width / image.width, canvas.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  const context = contextOf(canvas);
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  image.close();
  return canvas;
};

/** The same as a PNG data string. */
export const renderUpload = fromPromise<string, { readonly file: File }>(async ({ input: { file } }) =>
  (await uploadedPicture(file)).toDataURL('image/png'),
);
