import { PDFDict, PDFName, PDFRef, PDFStream, type PDFPage } from 'pdf-lib';
import { dictAt, inheritedAt, nameAt, numberAt } from './objects.js';
import { placedAppearance, turnedAppearance, type PlacedAppearance } from './placed-appearance.js';

/** The flag of an annotation that stands upright however its page is turned. @see ISO 32000-1, table 165 */
const NO_ROTATE = 1 << 4;

/**
 * Makes content of the page out of what an annotation shows in its state: hidden and shown with its layer, upright where it stays so.
 *
 * @returns undefined where nothing would be seen of it.
 */
export const appearanceOn = ({ node }: PDFPage, annotation: PDFDict): PlacedAppearance | undefined => {
  const look = appearanceStream(annotation);
  const placed = look && placedAppearance(annotation, look);
  if (!placed) return undefined;
  const form = node.context.lookup(placed.form, PDFStream);
  const layer = annotation.get(PDFName.of('OC'));
  if (layer) form.dict.set(PDFName.of('OC'), layer); // shown and hidden with its layer, as before
  if (!form.dict.has(PDFName.of('Resources'))) form.dict.set(PDFName.of('Resources'), formResources(annotation));
  const turn = quarterTurns(node);
  const staysUpright = ((numberAt(annotation, 'F') ?? 0) & NO_ROTATE) !== 0;
  return staysUpright && turn !== 0 ? turnedAppearance(placed, -turn) : placed;
};

/** The normal appearance in the state that the annotation is in. */
export const appearanceStream = (annotation: PDFDict): PDFRef | undefined => {
  const appearances = dictAt(annotation, 'AP');
  const normal = appearances?.get(PDFName.of('N'));
  const states = appearances && dictAt(appearances, 'N');
  const look = states ? states.get(PDFName.of(nameAt(annotation, 'AS') ?? 'Off')) : normal;
  return look instanceof PDFRef ? look : undefined;
};

/** Resources that a form gives to appearances that bring none of their own. */
const formResources = ({ context }: PDFDict): PDFDict => {
  const root = context.lookup(context.trailerInfo.Root);
  const form = root instanceof PDFDict ? dictAt(root, 'AcroForm') : undefined;
  return dictAt(form, 'DR') ?? context.obj({});
};

const quarterTurns = (node: PDFPage['node']): number => {
  const angle = inheritedAt(node, 'Rotate');
  const degrees = Number(angle?.toString() ?? 0);
  return Number.isFinite(degrees) ? (((Math.round(degrees / 90) * 90) % 360) + 360) % 360 : 0;
};
