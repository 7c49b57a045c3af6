import { bytesOf, peopleText, peopleToken } from '../raw/tokens.js';
import { NULL, isText, textOf, type RawDict, type RawValue } from '../raw/value.js';
import type { Copier, Edit, Excerpt } from './excerpt.js';
import { planFieldNames, type FieldAt, type FieldMoves } from './field-names.js';
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
}

export interface FormPlan {
  readonly editOf: (excerpt: Excerpt) => Edit;
  /** An entry of the catalog. */
  readonly write: (copiers: readonly Copier[]) => string;
}

/** One form of the forms of all excerpts: fields of the same name are kept apart. */
export const planForms = (excerpts: readonly Excerpt[]): FormPlan => {
  const shares = new Map(excerpts.map((excerpt) => [excerpt, shareOf(excerpt)]));
  const moves = planFieldNames([...shares].flatMap(([excerpt, share]) => fieldsOf(excerpt, share)));
  const copierOf = new Map<Excerpt, Copier>();
  const tokenOf: TokenOf = ({ excerpt, number }) => copierOf.get(excerpt)?.text(number) ?? NULL;
  const fonts = planFonts(
    excerpts.filter(({ base }) => !base).map((excerpt) => ({ source: excerpt.source, form: writtenWith(excerpt) })),
  );
  return {
    editOf: (excerpt) => {
      const form = formOf(excerpt.source);
      const share = shares.get(excerpt);
      return form && share
        ? editFor(excerpt, form, { share, editFonts: fonts.editOf(excerpt.source), moves: moves.get(excerpt), tokenOf })
        : () => undefined;
    },
    write: (copiers) => {
      for (const copier of copiers) copierOf.set(copier.excerpt, copier);
      const withForm = copiers.filter(
        ({ excerpt }) =>
          formOf(excerpt.source) !== undefined && (!excerpt.partial || (shares.get(excerpt)?.fields ?? []).length > 0),
      );
      if (withForm.length === 0) return '';
      const isTop = (excerpt: Excerpt, field: number) => moves.get(excerpt)?.joined.has(field) !== true;
      const fields = withForm.flatMap(({ excerpt, text }) =>
        (shares.get(excerpt)?.fields ?? []).filter((field) => isTop(excerpt, field)).map(text),
      );
      const order = withForm.map((copier) => orderText(copier, shares.get(copier.excerpt)));
      const entries = [`/Fields[${fields.join(' ')}]`, `/CO[${order.join(' ')}]`];
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

/** In which fields are computed. */
const orderText = ({ excerpt, text }: Copier, share: Share | undefined): string => {
  const order = excerpt.source.file.arrayAt(formOf(excerpt.source)?.dict, '/CO') ?? [];
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

const shareOf = (excerpt: Excerpt): Share => {
  const { source, whole } = excerpt;
  const all = formOf(source)?.fields ?? [];
  const ownFields = whole || !formOf(source) ? undefined : fieldsOn(excerpt);
  return { fields: ownFields ? all.filter((field) => ownFields.has(field)) : all, kept: ownFields };
};

const fieldsOf = (excerpt: Excerpt, { fields, kept }: Share): Parameters<typeof planFieldNames>[0] => {
  const form = formOf(excerpt.source)?.dict;
  if (!form || fields.length === 0) return [];
  const said = FOR_ALL.map((key) => textOf(excerpt.source.file.resolve(form.get(key)) ?? '', () => undefined));
  return [{ excerpt, top: fields, stays: (number) => kept?.has(number) ?? true, said: said.join(' ') }];
};

/** The reference to a field of any excerpt in the result. */
type TokenOf = (field: FieldAt) => string;

interface Editing {
  readonly share: Share;
  readonly editFonts: Edit;
  readonly moves: FieldMoves | undefined;
  readonly tokenOf: TokenOf;
}

/** Entries of a form for all its fields; in a form of several, each of the topmost fields has them itself. */
const FOR_ALL = ['/DA', '/Q'] as const;

/** Entries of a field that hold for the fields beneath it. @see ISO 32000-1, 12.7.3.1 "General" */
const HANDED_DOWN = ['/V', '/DV', '/RV'] as const;

/** A field with a value of its own, which is no place of the field above it. */
const saysItself = (field: RawValue | undefined): boolean => field instanceof Map && field.has('/T') && field.has('/V');

const editFor = ({ source }: Excerpt, form: Form, { share, editFonts, moves, tokenOf }: Editing): Edit => {
  const { file } = source;
  const tops = new Set(share.fields);
  const sayForAll = (dict: RawDict): void => {
    for (const key of FOR_ALL) {
      const value = file.resolve(form.dict.get(key));
      if (value !== undefined && !dict.has(key)) dict.set(key, value);
    }
  };
  const editKids = (dict: RawDict, number: number): void => {
    const kids = file.arrayAt(dict, '/Kids');
    if (!kids) return;
    const left = kids.filter((kid) => !share.kept || (typeof kid === 'number' && share.kept.has(kid)));
    const own = left.filter((kid) => typeof kid !== 'number' || !moves?.joined.has(kid));
    const added = moves?.newKids.get(number)?.map(tokenOf) ?? [];
    if (own.length !== kids.length || added.length > 0) dict.set('/Kids', [...own, ...added]);
    if (left.length < kids.length && left.every((kid) => saysItself(file.resolve(kid))))
      for (const key of HANDED_DOWN) dict.delete(key);
  };
  const editField = (dict: RawDict, number: number): void => {
    if (tops.has(number)) sayForAll(dict);
    if (share.kept?.has(number) ?? dict.has('/Kids')) editKids(dict, number);
    const name = moves?.renamed.get(number);
    if (name !== undefined) dict.set('/T', name);
    const parent = moves?.parents.get(number);
    if (parent) dict.set('/Parent', tokenOf(parent));
  };
  const names = moves?.fullNames ?? new Map<string, string>();
  return (dict, number) => {
    if (number !== undefined) editField(dict, number);
    if (names.size > 0) renameInAction(dict, names);
    editFonts(dict);
  };
};

/** Actions call fields by their full names. @see ISO 32000-1, 12.7.5 "Form actions" */
const renameInAction = (dict: RawDict, names: ReadonlyMap<string, string>): void => {
  const action = dict.get('/S');
  if (action === '/JavaScript') renameInScript(dict, names);
  if (action === '/Hide') dict.set('/T', renamedTargets(dict.get('/T') ?? NULL, names));
  const fields = dict.get('/Fields');
  if (Array.isArray(fields)) dict.set('/Fields', renamedTargets(fields, names));
};

const renamedTargets = (value: RawValue, names: ReadonlyMap<string, string>): RawValue => {
  if (Array.isArray(value)) return value.map((item) => renamedTargets(item, names));
  const to = isText(value) ? newName(peopleText(bytesOf(value)), names) : undefined;
  return to === undefined ? value : peopleToken(to);
};

/** The new name of a field, or of what is beneath it; undefined where it keeps its name. */
const newName = (name: string, names: ReadonlyMap<string, string>): string | undefined => {
  const to = names.get(name);
  if (to !== undefined) return to;
  const dot = name.lastIndexOf('.');
  const above = dot < 0 ? undefined : newName(name.slice(0, dot), names);
  return above === undefined ? undefined : above + name.slice(dot);
};

/** A quoted text. */
const QUOTED = /(["'])[^"'\\\n]*\1/g;

/** Scripts that compute call fields by their full names, in quotes. */
const renameInScript = (dict: RawDict, names: ReadonlyMap<string, string>): void => {
  const token = dict.get('/JS');
  if (!isText(token)) return;
  const script = peopleText(bytesOf(token));
  const renamed = script.replace(QUOTED, (written) => {
    const free = newName(written.slice(1, -1), names);
    return free === undefined ? written : `"${free}"`;
  });
  if (renamed !== script) dict.set('/JS', peopleToken(renamed));
};
