import { bytesOf } from '../raw/tokens.js';
import { Irregular, copied, isName, isText, textOf, type RawDict, type RawValue } from '../raw/value.js';
import type { Excerpt } from './excerpt.js';
import { calledIn, namesInContent, type CalledBy, type NamedResources, type ResourceKind } from './named-resources.js';
import { glyphsShown } from './shown-codes.js';
import { perSource, type Source } from './source.js';

interface Resource {
  /** As it stands in the file. */
  readonly key: string;
  readonly value: RawValue;
}

/** Resources by kind and by name without its slash. */
type Resources = ReadonlyMap<string, ReadonlyMap<string, Resource>>;

/** Content that is drawn with resources of its own. */
interface Scope {
  readonly id: string;
  readonly resources: Resources;
}

/** Things that the pages of an excerpt draw, with their annotations. */
export interface Drawn {
  /** Those of a page's resources that it draws with. */
  readonly resourcesOfPage: (index: number) => RawDict;
  /** Those of a form's, a pattern's or a Type 3 font's own resources that it draws with. */
  readonly resourcesOf: (dict: RawDict, number: number | undefined) => RawDict;
  /** Those of the interactive form's default resources that fields on the pages are written with. */
  readonly resourcesOfFields: () => RawDict;
  /** The numbers of the layers that something drawn belongs to. */
  readonly layers: ReadonlySet<number>;
  /** The numbers of the forms that are drawn. */
  readonly forms: ReadonlySet<number>;
  /** Takes the glyphs that are not drawn out of a Type 3 font, or out of a list of glyphs by the number of that. */
  readonly keepGlyphs: (dict: RawDict, number: number | undefined) => void;
}

/** Without being called by name, these stand in for the colour spaces of devices. @see ISO 32000-1, 8.6.5.6 */
const DEFAULT_SPACES: ReadonlySet<string> = new Set(['DefaultGray', 'DefaultRGB', 'DefaultCMYK']);
const NESTED_MAX = 40;
const VISITS_MAX = 200_000;

const known = new WeakMap<Excerpt, Drawn>();

/** Follows the content of an excerpt's pages and annotations, once, into all that it draws. */
export const drawnBy = (excerpt: Excerpt): Drawn => {
  const drawn = known.get(excerpt) ?? followed(excerpt);
  known.set(excerpt, drawn);
  return drawn;
};

const indexed = perSource(() => new Map<number, Resources>());

const resourcesAt = (source: Source, value: RawValue | undefined): Resources => {
  const { file } = source;
  const before = typeof value === 'number' ? indexed(source).get(value) : undefined;
  if (before) return before;
  const dict = file.resolve(value);
  const resourcesByKind = new Map<string, Map<string, Resource>>();
  for (const [kind, entries] of dict instanceof Map ? dict : []) {
    const named = file.resolve(entries);
    if (!(named instanceof Map)) continue;
    resourcesByKind.set(kind, new Map([...named].map(([key, entry]) => [bytesOf(key), { key, value: entry }])));
  }
  if (typeof value === 'number') indexed(source).set(value, resourcesByKind);
  return resourcesByKind;
};

/** Which resources of each scope are drawn with. */
const createMarks = () => {
  const marks = new Map<string, Map<string, Set<string>>>();
  return {
    mark: (scope: Scope, kind: string, name: string): void => {
      const kinds = marks.get(scope.id) ?? new Map<string, Set<string>>();
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name));
      marks.set(scope.id, kinds);
    },
    markedIn: ({ id, resources }: Scope): RawDict => {
      const markedEntries: RawDict = new Map();
      for (const [kind, named] of resources) {
        const names = marks.get(id)?.get(kind);
        const isMarked = (name: string): boolean =>
          names?.has(name) === true || (kind === '/ColorSpace' && DEFAULT_SPACES.has(name));
        const entries = [...named].filter(([name]) => isMarked(name));
        if (entries.length === 0) continue;
        markedEntries.set(kind, new Map(entries.map(([, { key, value }]): [string, RawValue] => [key, copied(value)])));
      }
      return markedEntries;
    },
  };
};

type Marks = ReturnType<typeof createMarks>;

/** Every scope in which a name means something. Some readers also look outside of the innermost one, others past it. */
const meanings = (chain: readonly Scope[], kind: ResourceKind, name: string): { scope: Scope; value: RawValue }[] => {
  const resourcesInScope = chain.flatMap((scope) => {
    const resource = scope.resources.get(kind)?.get(name);
    return resource ? [{ scope, value: resource.value }] : [];
  });
  const [own] = resourcesInScope;
  return own && own.scope === chain[0] ? [own] : resourcesInScope;
};

