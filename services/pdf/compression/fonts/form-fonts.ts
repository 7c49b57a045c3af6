import { PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { dictAt, isText, nameAt } from '../../content/objects.js';
import { everyDictionary } from '../../content/every-dictionary.js';

/**
 * Fonts in which somebody may still fill in a form: those that its fields ask for by name, among its resources and those
 * of what its fields look like now. A field with styled text may ask for any.
 */
export const formFontsOf = (document: PDFDocument): ReadonlySet<PDFDict> => {
  const fonts = new Set<PDFDict>();
  const dictionaries = everyDictionary(document).map(({ dict }) => dict);
  const form = dictAt(document.catalog, 'AcroForm');
  const isAsked = namesAsked(dictionaries.filter((dict) => dict !== form || dictionaries.some(isOfField)));
  addFonts(fonts, dictAt(form, 'DR'), isAsked);
  for (const dict of dictionaries) {
    if (nameAt(dict, 'Subtype') !== 'Widget') continue;
    addFonts(fonts, dictAt(dict, 'DR'), isAsked);
    for (const value of dictAt(dict, 'AP')?.values() ?? []) addAll(fonts, document.context.lookup(value), isAsked);
  }
  return fonts;
};

type IsAsked = (name: PDFName) => boolean;

export const isOfField = (dict: PDFDict): boolean => nameAt(dict, 'Subtype') === 'Widget' || dict.has(FIELD_KIND);

const FIELD_KIND = PDFName.of('FT');
const STYLED = ['RV', 'DS'].map((key) => PDFName.of(key));
/** A default appearance, such as `/Helv 12 Tf 0 g`. */
const APPEARANCE = PDFName.of('DA');
const FONT = /\/([^\s/[\](){}<>%]+)\s+[-+.\d]+\s+Tf/g;

const namesAsked = (dictionaries: readonly PDFDict[]): IsAsked => {
  const isAnything = dictionaries.some((dict) => isOfField(dict) && STYLED.some((key) => dict.has(key)));
  const names = new Set(dictionaries.flatMap((dict) => fontsNamedBy(dict.lookup(APPEARANCE))));
  return (name) => isAnything || names.has(name);
};

const fontsNamedBy = (appearance: unknown): PDFName[] =>
  isText(appearance) ? [...appearance.decodeText().matchAll(FONT)].map(([, name]) => PDFName.of(name ?? '')) : [];

const addAll = (fonts: Set<PDFDict>, state: unknown, isAsked: IsAsked): void => {
  if (state instanceof PDFRawStream) addFonts(fonts, dictAt(state.dict, 'Resources'), isAsked);
  else if (state instanceof PDFDict) for (const key of state.keys()) addAll(fonts, state.lookup(key), isAsked);
};

const addFonts = (fonts: Set<PDFDict>, resources: PDFDict | undefined, isAsked: IsAsked): void => {
  const named = dictAt(resources, 'Font');
  for (const key of named?.keys() ?? []) {
    const font = named?.lookup(key);
    if (font instanceof PDFDict && isAsked(key)) fonts.add(font);
  }
};

/** A form of the other kind (XFA) names fonts in ways that nobody follows here. */
export const hasXfaForm = ({ catalog }: PDFDocument): boolean =>
  dictAt(catalog, 'AcroForm')?.has(PDFName.of('XFA')) ?? false;
