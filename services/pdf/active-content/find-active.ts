import type { ActiveContent, ActiveKind } from '../../../contracts/active-content.js';
import { openRaw, type RawFile } from '../raw/raw-file.js';
import { bytesOf } from '../raw/tokens.js';
import { Irregular, isName, isText, type RawDict, type RawValue } from '../raw/value.js';
import { ACTION_KEYS, ELSEWHERE_KEYS, kindOfAction, MEDIA_ANNOTATIONS } from './action-kinds.js';

/**
 * Finds everything that a PDF can do beyond showing its pages in its dictionaries; no page's content is read. Objects
 * that nothing refers to count as well, because another reader may find them.
 *
 * @returns undefined where the file would have to be repaired first, or is encrypted.
 */
export const activeContentIn = (bytes: Uint8Array): ActiveContent | undefined => {
  try {
    const file = openRaw(bytes);
    return file.trailer.has('/Encrypt') ? undefined : activeContent(file);
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};

/** As in {@link activeContentIn}. @throws Irregular */
export const activeContent = (file: RawFile): ActiveContent => {
  const { counts, dict, stream } = openTally(lookupIn(file));
  const visit = (value: RawValue): void => {
    if (typeof value !== 'object') return;
    if (value instanceof Map) dict(value);
    for (const inner of value.values()) visit(inner);
  };
  for (const number of file.numbers()) {
    const { value, data } = file.objectAt(number);
    if (data && value instanceof Map) stream(value);
    visit(value);
  }
  return counts;
};

/** Entries that hold active content wherever they stand. */
const HOLDING: readonly (readonly [string, ActiveKind])[] = [
  ['/JS', 'scripts'],
  ['/OnInstantiate', 'scripts'],
  ['/EF', 'files'],
  ['/XFA', 'forms'],
];

/** A value, or what it refers to. */
type Lookup = (value: RawValue | undefined) => RawValue | undefined;

/** Reads each object once, however often a file refers to it. */
const lookupIn = (file: RawFile): Lookup => {
  const known = new Map<number, RawValue | undefined>();
  return (value) => {
    if (typeof value !== 'number') return value;
    if (!known.has(value)) known.set(value, file.resolve(value));
    return known.get(value);
  };
};

const ACTIONS = ACTION_KEYS.map((key) => `/${key}`);
const ELSEWHERE = ELSEWHERE_KEYS.map((key) => `/${key}`);

/** An action that several things set off is one: the second time, there is nothing. */
const onceIn = (lookup: Lookup): Lookup => {
  const seen = new Set<number>();
  return (value) => {
    if (typeof value !== 'number') return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return lookup(value);
  };
};

const openTally = (lookup: Lookup) => {
  const counts: Record<ActiveKind, number> = { scripts: 0, actions: 0, files: 0, forms: 0, links: 0 };
  const once = onceIn(lookup);
  const count = (value: RawValue | undefined): void => {
    const action = once(value);
    const kind = action instanceof Map ? kindOf(action, lookup) : undefined;
    if (kind !== undefined) counts[kind] += 1;
    if (Array.isArray(action)) for (const item of action) if (!Array.isArray(lookup(item))) count(item);
  };
  const dict = (entries: RawDict): void => {
    for (const key of ACTIONS) if (entries.has(key)) count(entries.get(key));
    const triggers = once(entries.get('/AA'));
    if (triggers instanceof Map) for (const value of triggers.values()) count(value);
    for (const [key, kind] of HOLDING) if (entries.has(key)) counts[kind] += 1;
    if (entries.has('/Rect') && MEDIA_ANNOTATIONS.has(nameOf(lookup(entries.get('/Subtype'))))) counts.files += 1;
  };
  const stream = (entries: RawDict): void => {
    if (ELSEWHERE.some((key) => entries.has(key))) counts.actions += 1;
  };
  return { counts, dict, stream };
};

/** Scripts are counted where they stand, whoever sets them off. */
const kindOf = (action: RawDict, lookup: Lookup): ActiveKind | undefined => {
  const type = nameOf(lookup(action.get('/S')));
  if (type === 'JavaScript' && action.has('/JS')) return undefined;
  const address = lookup(action.get('/URI'));
  return kindOfAction({ type, address: isText(address) ? bytesOf(address) : '', hasFile: action.has('/F') });
};

const nameOf = (value: RawValue | undefined): string | undefined => (isName(value) ? bytesOf(value) : undefined);
