import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFPage } from 'pdf-lib';
import { IDENTITY, matrixOf, multiply, unitSize, type Matrix } from './matrix.js';
import { arrayAt, decodedBytes, dictAt, itemsOf, nameAt, numberAt, numbersIn, resourcesOf } from './objects.js';
import { readOperators } from './operators.js';
import { contentOf } from './page-content.js';

/** The largest that an image is shown anywhere, in points. */
export interface ShownSize {
  readonly width: number;
  readonly height: number;
}

const FORM_DEPTH_MAX = 12;
const OPERATORS_MAX = 30_000_000;
const STATES_MAX = 1000;

/**
 * How large each image is shown, by following the pages' content and annotations into forms and masks. Images that are (also) used in a way that
 * this does not follow, such as patterns and glyphs, are left out.
 */
export const findImageUses = (document: PDFDocument): ReadonlyMap<PDFRef, ShownSize> => {
  const survey: Survey = { shown: new Map(), followed: new Set(), formsSeen: new Set(), operators: 0 };
  for (const page of document.getPages()) followPage(survey, page);
  if (survey.operators > OPERATORS_MAX) return new Map();
  for (const ref of imagesElsewhere(document, survey.followed)) survey.shown.delete(ref);
  return survey.shown;
};

interface Survey {
  readonly shown: Map<PDFRef, ShownSize>;
  /** XObject dictionaries whose every use is known. */
  readonly followed: Set<PDFDict>;
  readonly formsSeen: Set<string>;
  operators: number;
}

/** Where something is drawn. */
interface Place {
  readonly resources: PDFDict | undefined;
  readonly matrix: Matrix;
  /** Forms around it. */
  readonly depth: number;
}

const followPage = (survey: Survey, page: PDFPage): void => {
  const unit = numberAt(page.node, 'UserUnit') ?? 1;
  const matrix: Matrix = [unit, 0, 0, unit, 0, 0];
  follow(survey, contentOf(page), { resources: resourcesOf(page.node), matrix, depth: 0 });
  const annotations = page.node.lookup(PDFName.of('Annots'));
  for (const annotation of annotations instanceof PDFArray ? itemsOf(annotations) : []) {
    if (annotation instanceof PDFDict) followAnnotation(survey, annotation, matrix);
  }
};

/** Each appearance of an annotation, made as large as its rectangle. @see ISO 32000-1, 12.5.5 "Appearance streams" */
const followAnnotation = (survey: Survey, annotation: PDFDict, page: Matrix): void => {
  const rectangle = boxOf(annotation, 'Rect');
  for (const form of appearancesOf(annotation)) {
    const [a, b, c, d] = matrixOf(numbersIn(arrayAt(form.dict, 'Matrix'))) ?? IDENTITY;
    const { width, height } = boxOf(form.dict, 'BBox');
    const across = width * Math.abs(a) + height * Math.abs(c);
    const down = width * Math.abs(b) + height * Math.abs(d);
    if (!(across > 0 && down > 0)) continue;
    const fit: Matrix = [rectangle.width / across, 0, 0, rectangle.height / down, 0, 0];
    followForm(survey, form, { resources: undefined, matrix: multiply(fit, page), depth: 0 });
  }
};

const boxOf = (dict: PDFDict, key: string): ShownSize => {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(arrayAt(dict, key));
  return { width: Math.abs(right - left), height: Math.abs(top - bottom) };
};

/** The appearances of an annotation, those of the states that it can be in too. */
const appearancesOf = (annotation: PDFDict): PDFRawStream[] => {
  const states = dictAt(annotation, 'AP')?.values() ?? [];
  const { context } = annotation;
  return states
    .map((state) => context.lookup(state))
    .flatMap((state) => (state instanceof PDFDict ? state.values().map((value) => context.lookup(value)) : [state]))
    .filter((state) => state instanceof PDFRawStream);
};

const follow = (survey: Survey, bytes: Uint8Array, { resources, matrix: start, depth }: Place): void => {
  const xObjects = dictAt(resources, 'XObject');
  if (xObjects) survey.followed.add(xObjects);
  const drawnWith = drawnIn(resources);
  const states: Matrix[] = [];
  let matrix = start;
  readOperators(bytes, ({ operator, numbers, names }) => {
    if (operator === 'q' && states.length < STATES_MAX) states.push(matrix);
    else if (operator === 'Q') matrix = states.pop() ?? matrix;
    else if (operator === 'cm') matrix = multiply(matrixOf(numbers) ?? IDENTITY, matrix);
    else draw(survey, drawnWith.get(operator)?.(names.at(-1) ?? ''), { resources, matrix, depth });
    survey.operators += 1;
    return survey.operators <= OPERATORS_MAX;
  });
};

/** Things that an operator draws by a name: an image or a form, or the form that a mask is made of. */
const drawnIn = (resources: PDFDict | undefined): ReadonlyMap<string, (name: string) => unknown> =>
  new Map([
    ['Do', (name: string) => dictAt(resources, 'XObject')?.get(PDFName.of(name))],
    ['gs', (name: string) => dictAt(dictAt(dictAt(resources, 'ExtGState'), name), 'SMask')?.get(PDFName.of('G'))],
  ]);

const draw = (survey: Survey, ref: unknown, place: Place): void => {
  const stream = ref instanceof PDFRef ? place.resources?.context.lookup(ref) : undefined;
  if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) return;
  const subtype = nameAt(stream.dict, 'Subtype');
  if (subtype === 'Image') note(survey, ref, place.matrix);
  if (subtype === 'Form' && isNews(survey, ref, place)) followForm(survey, stream, place);
};

const followForm = (survey: Survey, stream: PDFRawStream, { resources, matrix, depth }: Place): void => {
  const own = matrixOf(numbersIn(arrayAt(stream.dict, 'Matrix'))) ?? IDENTITY;
  follow(survey, decodedBytes(stream) ?? new Uint8Array(), {
    resources: dictAt(stream.dict, 'Resources') ?? resources,
    matrix: multiply(own, matrix),
    depth: depth + 1,
  });
};

/** A form drawn again at the same size tells nothing new, wherever it stands. */
const isNews = ({ formsSeen }: Survey, ref: PDFRef, { matrix, depth }: Place): boolean => {
  const size = matrix.slice(0, 4).map((part) => part.toFixed(2));
  const key = `${ref.toString()} ${size.join(' ')}`;
  if (depth >= FORM_DEPTH_MAX || formsSeen.has(key)) return false;
  formsSeen.add(key);
  return true;
};

const note = ({ shown }: Survey, ref: PDFRef, matrix: Matrix): void => {
  const { width, height } = unitSize(matrix);
  const known = shown.get(ref) ?? { width: 0, height: 0 };
  shown.set(ref, { width: Math.max(width, known.width), height: Math.max(height, known.height) });
};

/** Images named by XObject dictionaries that were not followed. */
const imagesElsewhere = (document: PDFDocument, followed: ReadonlySet<PDFDict>): PDFRef[] => {
  const refs: PDFRef[] = [];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const holder = object instanceof PDFRawStream ? object.dict : object;
    if (!(holder instanceof PDFDict)) continue;
    for (const xObjects of [dictAt(holder, 'XObject'), dictAt(dictAt(holder, 'Resources'), 'XObject')]) {
      if (xObjects && !followed.has(xObjects))
        refs.push(...xObjects.values().filter((value) => value instanceof PDFRef));
    }
  }
  return refs;
};
