import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import { HISTORY_MAX } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import type { Documents } from '../../services/platform/documents/documents.js';

/** The last 20 conversions that belong to any of these owners, the newest first; a question that is being answered is none. Requirement. */
export const latestOf = async (documents: Documents, owners: readonly Owner[]): Promise<ConversionDocument[]> => {
  const ofEach = await Promise.all(
    owners.map((owner) =>
      documents.find<ConversionDocument>(CONVERSIONS_COLLECTION, {
        where: { owner, isDeleted: false, isQuestion: false },
        sort: { field: 'requestedAt', direction: 'descending' },
        limit: HISTORY_MAX,
      }),
    ),
  );
  const newestFirst = (one: ConversionDocument, other: ConversionDocument): number =>
    other.requestedAt.localeCompare(one.requestedAt);
  return ofEach.flat().toSorted(newestFirst).slice(0, HISTORY_MAX);
};
