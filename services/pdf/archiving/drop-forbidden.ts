import type { PDFRawStream } from 'pdf-lib';
import { PDFArray, PDFDict, PDFName, type PDFDocument } from 'pdf-lib';
import type { ActiveKind } from '../../../contracts/active-content.js';
import { openActionFilter } from '../active-content/actions.js';
import { dropElsewhere, removeActiveContent } from '../active-content/remove-active.js';
import { everyDictionary } from '../content/every-dictionary.js';
import { dictAt, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** Actions that a file for the archive may have. @see ISO 19005-2, 6.5.1 */
const ALLOWED_ACTIONS: ReadonlySet<string | undefined> = new Set(['GoTo', 'GoToR', 'GoToE', 'Thread', 'URI']);
const ALLOWED_NAMES: ReadonlySet<string | undefined> = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);

/** Entries of the document as a whole. */
const OF_CATALOG = ['AA', 'Perms', 'DSS', 'Legal', 'NeedsRendering', 'Requirements', 'Collection', 'AF'];
/** How light and ink are turned into each other on one machine, and other files to be read instead. */
const OF_STATES = ['TR', 'TR2', 'HT', 'HTP', 'BG', 'BG2', 'UCR', 'UCR2'];
const OF_IMAGES = ['Alternates', 'OPI', 'Interpolate'];
const OF_FORMS = ['OPI', 'PS', 'Subtype2', 'Ref'];

/** Takes out of a document what no file for the archive may have, whatever its pages show. */
export const dropForbidden = (document: PDFDocument, keepsFiles: boolean): void => {
  const kinds: ActiveKind[] = ['scripts', 'actions', 'forms', ...(keepsFiles ? [] : (['files'] as const))];
  removeActiveContent(document, new Set(kinds));
  dropElsewhere(document);
  const { catalog } = document;
  for (const key of keepsFiles ? OF_CATALOG.filter((one) => one !== 'AF') : OF_CATALOG) catalog.delete(pdfName(key));
  const dropActions = openActionFilter(isForbidden);
  for (const { dict, stream } of everyDictionary(document)) {
    dropActions(dict);
    dict.delete(pdfName('AA'));
    if (dict !== catalog) dict.delete(pdfName('Metadata'));
    if (stream) dropFromStream(stream);
    else dropFromDictionary(dict);
  }
};

const isForbidden = (action: PDFDict): boolean => {
  const type = nameAt(action, 'S');
  return type === 'Named' ? !ALLOWED_NAMES.has(nameAt(action, 'N')) : !ALLOWED_ACTIONS.has(type);
};

const dropFromStream = ({ dict }: PDFRawStream): void => {
  const subtype = nameAt(dict, 'Subtype');
  for (const key of subtype === 'Image' ? OF_IMAGES : subtype === 'Form' ? OF_FORMS : []) dict.delete(pdfName(key));
};

const OF_KINDS: Readonly<Record<string, readonly string[]>> = {
  Page: ['PresSteps', 'Thumb'],
  FontDescriptor: ['CIDSet', 'CharSet'],
};

const dropFromDictionary = (dict: PDFDict): void => {
  const type = nameAt(dict, 'Type') ?? '';
  for (const key of OF_KINDS[type] ?? []) dict.delete(pdfName(key));
  if (nameAt(dict, 'FT') === 'Sig') dict.delete(pdfName('V'));
  const states = dictAt(dict, 'ExtGState');
  for (const key of states?.keys() ?? []) dropFromState(states?.lookup(key));
  if (type === 'ExtGState') dropFromState(dict);
};

const dropFromState = (state: unknown): void => {
  if (!(state instanceof PDFDict)) return;
  for (const key of OF_STATES) state.delete(pdfName(key));
  if (state.lookup(pdfName('BM')) instanceof PDFArray)
    state.set(pdfName('BM'), firstKnown(state.lookup(pdfName('BM'), PDFArray)));
};

const BLEND_MODES: ReadonlySet<string> = new Set([
  ...['Normal', 'Compatible', 'Multiply', 'Screen', 'Overlay', 'Darken', 'Lighten', 'ColorDodge', 'ColorBurn'],
  ...['HardLight', 'SoftLight', 'Difference', 'Exclusion', 'Hue', 'Saturation', 'Color', 'Luminosity'],
]);

const firstKnown = (modes: PDFArray): PDFName =>
  modes.asArray().find((mode): mode is PDFName => mode instanceof PDFName && BLEND_MODES.has(mode.decodeText())) ??
  pdfName('Normal');
