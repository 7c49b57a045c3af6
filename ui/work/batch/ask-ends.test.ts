import { messageOf } from './ask-ends.js';

const listed = {
  id: 'c1',
  from: null,
  operation: 'pdf-compress',
  options: {},
  originalFileName: 'scan-1.pdf',
  sizeBefore: 9,
  createdAt: '2026-03-01T00:00:00.000Z',
  shareHash: 'h1',
  shareLink: 'https://docket.test/s/h1',
};
const unknown = { downloadName: null, size: null, notes: [], error: null, code: null };

describe('what the log says of a conversion', () => {
  test('is told as the live connection would have told it', () => {
    const done = { ...listed, ...unknown, status: 'completed', downloadName: 'scan-1_compressed.pdf', size: 5 };
    expect(messageOf('c1', done)).toEqual({
      type: 'conversion_progress',
      conversionId: 'c1',
      progress: 100,
      status: 'completed',
      downloadName: 'scan-1_compressed.pdf',
      size: 5,
      notes: [],
    });
    const failed = { ...listed, ...unknown, status: 'failed', error: 'It is damaged.', code: 'pdf.unreadable' };
    expect(messageOf('c1', failed)).toMatchObject({
      status: 'failed',
      error: 'It is damaged.',
      code: 'pdf.unreadable',
    });
  });

  test('is that it was stopped, where it is gone', () => {
    expect(messageOf('c1', undefined)).toMatchObject({ conversionId: 'c1', status: 'cancelled' });
  });
});
