import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import type { UploadDocument } from '../../../contracts/read-models/upload-document.js';
import { uploads } from './uploads.projection.js';

const at = '2026-03-01T00:00:00.000Z';
const file = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size: 9, sha256: 's', blob: 'b' } as const;

const received = (from: string | null): DomainEvent => ({
  type: 'UploadReceived',
  version: 2,
  data: { ...file, uploadId: 'u1', owner: 'guest-1', conversionId: 'c2', from, at },
});
const rejected: DomainEvent = {
  type: 'UploadRejected',
  version: 1,
  data: { uploadId: 'u1', owner: 'guest-1', name: 'a.pdf', code: 'file.empty', facts: {}, at },
};

const documentOf = (event: DomainEvent): UploadDocument | undefined => {
  const stored = { ...event, id: '1', stream: 'upload-u1', revision: 0, position: '1', time: at };
  return uploads.changes(stored as never)[0]?.fold(undefined);
};

describe('the uploads', () => {
  test('say which conversion took the result of which', () => {
    expect(documentOf(received('c1'))).toEqual({ id: 'u1', owner: 'guest-1', at, conversionId: 'c2', from: 'c1' });
    expect(documentOf(received(null))).toMatchObject({ conversionId: 'c2', from: null });
  });

  test('lead from and to nothing where they were rejected', () => {
    expect(documentOf(rejected)).toEqual({ id: 'u1', owner: 'guest-1', at, conversionId: null, from: null });
  });
});
