import { bytesOf, peopleText, peopleToken, textToken, withNumber } from '../raw/tokens.js';
import { isText, type RawDict } from '../raw/value.js';
import type { Copier, Edit, Excerpt } from './excerpt.js';
import { planFonts } from './form-fonts.js';
import { drawnBy } from './drawn-resources.js';
import { fieldsOn } from './part.js';
import { perSource, type Source } from './source.js';

interface Form {
  readonly dict: RawDict;
  /** Numbers of the topmost fields, in order. */
  readonly fields: readonly number[];
}

/** @see ISO 32000-1, 12.7.2 "Interactive form dictionary" */
const formOf = perSource(({ file, catalog }): Form | undefined => {
  const dict = file.dictAt(catalog, '/AcroForm');
  if (!dict) return undefined;
  const fields = file.arrayAt(dict, '/Fields') ?? [];
  return { dict, fields: fields.filter((field): field is number => typeof field === 'number') };
});

export const hasFields = (source: Source): boolean => (formOf(source)?.fields.length ?? 0) > 0;

/** It wants its readers to draw its fields anew, from their values. */
export const asksForAppearances = (source: Source): boolean =>
  source.file.resolve(formOf(source)?.dict.get('/NeedAppearances')) === 'true';

export const hasXfa = (source: Source): boolean => formOf(source)?.dict.has('/XFA') ?? false;

/** The fields of one excerpt. */
interface Share {
  readonly fields: readonly number[];
  /** Numbers of all fields and widgets that stay; undefined for all. */
  readonly kept: ReadonlySet<number> | undefined;
  /** New names of topmost fields, by their numbers. */
  readonly renamed: ReadonlyMap<number, { readonly from: string; readonly to: string }>;
}

export interface FormPlan {
  readonly editOf: (excerpt: Excerpt) => Edit;
  /** An entry of the catalog. */
  readonly write: (copiers: readonly Copier[]) => string;
}

/** One form of the forms of all excerpts: fields of the same name are kept apart. */
export const planForms = (excerpts: readonly Excerpt[]): FormPlan => {
  const taken = new Set<string>();
  const shares = new Map(excerpts.map((excerpt) => [excerpt, shareOf(excerpt, taken)]));
  const fonts = planFonts(
    excerpts.filter(({ base }) => !base).map((excerpt) => ({ source: excerpt.source, form: writtenWith(excerpt) })),
  );
  return {
    editOf: (excerpt) => {
      const form = formOf(excerpt.source);
      const share = shares.get(excerpt);
      return form && share
        ? editFor(excerpt, form, { share, editFonts: fonts.editOf(excerpt.source) })
        : () => undefined;
    },
    write: (copiers) => {
      const withForm = copiers.filter(
        ({ excerpt }) =>
          formOf(excerpt.source) !== undefined && (!excerpt.partial || (shares.get(excerpt)?.fields ?? []).length > 0),
      );
      if (withForm.length === 0) return '';
      const listed = (key: '/Fields' | '/CO') =>
        withForm.map((copier) => listText(copier, shares.get(copier.excerpt), key));
      const entries = ['/Fields', '/CO'].map((key) => `${key}[${listed(key as '/Fields').join(' ')}]`);
      return `/AcroForm<<${entries.join('')}${flagsOf(withForm)}${fonts.write(withForm)}>>`;
    },
  };
};

/** A form with those of its resources that fields in the result are written with. */
const writtenWith = (excerpt: Excerpt): RawDict | undefined => {
  const form = formOf(excerpt.source)?.dict;
  if (!form || !excerpt.partial) return form;
  return new Map(form).set('/DR', drawnBy(excerpt).resourcesOfFields());
};

const listText = ({ excerpt, text }: Copier, share: Share | undefined, key: '/Fields' | '/CO'): string => {
  const form = formOf(excerpt.source);
  if (key === '/Fields') return (share?.fields ?? []).map(text).join(' ');
  const order = excerpt.source.file.arrayAt(form?.dict, key) ?? [];
  return order
    .filter((field) => typeof field === 'number' && (share?.kept?.has(field) ?? true))
    .map(text)
    .join(' ');
};

