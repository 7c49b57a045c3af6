import { bytesOf, peopleText } from '../raw/tokens.js';
import { intOf, isName, isText, type RawDict, type RawValue } from '../raw/value.js';
import { drawnBy } from './drawn-resources.js';
import type { Edit, Excerpt, RawStream } from './excerpt.js';
import { contentAt } from './named-resources.js';
import { perSource, type Source } from './source.js';

/** A source that leaves pages out: what belongs to the pages of one excerpt. */
interface Part {
  /** Numbers of annotations on the pages. */
  readonly annotations: ReadonlySet<number>;
  /** Numbers of widgets on the pages, and of the fields above them. */
  readonly fields: ReadonlySet<number>;
  /** Full names of those fields. */
  readonly names: ReadonlySet<string>;
}

const LEVELS_MAX = 64;

const parts = new WeakMap<Excerpt, Part>();

const partOf = (excerpt: Excerpt): Part => {
  const part = parts.get(excerpt) ?? readPart(excerpt);
  parts.set(excerpt, part);
  return part;
};

const readPart = ({ source, pages }: Excerpt): Part => {
  const annotations = new Set<number>();
  const fields = new Set<number>();
  const names = new Set<string>();
  for (const index of pages.keys()) {
    for (const annotation of annotationsOn(source, index)) {
      if (typeof annotation === 'number') annotations.add(annotation);
      if (dictOf(source, annotation)?.get('/Subtype') !== '/Widget') continue;
      const above = fieldsAbove(source, annotation);
      for (const field of above) if (typeof field === 'number') fields.add(field);
      for (const name of namesOf(source, above)) names.add(name);
    }
  }
  return { annotations, fields, names };
};

/** Numbers of the widgets on an excerpt's pages, and of the fields above them. */
export const fieldsOn = (excerpt: Excerpt): ReadonlySet<number> => partOf(excerpt).fields;

const annotationsOn = ({ file, pages }: Source, index: number): readonly RawValue[] => {
  const annotations = file.resolve(pages[index]?.dict.get('/Annots'));
  return Array.isArray(annotations) ? annotations : [];
};

const dictOf = ({ file }: Source, value: RawValue | undefined): RawDict | undefined => {
  const resolved = file.resolve(value);
  return resolved instanceof Map ? resolved : undefined;
};

/** A widget and the fields above it, from the bottom up. */
const fieldsAbove = (source: Source, widget: RawValue): readonly RawValue[] => {
  const above: RawValue[] = [];
  let at: RawValue | undefined = widget;
  while (at !== undefined && above.length < LEVELS_MAX && !above.includes(at)) {
    above.push(at);
    at = dictOf(source, at)?.get('/Parent');
  }
  return above;
};

/** The full name of each of these fields. @see ISO 32000-1, 12.7.3.2 "Field names" */
const namesOf = (source: Source, above: readonly RawValue[]): string[] => {
  const names: string[] = [];
  for (const field of above.toReversed()) {
    const token = source.file.resolve(dictOf(source, field)?.get('/T'));
    if (isText(token)) names.push([...names.slice(-1), peopleText(bytesOf(token))].join('.'));
  }
  return names;
};

/** Numbers of everything in the form of a document. */
const allFields = perSource((source): ReadonlySet<number> => {
  const visited = new Set<number>();
  const form = source.file.dictAt(source.catalog, '/AcroForm');
  const waiting = [...(source.file.arrayAt(form, '/Fields') ?? [])];
  for (let field = waiting.pop(); field !== undefined; field = waiting.pop()) {
    if (typeof field === 'number') {
      if (visited.has(field)) continue;
      visited.add(field);
    }
    for (const kid of source.file.arrayAt(dictOf(source, field), '/Kids') ?? []) waiting.push(kid);
  }
  return visited;
});

