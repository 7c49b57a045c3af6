import { peopleToken } from '../raw/tokens.js';
import type { RawFile } from '../raw/raw-file.js';
import { isName, type RawDict, type RawValue } from '../raw/value.js';
import { drawnBy } from './drawn-resources.js';
import type { Copier, Excerpt } from './excerpt.js';

const LISTS = ['/ON', '/OFF', '/Locked', '/AS', '/RBGroups'] as const;

/**
 * The layers of all sources, each as visible as it was; in the list that a reader shows, those of each source stand
 * under its name.
 *
 * @returns an entry of the catalog
 * @see ISO 32000-1, 8.11.4 "Configuring optional content"
 */
export const writeLayers = (copiers: readonly Copier[]): string => {
  const layered = copiers.filter(
    ({ excerpt }) => !excerpt.base && (excerpt.partial ? drawnBy(excerpt).layers.size > 0 : propertiesOf(excerpt)),
  );
  const [only] = layered;
  if (!only) return '';
  if (copiers.every(({ excerpt }) => excerpt.source === only.excerpt.source)) {
    const whole = only.excerpt.source.catalog.get('/OCProperties');
    const properties = only.excerpt.partial ? propertiesOf(only.excerpt) : whole;
    return properties === undefined ? '' : `/OCProperties ${only.text(properties)}`;
  }
  const parts = layered.map(partOf);
  const all = (key: string) => parts.map((part) => part.get(key) ?? '').join(' ');
  const lists = LISTS.map((key) => `${key}[${all(key)}]`).join('');
  return `/OCProperties<</OCGs[${all('/OCGs')}]/D<<${lists}/Order[${all('/Order')}]>>>>`;
};

/** The properties of a document's layers; of a part only those of layers that are drawn there. */
const propertiesOf = (excerpt: Excerpt): RawDict | undefined => {
  const { file, catalog } = excerpt.source;
  const properties = file.dictAt(catalog, '/OCProperties');
  if (!properties || !excerpt.partial) return properties;
  const { layers } = drawnBy(excerpt);
  return new Map(
    [...properties].map(([key, value]): [string, RawValue] => [key, onlyThese(layers, { file, value, depth: 0 })]),
  );
};

interface Filtering {
  readonly file: RawFile;
  readonly value: RawValue;
  readonly depth: number;
}

const NESTED_MAX = 50;

/** A list of layers, or what contains such lists, without other layers and without titles of lists that they leave empty. */
const onlyThese = (layers: ReadonlySet<number>, { file, value, depth }: Filtering): RawValue => {
  const resolved = file.resolve(value);
  const inner = (item: RawValue): RawValue => onlyThese(layers, { file, value: item, depth: depth + 1 });
  if (typeof value === 'number' && layers.has(value)) return value;
  if (depth > NESTED_MAX || resolved === undefined) return [];
  if (resolved instanceof Map) {
    if (resolved.get('/Type') === '/OCG') return [];
    return new Map([...resolved].map(([key, entry]): [string, RawValue] => [key, inner(entry)]));
  }
  if (!Array.isArray(resolved)) return resolved;
  const filled = resolved.filter((item) => typeof item === 'string' || !isEmpty(inner(item)));
  return filled.some((item) => typeof item !== 'string') || resolved.every((item) => isName(item))
    ? filled.map(inner)
    : [];
};

/** Nothing, or nothing but the title of a list, or a rule for layers that are not there. */
const isEmpty = (value: RawValue): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  const listed = value instanceof Map ? value.get('/OCGs') : undefined;
  return Array.isArray(listed) && listed.length === 0;
};

/** Lists without their brackets. What is off by default is put into the list of what is off. */
const partOf = ({ excerpt, text }: Copier): ReadonlyMap<string, string> => {
  const { file, name } = excerpt.source;
  const properties = propertiesOf(excerpt);
  const defaults = file.dictAt(properties, '/D');
  const groups = file.arrayAt(properties, '/OCGs') ?? [];
  const listed = (key: string): RawValue[] => file.arrayAt(defaults, key) ?? [];
  const on = new Set(listed('/ON'));
  const isOff = defaults?.get('/BaseState') === '/OFF';
  const off = isOff ? groups.filter((group) => !on.has(group)) : listed('/OFF');
  const items = (values: readonly RawValue[]): string => values.map(text).join(' ');
  const order = listed('/Order');
  return new Map([
    ['/OCGs', items(groups)],
    ['/ON', items(listed('/ON'))],
    ['/OFF', items(off)],
    ...(['/Locked', '/AS', '/RBGroups'] as const).map((key): [string, string] => [key, items(listed(key))]),
    ['/Order', order.length > 0 ? `[${peopleToken(name)} ${items(order)}]` : ''],
  ]);
};
