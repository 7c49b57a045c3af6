import { PDFDict, PDFRawStream, type PDFDocument, type PDFName } from 'pdf-lib';
import { dictAt, nameAt } from './objects.js';

/** Entries that programs add to dictionaries under names of their own. */
const OF_PROGRAMS = /^(PTEX\.|AAPL:|AAPL_|PDFpen|PXC|ITXT_|FICL:|ADBE_|Nitro|Foxit|FXE_)/;
/** All keys of the standard; anything else is private. @see ISO 32000-2, tables 29, 30, 31 and 224 */
const STANDARD_KEYS: Readonly<Record<string, ReadonlySet<string>>> = {
  Catalog: new Set(
    ['Type', 'Version', 'Extensions', 'Pages', 'PageLabels', 'Names', 'Dests', 'ViewerPreferences', 'PageLayout']
      .concat(['PageMode', 'Outlines', 'Threads', 'OpenAction', 'AA', 'URI', 'AcroForm', 'StructTreeRoot'])
      .concat(['MarkInfo', 'Lang', 'SpiderInfo', 'OutputIntents', 'OCProperties', 'Perms', 'Legal'])
      .concat(['Requirements', 'Collection', 'NeedsRendering', 'DSS', 'AF', 'DPartRoot']),
  ),
  Pages: new Set(['Type', 'Parent', 'Kids', 'Count', 'Resources', 'MediaBox', 'CropBox', 'Rotate']),
  Page: new Set(
    ['Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'BoxColorInfo']
      .concat(['Contents', 'Rotate', 'Group', 'B', 'Dur', 'Trans', 'Annots', 'AA', 'StructParents', 'ID', 'PZ'])
      .concat(['SeparationInfo', 'Tabs', 'TemplateInstantiated', 'PresSteps', 'UserUnit', 'VP', 'AF'])
      .concat(['OutputIntents', 'DPart']),
  ),
};
const OF_STREAMS = ['Length', 'Filter', 'DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DL', 'Type', 'Subtype'];
const OF_OBJECTS = ['Name', 'OC', 'OPI', 'StructParent', 'Metadata', 'AF', 'Measure', 'PtData', 'Matte'];
/** Keys of pictures and forms, as streams have them; short ones are read by some programs, too. @see ISO 32000-2, tables 5, 87 and 93 */
const STREAM_KEYS: Readonly<Record<string, ReadonlySet<string>>> = {
  Image: new Set(
    [...OF_STREAMS, ...OF_OBJECTS, 'Width', 'Height', 'ColorSpace', 'BitsPerComponent', 'Intent', 'ImageMask', 'Mask']
      .concat(['Decode', 'Interpolate', 'Alternates', 'SMask', 'SMaskInData', 'ID', 'Sound'])
      .concat(['W', 'H', 'CS', 'BPC', 'IM', 'D', 'I', 'DP']),
  ),
  Form: new Set(
    [...OF_STREAMS, ...OF_OBJECTS, 'FormType', 'BBox', 'Matrix', 'Resources', 'Group', 'Ref', 'StructParents'].concat([
      'PieceInfo',
      'LastModified',
      'MarkStyle',
    ]),
  ),
};
const OF_FORMS: ReadonlySet<string> = new Set(['Fields', 'NeedAppearances', 'SigFlags', 'CO', 'DR', 'DA', 'Q', 'XFA']);

/** Whether an entry, of whatever dictionary, is one that a program keeps there for itself. */
export const isOfProgram = (key: PDFName): boolean => OF_PROGRAMS.test(key.decodeText());

/** Removes what programs keep for themselves in catalog, form, pages and what these draw; how many entries that were. */
export const dropUnknownEntries = ({ catalog, context }: PDFDocument): number => {
  let removed = 0;
  const dropOthers = (dict: PDFDict | undefined, known: ReadonlySet<string> | undefined): void => {
    for (const key of known ? (dict?.keys() ?? []) : []) {
      if (known?.has(key.decodeText()) === false && dict?.delete(key) === true) removed += 1;
    }
  };
  dropOthers(catalog, STANDARD_KEYS['Catalog']);
  dropOthers(dictAt(catalog, 'AcroForm'), OF_FORMS);
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict) dropOthers(object, STANDARD_KEYS[nameAt(object, 'Type') ?? '']);
    if (object instanceof PDFRawStream) dropOthers(object.dict, STREAM_KEYS[nameAt(object.dict, 'Subtype') ?? '']);
  }
  return removed;
};