const allNames = (resources: Resources | undefined): NonNullable<NamedResources> =>
  new Map([...(resources ?? [])].map(([kind, named]) => [kind as ResourceKind, new Set(named.keys())]));

interface Walk {
  readonly source: Source;
  readonly marks: Marks;
  /** The scopes of forms, patterns and fonts that are drawn, by their numbers. */
  readonly scopes: Map<number, Scope>;
  readonly layers: Set<number>;
  readonly forms: Set<number>;
  /** The names of glyphs that are drawn, by the list that has them; undefined for all. */
  readonly glyphs: Map<string, Set<string> | undefined>;
  readonly fonts: { readonly font: RawDict; readonly chain: Chain }[];
  /** Text is shown in a font that was chosen around its content, so any font may show any glyph. */
  isUnclear: boolean;
  readonly visited: Set<string>;
}

/** The scopes around content, the innermost first. */
type Chain = readonly Scope[];

/** Without codes, a font may show any. */
const followNames = (walk: Walk, { names, codes }: Partial<CalledBy>, chain: Chain): void => {
  for (const [kind, called] of names ?? allNames(chain[0]?.resources)) {
    for (const name of called) {
      for (const { scope, value } of meanings(chain, kind, name)) {
        walk.marks.mark(scope, kind, name);
        if (kind === '/Font') followFont(walk, value, { chain, codes: codes?.get(name) ?? (codes && NO_CODES) });
        else follow[kind](walk, value, chain);
      }
    }
  }
};

const followCalled = (walk: Walk, called: CalledBy, chain: Chain): void => {
  walk.isUnclear ||= called.codes === undefined;
  followNames(walk, called, chain);
};

const NO_CODES: ReadonlySet<number> = new Set();

const isNews = ({ visited }: Walk, number: number, chain: Chain): boolean => {
  if (chain.length > NESTED_MAX) return false;
  const key = `${number} ${chain.map(({ id }) => id).join(' ')}`;
  if (visited.has(key)) return false;
  if (visited.size > VISITS_MAX) throw new Irregular('its forms lead into each other too often');
  visited.add(key);
  return true;
};

const scopeOf = ({ source }: Walk, id: string, dict: RawDict): Scope => ({
  id,
  resources: resourcesAt(source, dict.get('/Resources')),
});

/** With the scope of an object that has resources of its own. */
const chainOf = (walk: Walk, number: number, dict: RawDict): Chain => {
  if (!dict.has('/Resources')) return [];
  const scope = walk.scopes.get(number) ?? scopeOf(walk, `${number}`, dict);
  walk.scopes.set(number, scope);
  return [scope];
};

/** A form, a glyph or a tile of a pattern. */
const followContent = (walk: Walk, value: RawValue | undefined, chain: Chain): void => {
  const dict = dictOf(walk, value);
  if (typeof value !== 'number' || !dict || !isNews(walk, value, chain)) return;
  walk.forms.add(value);
  followLayer(walk, dict.get('/OC'));
  followSpaces(walk, dict, chain);
  followCalled(walk, calledIn(walk.source, [value]), [...chainOf(walk, value, dict), ...chain]);
};

interface Shown {
  readonly chain: Chain;
  /** Undefined for any. */
  readonly codes: ReadonlySet<number> | undefined;
}

const followFont = (walk: Walk, value: RawValue | undefined, { chain, codes }: Shown): void => {
  const dict = dictOf(walk, value);
  if (dict?.get('/Subtype') !== '/Type3' || chain.length > NESTED_MAX) return;
  const own = typeof value === 'number' ? chainOf(walk, value, dict) : [directScope(walk, dict)];
  walk.fonts.push({ font: dict, chain: [...own, ...chain] });
  followGlyphs(walk, dict, { chain: [...own, ...chain], codes });
};

const followGlyphs = (walk: Walk, font: RawDict, { chain, codes }: Shown): void => {
  const glyphs = walk.source.file.dictAt(font, '/CharProcs') ?? new Map<string, RawValue>();
  const shown = codes && glyphsShown(walk.source, font, codes);
  const key = keyOfGlyphs(font.get('/CharProcs'));
  const before = walk.glyphs.has(key) ? walk.glyphs.get(key) : new Set<string>();
  walk.glyphs.set(key, shown && before && new Set([...before, ...shown]));
  for (const [name, glyph] of glyphs) if (!shown || shown.has(bytesOf(name))) followContent(walk, glyph, chain);
};

