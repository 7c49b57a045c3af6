import { PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { dictAt, nameAt } from '../../content/objects.js';
import { everyDictionary } from './every-dictionary.js';

/** Fonts in which somebody may still fill in a form: those of its resources, and of what its fields look like now. */
export const formFontsOf = (document: PDFDocument): ReadonlySet<PDFDict> => {
  const fonts = new Set<PDFDict>();
  addFonts(fonts, dictAt(dictAt(document.catalog, 'AcroForm'), 'DR'));
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'Subtype') !== 'Widget') continue;
    const appearances = dictAt(dict, 'AP');
    addFonts(fonts, dictAt(dict, 'DR'));
    for (const value of appearances?.values() ?? []) addAll(fonts, document.context.lookup(value));
  }
  return fonts;
};

const addAll = (fonts: Set<PDFDict>, state: unknown): void => {
  if (state instanceof PDFRawStream) addFonts(fonts, dictAt(state.dict, 'Resources'));
  else if (state instanceof PDFDict) for (const key of state.keys()) addAll(fonts, state.lookup(key));
};

const addFonts = (fonts: Set<PDFDict>, resources: PDFDict | undefined): void => {
  const named = dictAt(resources, 'Font');
  for (const key of named?.keys() ?? []) {
    const font = named?.lookup(key);
    if (font instanceof PDFDict) fonts.add(font);
  }
};

/** A form of the other kind (XFA) names fonts in ways that nobody follows here. */
export const hasXfaForm = ({ catalog }: PDFDocument): boolean =>
  dictAt(catalog, 'AcroForm')?.has(PDFName.of('XFA')) ?? false;
