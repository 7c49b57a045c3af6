import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { isQuestion } from '../../../contracts/tools/question-option.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';

type Fold = (before: ConversionDocument | undefined) => ConversionDocument | undefined;

const change =
  (fields: Partial<ConversionDocument>): Fold =>
  (before) =>
    before && { ...before, ...fields };

const requested = ({ data }: Extract<StoredEvent, { type: 'ConversionRequested' }>): ConversionDocument => ({
  id: data.conversionId,
  owner: data.owner,
  shareHash: data.shareHash,
  operation: data.tool,
  status: 'processing',
  originalFileName: data.files[0]?.name ?? '',
  downloadName: null,
  size: null,
  notes: [],
  error: null,
  code: null,
  attempt: 0,
  requestedAt: data.at,
  endedAt: null,
  isDeleted: false,
  isQuestion: isQuestion(data.options),
});

const foldOf = byEventType<Fold>({
  ConversionRequested: (event) => () => requested(event),
  ConversionStarted: ({ data }) => change({ attempt: data.attempt }),
  ConversionCompleted: ({ data: { result, notes, at } }) => {
    const file = { downloadName: result.name, size: result.size, notes: notes.map(({ text }) => text) };
    return change({ status: 'completed', ...file, endedAt: at });
  },
  ConversionFailed: ({ data: { code, reason, at } }) => change({ status: 'failed', code, error: reason, endedAt: at }),
  ConversionCancelled: ({ data }) => change({ status: 'cancelled', endedAt: data.at }),
  ConversionRenamed: ({ data }) => change({ downloadName: data.name }),
  ConversionDeleted: () =>
    change({ isDeleted: true, originalFileName: '', downloadName: null, notes: [], error: null }),
});

/** Every conversion as its owner sees it. Requirement. */
export const history: Projection<ConversionDocument> = {
  collection: {
    name: CONVERSIONS_COLLECTION,
    indexes: [
      ['owner', 'isDeleted', 'requestedAt'],
      ['status', 'requestedAt'],
      ['isQuestion', 'isDeleted', 'requestedAt'],
    ],
  },
  version: 3,

  changes(event) {
    const fold = foldOf(event);
    return fold && 'conversionId' in event.data ? [{ id: event.data.conversionId, fold }] : [];
  },
};