/** Two lists that are no objects of their own and have the same glyphs are the same. */
const keyOfGlyphs = (listed: RawValue | undefined): string =>
  listed === undefined ? '' : textOf(listed, (ref) => ref);

/** The scope of a font that is no object of its own: two that draw with the same are the same. */
const directScope = (walk: Walk, font: RawDict): Scope => {
  const glyphs = walk.source.file.dictAt(font, '/CharProcs') ?? new Map<string, RawValue>();
  return scopeOf(walk, `font ${textOf(glyphs, (number) => number)}`, font);
};

const followState = (walk: Walk, state: RawDict | undefined, chain: Chain): void => {
  const { file } = walk.source;
  followContent(walk, file.dictAt(state, '/SMask')?.get('/G'), chain);
  followFont(walk, file.arrayAt(state, '/Font')?.[0], { chain, codes: undefined });
};

/** A picture or a group may call its colour space by a name among the resources around it. */
const followSpaces = (walk: Walk, dict: RawDict | undefined, chain: Chain): void => {
  const { file } = walk.source;
  for (const space of [dict?.get('/ColorSpace'), file.dictAt(dict, '/Group')?.get('/CS')]) {
    const names = listOf(file.resolve(space)).filter(isName);
    followNames(walk, { names: new Map([['/ColorSpace', new Set(names.map(bytesOf))]]) }, chain);
  }
};

