import { peopleToken } from '../raw/tokens.js';
import type { RawValue } from '../raw/value.js';
import type { Copier } from './excerpt.js';

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
    ({ excerpt: { base, source } }) => !base && source.file.dictAt(source.catalog, '/OCProperties'),
  );
  const [only] = layered;
  if (!only) return '';
  if (copiers.every(({ excerpt }) => excerpt.source === only.excerpt.source)) {
    return `/OCProperties ${only.text(only.excerpt.source.catalog.get('/OCProperties') ?? '')}`;
  }
  const parts = layered.map(partOf);
  const all = (key: string) => parts.map((part) => part.get(key) ?? '').join(' ');
  const lists = LISTS.map((key) => `${key}[${all(key)}]`).join('');
  return `/OCProperties<</OCGs[${all('/OCGs')}]/D<<${lists}/Order[${all('/Order')}]>>>>`;
};

/** Lists without their brackets. What is off by default is put into the list of what is off. */
const partOf = ({ excerpt: { source }, text }: Copier): ReadonlyMap<string, string> => {
  const { file, catalog, name } = source;
  const properties = file.dictAt(catalog, '/OCProperties');
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
