import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import { dictAt, nameAt, numberAt } from '../fields/dictionary-entries.js';
import { signedFieldsOf } from '../fields/signature-fields.js';
import { fieldLocksOf, type FieldLock } from '../fields/field-locks.js';
import { obstacleTo, type JudgedChange, type Room } from '../fields/room-left.js';
import { transformsOf } from '../fields/transforms.js';

/** Where a file says no level: it may be filled in. */
const FORMS_ONLY = 2;

/**
 * Why the signatures that a document has already leave no room for one more; undefined when they do.
 *
 * @param change  what signing would be for them: a new field that shows, or the filling in of one that is there.
 */
export const lockOf = (document: PDFDocument, change: JudgedChange): string | undefined => {
  for (const { room, lock } of roomsOf(document)) {
    const obstacle = obstacleTo(change, room);
    if (obstacle === 'level') return room.certified ? CERTIFIED : 'the signer locked it against changes';
    if (obstacle === 'new-field') return PREPARED_ONLY;
    if (obstacle === 'lock') return lockReason(lock);
  }
  return undefined;
};

const CERTIFIED = 'its author certified it against changes';
const PREPARED_ONLY = 'its author certified it, and it can only be signed in a field that is prepared for a signature';

interface LockedRoom {
  readonly room: Room;
  readonly lock: FieldLock | undefined;
}

/** The changes that each signature of a document allows. */
const roomsOf = (document: PDFDocument): readonly LockedRoom[] => {
  const certified = certifiedLevel(document);
  return signedFieldsOf(document).map(({ value, field }) => {
    const locks = fieldLocksOf(value, field);
    const levels = [certified, numberAt(dictAt(field, 'Lock'), 'P')].filter((level) => level !== undefined);
    const level = levels.length > 0 ? Math.min(...levels) : undefined;
    return { room: { level, certified: certified !== undefined, locks }, lock: locks[0] };
  });
};

/** The strictest level of DocMDP that a signature of the document was given; undefined when none certifies it. */
export const certifiedLevel = (document: PDFDocument): number | undefined => {
  const levels = signedFieldsOf(document).flatMap(({ value }) => levelIn(value) ?? []);
  return levels.length > 0 ? Math.min(...levels) : undefined;
};

/** The level of DocMDP that a signature gives its document; undefined when it does not certify it. */
export const levelIn = (value: PDFDict): number | undefined => {
  const reference = transformsOf(value).find((one) => nameAt(one, 'TransformMethod') === 'DocMDP');
  return reference && (numberAt(dictAt(reference, 'TransformParams'), 'P') ?? FORMS_ONLY);
};

/** Whether it carries rights that its maker granted for one program only, and that end with any change. */
export const hasUsageRights = ({ catalog }: PDFDocument): boolean => {
  const permissions = dictAt(catalog, 'Perms');
  return dictAt(permissions, 'UR3') !== undefined || dictAt(permissions, 'UR') !== undefined;
};

const lockReason = (lock: FieldLock | undefined): string =>
  lock?.allBut && lock.names.length > 0
    ? 'the signer locked all of its fields but some'
    : lock?.allBut
      ? 'the signer locked all of its fields'
      : 'the signer locked this field';