const flagsOf = (copiers: readonly Copier[]): string => {
  const some = (key: string, value: string) =>
    copiers.some(({ excerpt }) => formOf(excerpt.source)?.dict.get(key) === value);
  const signed = some('/SigFlags', '1') || some('/SigFlags', '3');
  const forms = copiers.map(({ excerpt }) => excerpt.source).filter(hasFields);
  const asks = forms.length > 0 && forms.every(asksForAppearances);
  return `${asks ? '/NeedAppearances true' : ''}${signed ? '/SigFlags 1' : ''}`;
};

const shareOf = (excerpt: Excerpt, taken: Set<string>): Share => {
  const { source, whole } = excerpt;
  const all = formOf(source)?.fields ?? [];
  const kept = whole || !formOf(source) ? undefined : fieldsOn(excerpt);
  const fields = kept ? all.filter((field) => kept.has(field)) : all;
  return { fields, kept, renamed: newNames(source, fields, taken) };
};

const newNames = (source: Source, fields: readonly number[], taken: Set<string>): Share['renamed'] => {
  const renamed = new Map<number, { from: string; to: string }>();
  for (const field of fields) {
    const dict = source.file.resolve(field);
    const token = dict instanceof Map ? source.file.resolve(dict.get('/T')) : undefined;
    if (!isText(token)) continue;
    const from = bytesOf(token);
    let to = from;
    for (let copy = 2; taken.has(to); copy += 1) to = withNumber(from, copy);
    taken.add(to);
    if (to !== from) renamed.set(field, { from, to });
  }
  return renamed;
};

interface Editing {
  readonly share: Share;
  readonly editFonts: Edit;
}

/** What a form says of all its fields, each of its topmost fields says itself in a form of several. */
const FOR_ALL = ['/DA', '/Q'] as const;

const editFor = ({ source }: Excerpt, form: Form, { share, editFonts }: Editing): Edit => {
  const { file } = source;
  const tops = new Set(share.fields);
  const names = [...share.renamed.values()];
  const editTop = (dict: RawDict, number: number): void => {
    const name = share.renamed.get(number);
    if (name) dict.set('/T', textToken(name.to));
    for (const key of FOR_ALL) {
      const value = file.resolve(form.dict.get(key));
      if (value !== undefined && !dict.has(key)) dict.set(key, value);
    }
  };
  const dropKids = (dict: RawDict): void => {
    const kids = file.arrayAt(dict, '/Kids')?.filter((kid) => typeof kid === 'number' && share.kept?.has(kid));
    if (kids) dict.set('/Kids', kids);
  };
  return (dict, number) => {
    if (number !== undefined && tops.has(number)) editTop(dict, number);
    if (number !== undefined && share.kept?.has(number)) dropKids(dict);
    if (names.length > 0 && dict.get('/S') === '/JavaScript') renameInScript(dict, names);
    editFonts(dict);
  };
};

/** A quoted text. */
const QUOTED = /(["'])[^"'\\\n]*\1/g;

/** Scripts that compute call fields by their full names, in quotes. */
const renameInScript = (dict: RawDict, names: readonly { readonly from: string; readonly to: string }[]): void => {
  const token = dict.get('/JS');
  if (!isText(token)) return;
  const script = peopleText(bytesOf(token));
  const to = new Map(names.map((name) => [peopleText(name.from), peopleText(name.to)]));
  const renamed = script.replace(QUOTED, (written) => {
    const [first = '', ...rest] = written.slice(1, -1).split('.');
    const free = to.get(first);
    return free === undefined ? written : `"${[free, ...rest].join('.')}"`;
  });
  if (renamed !== script) dict.set('/JS', peopleToken(renamed));
};
