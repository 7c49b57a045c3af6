import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib';
import { bytesOfContent, contentsOf, type Content } from './content-streams.js';
import { dropOrphans } from './drop-orphans.js';
import { everyDictionary } from './every-dictionary.js';
import { arrayAt, dictAt, nameAt } from './objects.js';
import { readOperatorsWithTexts, type ContentOperator } from './operators.js';

/** Lists of resources whose entries may draw, by the operators that call them. */
const LISTS: Readonly<Record<string, string>> = {
  Do: 'XObject',
  gs: 'ExtGState',
  scn: 'Pattern',
  SCN: 'Pattern',
  Tf: 'Font',
};
const KINDS: readonly string[] = [...new Set(Object.values(LISTS))];
const SHOWING: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);
const STATES_MAX = 1000;
/** A form that only an undrawn form draws is undrawn once that is gone. */
const ROUNDS_MAX = 12;

/** Names of a list of resources that content calls; `all` where it can't be told. */
interface Called {
  readonly names: Set<string>;
  all: boolean;
}

interface Survey {
  readonly called: Map<PDFDict, Called>;
  /** Names that are looked for outside of the content's own resources, by kind. */
  readonly anywhere: ReadonlyMap<string, Set<string>>;
  /** Codes that each Type 3 font shows. */
  readonly codes: Map<PDFDict, Set<number>>;
  /** Codes shown in a font that was chosen elsewhere. */
  readonly codesOfAny: Set<number>;
  isLegible: boolean;
}

/**
 * Removes pictures, forms, patterns and the glyphs of Type 3 fonts that nothing in a document draws, although lists of
 * resources name them: pages may share such lists, and keep there what another page has lost.
 */
export const dropUndrawn = (document: PDFDocument): void => {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    dropOrphans(document);
    const survey = surveyOf(document);
    const dropped = [dropEntries(document, survey), dropGlyphs(document, survey)];
    if (!dropped.includes(true)) return;
  }
  dropOrphans(document);
};

const surveyOf = (document: PDFDocument): Survey => {
  const anywhere = new Map(KINDS.map((kind) => [kind, new Set<string>()]));
  const survey: Survey = { called: new Map(), anywhere, codes: new Map(), codesOfAny: new Set(), isLegible: true };
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'Type') === 'Pages') for (const kind of KINDS) calledIn(survey, dictAt(dict, 'Resources'), kind);
  }
  for (const content of contentsOf(document)) {
    const bytes = bytesOfContent(content);
    if (bytes) follow(survey, content, bytes);
    else callAll(survey, content);
  }
  return survey;
};

const calledIn = ({ called }: Survey, resources: PDFDict | undefined, kind: string): Called | undefined => {
  const list = dictAt(resources, kind);
  if (!list) return undefined;
  const known = called.get(list) ?? { names: new Set<string>(), all: false };
  called.set(list, known);
  return known;
};

const callAll = (survey: Survey, { resources }: Content): void => {
  survey.isLegible = false;
  for (const kind of KINDS) {
    const called = calledIn(survey, resources, kind);
    if (called) called.all = true;
  }
};

/** Notes what content calls and which codes it shows. */
const follow = (survey: Survey, { resources }: Content, bytes: Uint8Array): void => {
  for (const kind of KINDS) calledIn(survey, resources, kind);
  const saved: (PDFDict | undefined)[] = [];
  let font: PDFDict | undefined;
  readOperatorsWithTexts(bytes, (step, texts) => {
    if (step.operator === 'q' && saved.length < STATES_MAX) saved.push(font);
    else if (step.operator === 'Q') font = saved.length > 0 ? saved.pop() : font;
    const chosen = call(survey, resources, step);
    if (step.operator === 'Tf' || chosen) font = chosen;
    if (!SHOWING.has(step.operator)) return;
    const codes = texts.flatMap(codesIn);
    for (const into of codesFor(survey, font)) for (const code of codes) into.add(code);
  });
};

/** Those of a text as it is written: `(text)` or `<hex>`. */
const codesIn = (text: Uint8Array): readonly number[] => {
  const written = Buffer.from(text.subarray(1, -1)).toString('latin1');
  const string = text[0] === '<'.charCodeAt(0) ? PDFHexString.of(written) : PDFString.of(written);
  return [...string.asBytes()];
};

const codesFor = ({ codes, codesOfAny }: Survey, font: PDFDict | undefined): Set<number>[] => {
  if (!font) return [codesOfAny];
  const known = codes.get(font) ?? new Set();
  codes.set(font, known);
  return [known];
};