/** Keeps of a dictionary what belongs to the part: what programs note for themselves does not, nor resources not drawn with. */
export const editPart = (excerpt: Excerpt): Edit => {
  if (!excerpt.partial) return () => undefined;
  const stays = (value: RawValue | undefined): boolean => staysInPart(excerpt, value);
  const drawn = drawnBy(excerpt);
  return (dict, number) => {
    for (const key of PRIVATE) dict.delete(key);
    if (isDrawnWithResources(dict)) dict.set('/Resources', drawn.resourcesOf(dict, number));
    drawn.keepGlyphs(dict, number);
    for (const key of ['/IRT', '/Popup']) if (!stays(dict.get(key))) dict.delete(key);
    if (dict.get('/Subtype') === '/Popup' && !stays(dict.get('/Parent'))) dict.delete('/Parent');
    editTargets(excerpt, dict);
  };
};

/** Edits the fields that an action names, or a lock of fields. */
const editTargets = (excerpt: Excerpt, dict: RawDict): void => {
  const action = dict.get('/S');
  if (action === '/GoTo') dict.delete('/SD');
  if (action === '/Hide') dict.set('/T', targetsLeft(excerpt, dict.get('/T')));
  if (action === '/SetOCGState') dict.set('/State', statesLeft(excerpt, dict));
  const fields = excerpt.source.file.arrayAt(dict, '/Fields');
  if (fields) dict.set('/Fields', targetsLeft(excerpt, fields));
};

/** Entries that programs note for themselves, and small pictures of pages. */
const PRIVATE = ['/PieceInfo', '/Thumb'] as const;

const isDrawnWithResources = (dict: RawDict): boolean =>
  dict.has('/Resources') &&
  (dict.get('/Subtype') === '/Type3' || dict.has('/BBox') || dict.has('/PatternType') || dict.has('/Filter'));

const staysInPart = (excerpt: Excerpt, value: RawValue | undefined): boolean => {
  const { annotations, fields } = partOf(excerpt);
  if (typeof value !== 'number') return true;
  if (annotations.has(value) || fields.has(value)) return true;
  const dict = dictOf(excerpt.source, value);
  if (dict?.get('/Subtype') !== '/Popup') return false;
  const parent = dict.get('/Parent');
  return typeof parent === 'number' && annotations.has(parent);
};

/** Fields and annotations that an action acts on, by reference or by name. */
const targetsLeft = (excerpt: Excerpt, value: RawValue | undefined): RawValue[] => {
  const resolved = excerpt.source.file.resolve(value);
  const targets = Array.isArray(resolved) ? resolved : value === undefined ? [] : [value];
  const { names } = partOf(excerpt);
  return targets.filter((target) => {
    const name = excerpt.source.file.resolve(target);
    if (isText(name)) return names.has(peopleText(bytesOf(name)));
    return typeof target === 'number' && staysInPart(excerpt, target);
  });
};

/** Layers are switched by an operator that stands before them. */
const statesLeft = (excerpt: Excerpt, action: RawDict): RawValue[] => {
  const { layers } = drawnBy(excerpt);
  const listed = excerpt.source.file.arrayAt(action, '/State') ?? [];
  const left = listed.filter((item) => isName(item) || (typeof item === 'number' && layers.has(item)));
  return left.filter((item, index) => typeof item === 'number' || typeof left[index + 1] === 'number');
};

const EXCLUDES = 1;

/** Keys of the annotation that an action plays or shows. */
const ACTED_ON: ReadonlyMap<RawValue | undefined, string> = new Map([
  ['/Rendition', '/AN'],
  ['/Movie', '/Annotation'],
  ['/GoTo3DView', '/TA'],
  ['/RichMediaExecute', '/TA'],
]);

/** An action whose every object is on pages that are left out. @see ISO 32000-1, 12.6.4 "Action types" */
export const actsOnOthersOnly = (excerpt: Excerpt, action: RawDict): boolean => {
  if (!excerpt.partial) return false;
  const kind = action.get('/S');
  if (kind === '/Thread') return true;
  if (kind === '/Hide') return targetsLeft(excerpt, action.get('/T')).length === 0;
  if (kind === '/SetOCGState') return statesLeft(excerpt, action).length === 0;
  if (kind === '/SubmitForm' || kind === '/ResetForm') return namesOthersOnly(excerpt, action);
  const key = ACTED_ON.get(kind);
  return key !== undefined && !staysInPart(excerpt, action.get(key));
};

