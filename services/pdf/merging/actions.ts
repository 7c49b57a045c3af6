import type { RawFile } from '../raw/raw-file.js';
import { copied, isName, type RawDict, type RawValue } from '../raw/value.js';
import type { Edit } from './excerpt.js';

/** Keys under which an action stands. @see ISO 32000-1, 12.6.2 and table 165 "Navigation nodes" */
const ACTION_KEYS = ['/A', '/OpenAction', '/NA', '/PA'] as const;

/** Actions that follow on each other; a longer chain, such as a ring, is cut there. */
const CHAIN_MAX = 100;

/** Takes away actions that have nothing left to act on; what follows on one of them takes its place. */
export const editActions = (file: RawFile, isDead: (action: RawDict) => boolean): Edit => {
  const live = (value: RawValue, depth = 0): RawValue | undefined => {
    const resolved = file.resolve(value);
    if (Array.isArray(resolved)) {
      const items = resolved.map((item) => live(item, depth + 1));
      return items.every((item, index) => item === resolved[index])
        ? value
        : items.filter((item) => item !== undefined);
    }
    if (!(resolved instanceof Map) || !isName(resolved.get('/S'))) return value;
    if (depth > CHAIN_MAX) return undefined;
    const next = resolved.get('/Next');
    const after = next === undefined ? undefined : live(next, depth + 1);
    if (isDead(resolved)) return after;
    return after === next ? value : withNext(resolved, after);
  };
  /** In a dictionary that holds them by these keys; a new one where something changes. */
  const liveIn = (holder: RawDict, keys: Iterable<string>): RawDict => {
    let changed = holder;
    for (const key of keys) {
      const value = holder.get(key);
      if (value === undefined) continue;
      const left = asOne(file, live(value));
      if (left === value) continue;
      if (changed === holder) changed = new Map(holder);
      if (left === undefined) changed.delete(key);
      else changed.set(key, left);
    }
    return changed;
  };
  return (dict) => {
    const keys = ACTION_KEYS.filter((key) => file.resolve(dict.get(key)) instanceof Map);
    const changed = liveIn(dict, keys);
    for (const key of keys) replace(dict, key, changed.get(key));
    const triggers = file.dictAt(dict, '/AA');
    const left = triggers && liveIn(triggers, triggers.keys());
    if (left !== triggers) replace(dict, '/AA', left);
  };
};

const replace = (dict: RawDict, key: string, value: RawValue | undefined): void => {
  if (value === undefined) dict.delete(key);
  else dict.set(key, value);
};

const withNext = (action: RawDict, next: RawValue | undefined): RawDict => {
  const changed = new Map(action);
  replace(changed, '/Next', next);
  return changed;
};

/** Where one action is wanted, the first of several with the others behind it. */
const asOne = (file: RawFile, value: RawValue | undefined): RawValue | undefined => {
  if (!Array.isArray(value)) return value;
  const [first, ...others] = value;
  const action = file.resolve(first);
  if (others.length === 0 || !(action instanceof Map)) return first;
  const own = action.get('/Next');
  return withNext(copied(action) as RawDict, [...(own === undefined ? [] : [own].flat()), ...others]);
};
