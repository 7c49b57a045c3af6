import { PDFArray, PDFDict, PDFName, type PDFDocument } from 'pdf-lib';
import { dictAt, nameAt } from '../../content/objects.js';
import { readOperatorsWithTexts, type ContentOperator } from '../../content/operators.js';
import { bytesOf } from '../../raw/tokens.js';
import { splitterOf } from './cmaps/composite-codes.js';
import { bytesOfContent, contentsOf, type Content } from '../../content/content-streams.js';
import { everyDictionary } from '../../content/every-dictionary.js';

/** The codes that each font shows; of a composite font two bytes each, or as its own table says. */
export type ShownCodes = ReadonlyMap<PDFDict, ReadonlySet<number>>;

/** Larger than what a person reads; to be followed twice it would take too long. */
const CONTENT_MAX_BYTES = 200 * 1024 * 1024;
const STATES_MAX = 1000;
const CHOOSING: ReadonlySet<string> = new Set(['Tf', 'gs']);
const SHOWING: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);

interface Survey {
  readonly shown: Map<PDFDict, Set<number>>;
  readonly splitters: Map<PDFDict, ReturnType<typeof splitterOf>>;
  /** Every font that any resources have under a name. */
  readonly named: ReadonlyMap<string, readonly PDFDict[]>;
}

/** Undefined where some text can't be told from its font. */
export const shownCodesOf = (document: PDFDocument): ShownCodes | undefined => {
  const survey: Survey = { shown: new Map(), splitters: new Map(), named: fontsByName(document) };
  let bytesSeen = 0;
  for (const content of contentsOf(document)) {
    const bytes = bytesOfContent(content);
    bytesSeen += bytes?.length ?? 0;
    if (!bytes || bytesSeen > CONTENT_MAX_BYTES || !follow(survey, content, bytes)) return undefined;
  }
  return survey.shown;
};

const fontsByName = (document: PDFDocument): Survey['named'] => {
  const named = new Map<string, PDFDict[]>();
  for (const { dict } of everyDictionary(document)) {
    const fonts = dictAt(dict, 'Font');
    for (const key of fonts?.keys() ?? []) {
      const font = fonts?.lookup(key);
      const others = named.get(key.decodeText()) ?? [];
      if (font instanceof PDFDict && !others.includes(font)) named.set(key.decodeText(), [...others, font]);
    }
  }
  return named;
};

/** False for text without a font of its own, unless that is on a page, where it isn't shown; and for what is no text in its font. */
const follow = (survey: Survey, { resources, isPage }: Content, bytes: Uint8Array): boolean => {
  const state = stateFrom(isPage ? [] : undefined);
  let isClear = true;
  readOperatorsWithTexts(bytes, (step, texts) => {
    if (step.operator === 'q') state.save();
    else if (step.operator === 'Q') state.restore();
    else if (CHOOSING.has(step.operator)) state.choose(chosen(survey, resources, step));
    else if (SHOWING.has(step.operator) && texts.length > 0) {
      const fonts = state.fonts();
      isClear &&= fonts !== undefined;
      for (const font of fonts ?? []) isClear = note(survey, font, texts) && isClear;
    }
  });
  return isClear;
};

type Fonts = readonly PDFDict[] | undefined;

const stateFrom = (start: Fonts) => {
  const saved: Fonts[] = [];
  let fonts = start;
  return {
    fonts: () => fonts,
    choose: (others: Fonts) => (fonts = others ?? fonts),
    save: () => {
      if (saved.length < STATES_MAX) saved.push(fonts);
    },
    restore: () => {
      if (saved.length > 0) fonts = saved.pop();
    },
  };
};

/** The fonts that an operator may mean; undefined where it chooses none. */
const chosen = ({ named }: Survey, resources: PDFDict | undefined, { operator, names }: ContentOperator): Fonts => {
  const name = names.at(-1) ?? '';
  if (operator === 'gs') {
    const choice = dictAt(dictAt(resources, 'ExtGState'), name)?.lookup(PDFName.of('Font'));
    const font = choice instanceof PDFArray ? choice.lookup(0) : undefined;
    return font instanceof PDFDict ? [font] : undefined;
  }
  const own = dictAt(dictAt(resources, 'Font'), name);
  return own ? [own] : (named.get(name) ?? []);
};

/** Whether the texts fall into codes of the font. */
const note = ({ shown, splitters }: Survey, font: PDFDict, texts: readonly Uint8Array[]): boolean => {
  const codes = shown.get(font) ?? new Set();
  shown.set(font, codes);
  const split = splitters.get(font) ?? (nameAt(font, 'Subtype') === 'Type0' ? splitterOf(font) : bytesIn);
  splitters.set(font, split);
  return texts.every((text) => {
    const shownCodes = split(Buffer.from(bytesOf(Buffer.from(text).toString('latin1')), 'latin1'));
    for (const code of shownCodes ?? []) codes.add(code);
    return shownCodes !== undefined;
  });
};

const bytesIn = (text: Uint8Array): readonly number[] => [...text];
