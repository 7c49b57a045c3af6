import { categoryNames, type CategoryName } from './categories.js';
import { emails, ipAddresses, phones } from './detectors/contact.js';
import type { Detector, Span } from './detectors/detector.js';
import { nationalIds, passports, socialSecurityNumbers } from './detectors/identity-numbers.js';
import { cards, ibans } from './detectors/money.js';
import { ukAccounts } from './detectors/uk-accounts.js';
import { datesOfBirth, personNames, postalAddresses } from './detectors/person.js';
import { apiKeys, passwords, privateKeys } from './detectors/credentials.js';
import { isNeverName } from './entities/full-names/never-names.js';
import { wrappedValues } from './wrapped-values.js';

export interface Hit extends Span {
  readonly type: CategoryName;
  /** A further part of a value that another hit begins. */
  readonly isRest?: true;
}

const detectors: readonly Detector[] = [
  ...[privateKeys, apiKeys, passwords, ibans, ukAccounts, cards, passports, socialSecurityNumbers, nationalIds],
  ...[datesOfBirth, emails, phones, ipAddresses, postalAddresses, personNames],
];

/**
 * Everything sensitive in a text, in its order; where detectors claim the same place, the more telling has it.
 *
 * @param recognised  what was recognised by what stands around it.
 */
export const findSensitive = (text: string, recognised: readonly Hit[] = []): readonly Hit[] => {
  const whole = detectors.flatMap(({ type, find }) => find(text).map((span) => ({ ...span, type })));
  const hits = [...whole, ...wrappedValues(text, detectors, whole)].filter((hit) => !isLabel(text, hit));
  // Digits that a form proves to be something else are no phone number, whatever stands around them.
  const isFree = ({ start, end, type }: Hit): boolean =>
    type !== 'phone_number' || hits.every((hit) => hit.type === type || hit.end <= start || hit.start >= end);
  return withoutOverlaps(joined([...hits, ...recognised.filter(isFree).map((hit) => withinPart(text, hit))]));
};

/** The longer side of a hit that would reach over a form feed, where one part of the page ends. */
const withinPart = (text: string, hit: Hit): Hit => {
  const end = text.slice(hit.start, hit.end).indexOf('\f');
  if (end < 0) return hit;
  const middle = hit.start + end;
  const isFirst = middle - hit.start > hit.end - middle;
  const side = isFirst ? { start: hit.start, end: middle } : { start: middle, end: hit.end };
  const whole = text.slice(side.start, side.end);
  const start = side.start + whole.length - whole.trimStart().length;
  return { ...hit, start, end: start + whole.trim().length };
};

/** A hit that would be a name has a word in it that labels of forms have. */
const isLabel = (text: string, { type, start, end }: Hit): boolean =>
  type === 'person_name' && text.slice(start, end).split(/\s+/).some(isNeverName);

/** Places of one type that overlap are one place. */
const joined = (hits: readonly Hit[]): readonly Hit[] => {
  const last = new Map<CategoryName, Hit>();
  const done: Hit[] = [];
  for (const hit of hits.toSorted((one, other) => one.start - other.start)) {
    const open = last.get(hit.type);
    if (open && hit.start < open.end) {
      const { isDoubtful, ...both } = { ...open, end: Math.max(open.end, hit.end) };
      last.set(hit.type, { ...both, ...(isDoubtful && hit.isDoubtful && { isDoubtful }) });
      continue;
    }
    if (open) done.push(open);
    last.set(hit.type, hit);
  }
  return [...done, ...last.values()];
};

const rank = new Map(categoryNames.map((name, index) => [name, index]));
const rankOf = ({ type }: Hit): number => rank.get(type) ?? Infinity;

/** Sorts the more telling kinds first. */
export const byTelling = (one: Hit, other: Hit): number => rankOf(one) - rankOf(other);

/** In order of telling, each hit that no earlier one overlaps. */
export const withoutOverlaps = (hits: readonly Hit[]): readonly Hit[] => {
  const taken = new Set<number>();
  const isFree = ({ start, end }: Span): boolean => {
    for (let at = start; at < end; at += 1) if (taken.has(at)) return false;
    return true;
  };
  const disjoint: Hit[] = [];
  for (const hit of hits.toSorted((one, other) => byTelling(one, other) || one.start - other.start)) {
    if (!isFree(hit)) continue;
    for (let at = hit.start; at < hit.end; at += 1) taken.add(at);
    disjoint.push(hit);
  }
  return disjoint.toSorted((one, other) => one.start - other.start);
};
