import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import type { StoredFilesDocument } from '../../../contracts/read-models/stored-files-document.js';
import { storedFiles } from './stored-files.projection.js';

const at = '2026-03-01T00:00:00.000Z';
const fileOf = (size: number) =>
  ({ uploadId: 'u', name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size, sha256: 's', blob: 'b' }) as const;
const result = { blob: 'b1', name: 'a_merged.pdf', mime: 'application/pdf', size: 5, sha256: 's' };

const requested: DomainEvent = {
  type: 'ConversionRequested',
  version: 1,
  data: {
    conversionId: 'c1',
    owner: 'guest-1',
    tool: 'pdf-merge',
    lane: 'pdf',
    options: {},
    files: [fileOf(9), fileOf(20)],
    shareHash: 'h1',
    at,
  },
};
const completed: DomainEvent = {
  type: 'ConversionCompleted',
  version: 2,
  data: { conversionId: 'c1', result, thumbnail: null, receipt: null, made: null, notes: [], at },
};
const ends: readonly DomainEvent[] = [
  { type: 'ConversionDeleted', version: 1, data: { conversionId: 'c1', shareHash: 'h1', at } },
  { type: 'ShareLinkExpired', version: 1, data: { hash: 'h1', conversionId: 'c1', at } },
  { type: 'ShareLinkRevoked', version: 1, data: { hash: 'h1', conversionId: 'c1', at } },
];

const after = (...events: readonly DomainEvent[]): StoredFilesDocument | undefined => {
  let document: StoredFilesDocument | undefined;
  for (const [index, event] of events.entries()) {
    const stored = { ...event, id: String(index), stream: 's', revision: index, position: String(index), time: at };
    for (const { id, fold } of storedFiles.changes(stored as never)) {
      expect(id).toBe('c1');
      document = fold(document) ?? document;
    }
  }
  return document;
};

describe('what a conversion has stored', () => {
  test('is what was uploaded, and the result from its completion on', () => {
    expect(after(requested)).toEqual({ owner: 'guest-1', bytes: 29 });
    expect(after(requested, completed)).toEqual({ owner: 'guest-1', bytes: 34 });
  });

  test.each(ends.map((end) => [end.type, end] as const))('is nothing after %s', (_, end) => {
    expect(after(requested, completed, end)).toEqual({ owner: 'guest-1', bytes: 0 });
  });

  test('stays nothing when a result comes after the end of its link', () => {
    expect(after(requested, ends[2]!, completed)).toEqual({ owner: 'guest-1', bytes: 0 });
  });
});
