import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { ImagePageSize } from '../../../contracts/tools/to-pdf.js';
import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { imagePage } from '../engines/pictures/page-size.js';
import { typeset, TypstFailed, typesetTold } from '../engines/typst.js';
import type { SourceFile } from '../operation.js';
import { svgSource, textInSvg, withoutPicturesElsewhere } from '../text/svg-source.js';
import { POINTS_PER_INCH } from '../text/units.js';
import { boxesNotes, picturesElsewhere } from './conversion-notes.js';

const MEASURE = `
#let drawing = image(bytes(sys.inputs.drawing), format: "svg")
#context { let size = measure(drawing); [#metadata((size.width.pt(), size.height.pt())) <size>] }
`;

const MARKUP = `
#let points(name) = float(sys.inputs.at(name)) * 1pt
#set document(title: sys.inputs.title, date: none)
#set page(width: points("pageWidth"), height: points("pageHeight"), margin: 0pt)
#place(top + left, dx: points("left"), dy: points("top"), image(
  bytes(sys.inputs.drawing), format: "svg", width: points("width"), height: points("height"), fit: "stretch",
))
`;

/** A drawing as a PDF, and what is to be said about it. */
interface DrawingPdf {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Puts an SVG on a page of its own size, or of the size asked for. Lines stay lines and text stays text. Pictures that
 * are not in the file are left out, and a note counts them; scripts do not run.
 *
 * @throws Refusal `drawing.unreadable`, `fonts.missing`.
 */
export const drawingToPdf = async (
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  size?: ImagePageSize,
): Promise<DrawingPdf> => {
  const svg = await svgSource(bytes);
  if (svg === undefined) throw damaged(name);
  const { source, removed } = withoutPicturesElsewhere(svg);
  const hasBoxes = await refuseUnlessReadable(textInSvg(source), name);
  try {
    const inputs = { title: name, drawing: source, ...(await placed(source, size)) };
    return {
      bytes: await typeset(MARKUP, inputs),
      notes: [...picturesElsewhere(name, removed), ...boxesNotes(name, hasBoxes)],
    };
  } catch (error) {
    if (error instanceof TypstFailed) throw damaged(name, error);
    throw error;
  }
};

const damaged = (name: string, cause?: Error): Refusal =>
  new Refusal('drawing.unreadable', { name, reason: 'it is damaged' }, { cause });

/** Where the drawing lies on its page, in points. */
const placed = async (source: string, size?: ImagePageSize): Promise<Readonly<Record<string, string>>> => {
  const { told } = await typesetTold(MEASURE, { drawing: source }, '<size>');
  const [width, height] = told as readonly [number, number];
  const facts = { width, height, density: POINTS_PER_INCH, pixelShape: 1, orientation: 1 };
  const page = imagePage(facts, size);
  const [across, , , down, left, bottom] = page.matrix;
  const points = { pageWidth: page.width, pageHeight: page.height, width: across, height: down, left };
  const all = { ...points, top: page.height - bottom - down };
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, String(value)]));
};