const listOf = (value: RawValue | undefined): readonly RawValue[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** A layer, or what depends on several. @see ISO 32000-1, 8.11.2.2 "Optional content membership dictionaries" */
const followLayer = (walk: Walk, value: RawValue | undefined, depth = 0): void => {
  if (depth > NESTED_MAX || typeof value === 'string') return;
  const resolved = walk.source.file.resolve(value);
  if (Array.isArray(resolved)) for (const item of resolved) followLayer(walk, item, depth + 1);
  if (!(resolved instanceof Map)) return;
  if (resolved.get('/Type') === '/OCMD') {
    for (const key of ['/OCGs', '/VE']) followLayer(walk, resolved.get(key), depth + 1);
  } else if (typeof value === 'number') walk.layers.add(value);
};

const followXObject = (walk: Walk, value: RawValue, chain: Chain): void => {
  const dict = dictOf(walk, value);
  if (dict?.get('/Subtype') !== '/Image') return followContent(walk, value, chain);
  followLayer(walk, dict.get('/OC'));
  followSpaces(walk, dict, chain);
};

const followPattern = (walk: Walk, value: RawValue, chain: Chain): void => {
  const { file } = walk.source;
  const dict = dictOf(walk, value);
  if (dict?.get('/PatternType') !== '2') return followContent(walk, value, chain);
  followSpaces(walk, file.dictAt(dict, '/Shading'), chain);
  followState(walk, file.dictAt(dict, '/ExtGState'), chain);
};

type OtherKind = Exclude<ResourceKind, '/Font'>;

const follow: Readonly<Record<OtherKind, (walk: Walk, value: RawValue, chain: Chain) => void>> = {
  '/XObject': followXObject,
  '/ExtGState': (walk, value, chain) => followState(walk, dictOf(walk, value), chain),
  '/ColorSpace': () => undefined,
  '/Pattern': followPattern,
  '/Shading': (walk, value, chain) => followSpaces(walk, dictOf(walk, value), chain),
  '/Properties': (walk, value) => followLayer(walk, value),
};

const dictOf = ({ source }: Pick<Walk, 'source'>, value: RawValue | undefined): RawDict | undefined => {
  const resolved = source.file.resolve(value);
  return resolved instanceof Map ? resolved : undefined;
};

const followed = (excerpt: Excerpt): Drawn => {
  const { source } = excerpt;
  const marks = createMarks();
  const sets = { layers: new Set<number>(), forms: new Set<number>(), visited: new Set<string>() };
  const walk: Walk = { source, marks, scopes: new Map(), glyphs: new Map(), fonts: [], isUnclear: false, ...sets };
  const form = source.file.dictAt(source.catalog, '/AcroForm');
  const fields: Scope = { id: 'fields', resources: resourcesAt(source, form?.get('/DR')) };
  const pages = new Map([...excerpt.pages.keys()].map((index) => [index, followPage(walk, index, fields)]));
  for (const { font, chain } of walk.isUnclear ? [...walk.fonts] : [])
    followGlyphs(walk, font, { chain, codes: undefined });
  return {
    resourcesOfPage: (index) => marks.markedIn(pages.get(index) ?? { id: '', resources: new Map() }),
    resourcesOf: (dict, number) => {
      const scope = number === undefined ? followedFont(walk, dict) : followedLate(walk, dict, number);
      return scope ? marks.markedIn(scope) : new Map<string, RawValue>();
    },
    resourcesOfFields: () => marks.markedIn(fields),
    layers: walk.layers,
    forms: walk.forms,
    keepGlyphs: (dict, number) => keepGlyphs(walk, dict, number),
  };
};

const keepGlyphs = ({ glyphs }: Walk, dict: RawDict, number: number | undefined): void => {
  const own = dict.get('/CharProcs');
  const list = own ?? dict;
  const key = own ?? number;
  const names = list instanceof Map && key !== undefined ? glyphs.get(keyOfGlyphs(key)) : undefined;
  if (!names || !(list instanceof Map)) return;
  for (const name of [...list.keys()]) if (!names.has(bytesOf(name))) list.delete(name);
};

const followedFont = (walk: Walk, font: RawDict): Scope => {
  const scope = directScope(walk, font);
  if (!walk.glyphs.has(keyOfGlyphs(font.get('/CharProcs'))))
    followGlyphs(walk, font, { chain: [scope], codes: undefined });
  return scope;
};

/** Follows a drawing now that was not followed in the way it was drawn before. */
const followedLate = (walk: Walk, dict: RawDict, number: number): Scope | undefined => {
  if (!walk.scopes.has(number)) {
    if (dict.get('/Subtype') === '/Type3') followFont(walk, number, { chain: [], codes: undefined });
    else followContent(walk, number, []);
  }
  return walk.scopes.get(number);
};

const followPage = (walk: Walk, index: number, fields: Scope): Scope => {
  const { source } = walk;
  const page = new Map(source.pages[index]?.dict);
  const scope = scopeOf(walk, `page ${index}`, page);
  followCalled(walk, calledIn(source, contentsOf(source, page.get('/Contents'))), [scope]);
  followSpaces(walk, page, [scope]);
  for (const annotation of source.file.arrayAt(page, '/Annots') ?? []) {
    const dict = dictOf(walk, annotation);
    if (dict) followAnnotation(walk, dict, [scope, fields]);
  }
  return scope;
};

const contentsOf = ({ file }: Source, contents: RawValue | undefined): number[] => {
  const resolved = file.resolve(contents);
  if (Array.isArray(resolved)) return resolved.filter((item) => typeof item === 'number');
  return typeof contents === 'number' ? [contents] : [];
};

/** Keys of the pictures on a button. @see ISO 32000-1, table 189 */
const ICONS = ['/I', '/RI', '/IX'] as const;

const followAnnotation = (walk: Walk, annotation: RawDict, chain: readonly [page: Scope, fields: Scope]): void => {
  const { file } = walk.source;
  followLayer(walk, annotation.get('/OC'));
  for (const appearance of file.dictAt(annotation, '/AP')?.values() ?? []) {
    for (const state of statesOf(walk, appearance)) followContent(walk, state, chain);
  }
  for (const icon of ICONS) followContent(walk, file.dictAt(annotation, '/MK')?.get(icon), chain);
  for (const text of defaultAppearances(walk.source, annotation)) {
    followNames(walk, { names: namesInContent(Buffer.from(bytesOf(text), 'latin1')) }, [chain[1]]);
  }
};

/** An appearance may be one for each state that an annotation can be in. */
const statesOf = ({ source: { file } }: Walk, appearance: RawValue): Iterable<RawValue> => {
  const isStream = typeof appearance === 'number' && file.objectAt(appearance).data !== undefined;
  const states = isStream ? undefined : file.resolve(appearance);
  return states instanceof Map ? states.values() : [appearance];
};

/** How the text of an annotation is written, as it says itself, as fields above it say, and as the form says. */
const defaultAppearances = ({ file, catalog }: Source, annotation: RawDict): string[] => {
  const said: (RawValue | undefined)[] = [];
  let dict: RawDict | undefined = annotation;
  for (let level = 0; dict && level < NESTED_MAX; level += 1) {
    said.push(file.resolve(dict.get('/DA')));
    dict = file.dictAt(dict, '/Parent');
  }
  if (annotation.get('/Subtype') === '/Widget') said.push(file.resolve(file.dictAt(catalog, '/AcroForm')?.get('/DA')));
  return said.filter(isText);
};
