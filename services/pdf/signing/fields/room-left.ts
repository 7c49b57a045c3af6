import type { LaterChange } from '../../../../contracts/api/signatures.js';
import { isLocked, type FieldLock } from './field-locks.js';

export type ChangeKind = LaterChange['kind'];

/** The changes that a signature allows after it. */
export interface Room {
  /** The strictest level of DocMDP that holds for it; undefined where nobody says any. */
  readonly level?: number | undefined;
  /** Somebody certified the document, at whatever level. */
  readonly certified: boolean;
  readonly locks: readonly FieldLock[];
}

/** As much of a change as decides whether it is allowed. */
export interface JudgedChange {
  readonly kind: ChangeKind;
  /** The full name of the field that it was done to. */
  readonly field?: string | undefined;
  /** It is a new field that shows on a page. */
  readonly shownNewField?: boolean;
}

/** Why a change is not allowed: a locked field, a new field in a certified document, or its level. */
export type Obstacle = 'lock' | 'new-field' | 'level';

/** The changes that each level of DocMDP adds to the one below. @see ISO 32000-1, table 254 */
const ALLOWED_FROM: Readonly<Partial<Record<ChangeKind, number>>> = {
  timestamp: 1,
  'validation-data': 1,
  metadata: 1,
  signature: 2,
  form: 2,
  annotations: 3,
};

/** The level where nobody says more: forms may be filled in. */
const COMMON_LEVEL = 2;

/**
 * The one rule of what a signature leaves room for: checking judges by it what was done, and signing what it is about
 * to do. A certified document can be signed in the fields that its author prepared. A new field that shows would put
 * something on a page that the author did not certify.
 */
export const obstacleTo = (
  { kind, field, shownNewField }: JudgedChange,
  { level = COMMON_LEVEL, certified, locks }: Room,
): Obstacle | undefined => {
  if (field !== undefined && kind !== 'timestamp' && isLocked(field, locks)) return 'lock';
  if ((ALLOWED_FROM[kind] ?? Infinity) > level) return 'level';
  return shownNewField && certified ? 'new-field' : undefined;
};