/** Without any names, such an action would be about all fields. */
const namesOthersOnly = (excerpt: Excerpt, action: RawDict): boolean => {
  const { file } = excerpt.source;
  const listed = file.arrayAt(action, '/Fields') ?? [];
  const excludes = ((intOf(file.resolve(action.get('/Flags'))) ?? 0) & EXCLUDES) !== 0;
  return !excludes && listed.length > 0 && targetsLeft(excerpt, listed).length === 0;
};

const OF_DOCUMENTS: ReadonlySet<RawValue | undefined> = new Set(['/Page', '/Template', '/Thread', '/Bead', '/DPart']);

/** Whether an object of the source comes into the part when something that does refers to it. */
export const isOfPart = (excerpt: Excerpt, dict: RawDict, number: number): boolean => {
  if (!excerpt.partial) return true;
  if (OF_DOCUMENTS.has(dict.get('/Type')) || isBead(dict) || isOutlineItem(dict)) return false;
  if (isAnnotation(dict) || dict.has('/FT') || allFields(excerpt.source).has(number)) {
    return staysInPart(excerpt, number);
  }
  return true;
};

const isAnnotation = (dict: RawDict): boolean =>
  dict.get('/Type') === '/Annot' || (isName(dict.get('/Subtype')) && dict.has('/Rect'));

const isBead = (dict: RawDict): boolean => dict.has('/N') && dict.has('/V') && dict.has('/R') && dict.has('/P');

const isOutlineItem = (dict: RawDict): boolean => dict.has('/Title') && typeof dict.get('/Parent') === 'number';

/** Small pictures of pages that metadata hold. @see XMP specification part 2, "XMP basic namespace" */
const THUMBNAILS = /<([\w-]+):Thumbnails\b[\s\S]*?<\/\1:Thumbnails\s*>/g;

/** The data of a stream as it is in the part. */
export const dataInPart = (excerpt: Excerpt, { dict, data, number }: RawStream): Uint8Array => {
  if (!excerpt.partial || dict.get('/Type') !== '/Metadata') return data;
  const text = Buffer.from(contentAt(excerpt.source, number) ?? '').toString('latin1');
  const left = text.replace(THUMBNAILS, '');
  if (left === text) return data;
  dict.delete('/Filter');
  dict.delete('/DecodeParms');
  return Buffer.from(left, 'latin1');
};

/** Keys of a page that the standard knows and that lead to nothing but this page. @see ISO 32000-1, table 30 */
const OF_PAGES: ReadonlySet<string> = new Set(
  ['/Type', '/MediaBox', '/CropBox', '/BleedBox', '/TrimBox', '/ArtBox', '/BoxColorInfo', '/Rotate', '/UserUnit']
    .concat(['/Contents', '/Resources', '/Group', '/Annots', '/Tabs', '/StructParents', '/OutputIntents', '/VP'])
    .concat(['/Dur', '/Trans', '/PresSteps', '/AA', '/AF', '/Metadata', '/LastModified', '/ID', '/PZ']),
);

/** A page as it is in the part. */
export const pageOfPart = (excerpt: Excerpt, index: number): RawDict => {
  const page = new Map(excerpt.source.pages[index]?.dict);
  if (!excerpt.partial) return page;
  const ownEntries = new Map([...page].filter(([key]) => OF_PAGES.has(key)));
  return ownEntries.set('/Resources', drawnBy(excerpt).resourcesOfPage(index));
};

/** Whether something on the pages runs a script, which may need those of the document. */
export const runsScripts = (excerpt: Excerpt): boolean => {
  const { source, pages } = excerpt;
  const { annotations, fields } = partOf(excerpt);
  const holders = [...pages.keys()].map((index): RawDict | undefined => new Map(source.pages[index]?.dict));
  for (const number of [...annotations, ...fields]) holders.push(dictOf(source, number));
  return holders.some((holder) => {
    const actions = [holder?.get('/A'), ...(source.file.dictAt(holder, '/AA')?.values() ?? [])];
    return actions.some((action) => dictOf(source, action)?.get('/S') === '/JavaScript');
  });
};