/** Notes the name that an operator calls; answers the font that it chooses. */
const call = (
  survey: Survey,
  resources: PDFDict | undefined,
  { operator, names }: ContentOperator,
): PDFDict | undefined => {
  const kind = LISTS[operator];
  const name = names.at(-1);
  if (kind === undefined || name === undefined) return undefined;
  const list = dictAt(resources, kind);
  const isOwn = list?.has(PDFName.of(name)) === true;
  const into = isOwn ? calledIn(survey, resources, kind)?.names : survey.anywhere.get(kind);
  into?.add(name);
  return kind === 'Font' ? dictAt(list, name) : fontOfState(kind === 'ExtGState' ? dictAt(list, name) : undefined);
};

const fontOfState = (state: PDFDict | undefined): PDFDict | undefined => {
  const font = state && arrayAt(state, 'Font')?.lookup(0);
  return font instanceof PDFDict ? font : undefined;
};

const dropEntries = (document: PDFDocument, survey: Survey): boolean => {
  const dropped = everyDictionary(document).flatMap(({ dict }) =>
    KINDS.map((kind) => {
      const list = dictAt(dict, kind);
      return list !== undefined && dropFrom(list, kind, survey);
    }),
  );
  return dropped.includes(true);
};

const dropFrom = (list: PDFDict, kind: string, { called, anywhere }: Survey): boolean => {
  const own = called.get(list);
  if (!own || own.all) return false;
  const isCalled = (name: string): boolean => own.names.has(name) || anywhere.get(kind)?.has(name) === true;
  const undrawn = list
    .keys()
    .filter((key) => !isCalled(key.decodeText()) && (kind !== 'Font' || isType3(list.lookup(key))));
  for (const key of undrawn) list.delete(key);
  return undrawn.length > 0;
};

const isType3 = (font: PDFObject | undefined): font is PDFDict =>
  font instanceof PDFDict && nameAt(font, 'Subtype') === 'Type3';

const dropGlyphs = (document: PDFDocument, survey: Survey): boolean => {
  if (!survey.isLegible) return false;
  const dropped = [...shownGlyphs(document, survey)].map(([glyphs, names]) => {
    const unseen = names ? glyphs.keys().filter((key) => !names.has(key.decodeText())) : [];
    for (const key of unseen) glyphs.delete(key);
    return unseen.length > 0;
  });
  return dropped.includes(true);
};

type Names = ReadonlySet<string> | undefined;

/** A list of glyphs may be that of several fonts; undefined where not all names are known. */
const shownGlyphs = (document: PDFDocument, { codes, codesOfAny }: Survey): ReadonlyMap<PDFDict, Names> => {
  const shown = new Map<PDFDict, Names>();
  for (const { dict: font } of everyDictionary(document)) {
    const glyphs = isType3(font) ? dictAt(font, 'CharProcs') : undefined;
    if (!glyphs) continue;
    const names = namesShown(font, new Set([...(codes.get(font) ?? []), ...codesOfAny]));
    const before = shown.has(glyphs) ? shown.get(glyphs) : new Set<string>();
    shown.set(glyphs, names && before && new Set([...before, ...names]));
  }
  return shown;
};

/** Undefined where codes may have names that the font itself does not list. */
const namesShown = (font: PDFDict, codes: ReadonlySet<number>): Names => {
  const names = namesByCode(dictAt(font, 'Encoding'));
  const shown = [...codes].map((code) => names.get(code));
  const known = shown.filter((name) => name !== undefined);
  return known.length === shown.length ? new Set(known) : undefined;
};

const namesByCode = (encoding: PDFDict | undefined): ReadonlyMap<number, string> => {
  const names = new Map<number, string>();
  const differences = encoding && arrayAt(encoding, 'Differences');
  let next = 0;
  for (let at = 0; at < (differences?.size() ?? 0); at += 1) {
    const item = differences?.lookup(at);
    if (item instanceof PDFNumber) next = item.asNumber();
    if (!(item instanceof PDFName)) continue;
    names.set(next, item.decodeText());
    next += 1;
  }
  return names;
};

/** Whether an object is something that pages draw besides letters: an image, a form, a pattern, a font of drawings. */
export const isDrawing = (object: PDFObject | undefined): boolean => {
  if (isType3(object)) return true;
  if (!(object instanceof PDFRawStream)) return false;
  const subtype = nameAt(object.dict, 'Subtype');
  return subtype === 'Image' || subtype === 'Form' || object.dict.has(PDFName.of('PatternType'));
};
