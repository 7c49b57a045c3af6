import type { PDFName } from 'pdf-lib';
import { PDFArray, PDFDict, PDFNull, PDFRawStream, type PDFContext, type PDFDocument, type PDFObject } from 'pdf-lib';
import type { ActiveKind } from '../../../contracts/active-content.js';
import { isText, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { ACTION_KEYS, kindOfAction } from './action-kinds.js';

const NEXT = pdfName('Next');
const TRIGGERS = pdfName('AA');
const KEYS = ACTION_KEYS.map(pdfName);
/** Actions of one chain that are looked at; what follows on more unwanted ones goes with them. */
const CHAIN_MAX = 20;

/** Every dictionary of a document with the dictionaries in it, each object's own first. */
export const eachDict = function* ({ context }: PDFDocument): Generator<PDFDict> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const waiting: PDFObject[] = [object];
    for (let value = waiting.pop(); value; value = waiting.pop()) {
      if (value instanceof PDFDict) yield value;
      for (const part of partsOf(value)) waiting.push(part);
    }
  }
};

const partsOf = (value: PDFObject): PDFObject[] => {
  if (value instanceof PDFRawStream) return [value.dict];
  if (value instanceof PDFArray) return value.asArray();
  return value instanceof PDFDict ? value.values() : [];
};

/** Undefined for an action that can do no harm. */
export const kindOf = (action: PDFDict): ActiveKind | undefined => {
  const address = action.lookup(pdfName('URI'));
  return kindOfAction({
    type: nameAt(action, 'S'),
    address: isText(address) ? Buffer.from(address.asBytes()).toString('latin1') : '',
    hasFile: action.has(pdfName('F')),
  });
};

/** Removes actions from a dictionary, and gives back those that were removed. */
export type DropActions = (dict: PDFDict) => readonly PDFDict[];

/**
 * Where another action follows an unwanted one, it takes its place. Lists that many dictionaries share are gone through
 * once.
 */
export const openActionFilter = (isUnwanted: (action: PDFDict) => boolean): DropActions => {
  const survivors = openSurvivors(remembered(isUnwanted));
  const done = new Set<PDFDict>();
  const dropAt = (dict: PDFDict, key: PDFName): readonly PDFDict[] => {
    const { first, list, dropped } = survivors(dict, key);
    if (dropped.length === 0) return [];
    if (first) dict.set(key, key === NEXT ? list : first);
    else dict.delete(key);
    return dropped;
  };
  return (dict) => {
    const dropped = KEYS.flatMap((key) => dropAt(dict, key));
    const triggers = dict.lookup(TRIGGERS);
    if (!(triggers instanceof PDFDict)) return dropped;
    const set = done.has(triggers) ? [] : triggers.keys().flatMap((key) => dropAt(triggers, key));
    done.add(triggers);
    if (triggers.keys().length === 0) dict.delete(TRIGGERS);
    return [...dropped, ...set];
  };
};

const remembered = (isUnwanted: (action: PDFDict) => boolean) => {
  const known = new Map<PDFDict, boolean>();
  return (action: PDFDict): boolean => {
    const judged = known.get(action) ?? isUnwanted(action);
    known.set(action, judged);
    return judged;
  };
};

interface Survivors {
  /** Undefined where none is left. */
  readonly first: PDFObject | undefined;
  /** All of them: an object of its own, which many dictionaries may share. */
  readonly list: PDFObject;
  readonly dropped: readonly PDFDict[];
}

const NOTHING: Survivors = { first: undefined, list: PDFNull, dropped: [] };

/** Finds the actions under a key that are left, in the order in which they run. */
const openSurvivors = (isUnwanted: (action: PDFDict) => boolean) => {
  const ofLists = new Map<PDFArray, Survivors>();
  const sorted = (context: PDFContext, actions: readonly PDFObject[]): Survivors => {
    const harmless: PDFObject[] = [];
    const dropped = new Set<PDFDict>();
    const waiting = actions.toReversed();
    for (let item = waiting.pop(); item; item = waiting.pop()) {
      const action = context.lookup(item);
      if (!(action instanceof PDFDict) || !isUnwanted(action)) harmless.push(item);
      else if (!dropped.has(action)) {
        dropped.add(action);
        if (dropped.size < CHAIN_MAX) waiting.push(...followersOf(action).toReversed());
      }
    }
    const [first = PDFNull] = harmless;
    const list = dropped.size > 0 && harmless.length > 1 ? context.register(context.obj(harmless)) : first;
    return { first: harmless[0], list, dropped: [...dropped] };
  };
  return (dict: PDFDict, key: PDFName): Survivors => {
    const value = dict.get(key);
    if (!value) return NOTHING;
    const list = dict.lookup(key);
    if (!(list instanceof PDFArray)) return sorted(dict.context, [value]);
    const known = ofLists.get(list) ?? sorted(dict.context, list.asArray());
    ofLists.set(list, known);
    return known;
  };
};

const followersOf = (action: PDFDict): readonly PDFObject[] => {
  const next = action.get(NEXT);
  const list = action.lookup(NEXT);
  if (list instanceof PDFArray) return list.asArray().slice(0, CHAIN_MAX);
  return next ? [next] : [];
};
