import { categoryNames, type CategoryName } from './categories.js';
import { emails, ipAddresses, phones } from './detectors/contact.js';
import type { Detector, Span } from './detectors/detector.js';
import { nationalIds, passports, socialSecurityNumbers } from './detectors/identity-numbers.js';
import { cards, ibans } from './detectors/money.js';
import { datesOfBirth, personNames, postalAddresses } from './detectors/person.js';
import { apiKeys, passwords, privateKeys } from './detectors/credentials.js';

export interface Hit extends Span {
  readonly type: CategoryName;
}

const detectors: readonly Detector[] = [
  ...[privateKeys, apiKeys, passwords, ibans, cards, passports, socialSecurityNumbers, nationalIds],
  ...[datesOfBirth, emails, phones, ipAddresses, postalAddresses, personNames],
];

/** Everything sensitive in a text, in its order; where detectors claim the same place, the more telling has it. */
export const findSensitive = (text: string): readonly Hit[] =>
  withoutOverlaps(detectors.flatMap(({ type, find }) => find(text).map((span) => ({ ...span, type }))));

const rank = new Map(categoryNames.map((name, index) => [name, index]));
const rankOf = ({ type }: Hit): number => rank.get(type) ?? Infinity;

/** In order of telling, each hit that no earlier one overlaps. */
export const withoutOverlaps = (hits: readonly Hit[]): readonly Hit[] => {
  const taken = new Set<number>();
  const isFree = ({ start, end }: Span): boolean => {
    for (let at = start; at < end; at += 1) if (taken.has(at)) return false;
    return true;
  };
  const kept: Hit[] = [];
  for (const hit of hits.toSorted((one, other) => rankOf(one) - rankOf(other) || one.start - other.start)) {
    if (!isFree(hit)) continue;
    for (let at = hit.start; at < hit.end; at += 1) taken.add(at);
    kept.push(hit);
  }
  return kept.toSorted((one, other) => one.start - other.start);
};
