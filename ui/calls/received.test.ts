import { isEnd, listedConversion, receivedResults, receivedUser, reportedProgress } from './received.js';

/** Exactly the fields that docs/requirements.md names. */
const conversion = {
  id: 'a',
  shareHash: 'h',
  originalFileName: 'a.pdf',
  downloadName: 'a_compressed.pdf',
  status: 'completed',
  createdAt: '2026-03-01T00:00:00.000Z',
  shareLink: 'https://docket.test/s/h',
  downloadLink: 'https://docket.test/api/download/h',
  operation: 'pdf-compress',
  viewCount: 1,
  downloadCount: 2,
  metadata: { summarizationType: 'cliff-notes', summarizationResults: [] },
};

describe('a reply with the fields that are required, and no more', () => {
  test('lists a conversion', () => {
    expect(listedConversion.parse(conversion)).toMatchObject({ viewCount: 1, notes: [], size: null, error: null });
  });

  test('lists one that has no result yet', () => {
    const { downloadName: _, downloadLink: _link, metadata: _metadata, ...running } = conversion;
    expect(listedConversion.parse(running)).toMatchObject({ downloadName: null, downloadLink: null });
  });

  test('lists one in a state that this page does not know', () => {
    expect(listedConversion.parse({ ...conversion, status: 'archived' }).status).toBe('archived');
  });

  test('says how far a conversion is, in whatever state', () => {
    const message = { type: 'conversion_progress', conversionId: 'a', progress: 10, status: 'queued' };
    expect(reportedProgress.parse(message)).toEqual(message);
    expect(['queued', 'processing', 'completed', 'failed', 'cancelled'].filter(isEnd)).toEqual([
      'completed',
      'failed',
      'cancelled',
    ]);
  });

  test('has a summary, or the reason why there is none', () => {
    const results = [
      { success: true, summary: 'Short.' },
      { success: false, error: 'No text' },
    ];
    expect(receivedResults.parse({ success: true, results }).results).toMatchObject([
      { summary: 'Short.', error: null, metadata: { answeredBy: null } },
      { summary: '', error: 'No text' },
    ]);
  });

  test('names who is signed in', () => {
    expect(receivedUser.parse({ success: true, user: { name: 'Ada', picture: 'https://a.test/a.png' } }).user).toEqual({
      name: 'Ada',
      picture: 'https://a.test/a.png',
      email: null,
      isAdmin: false,
    });
  });
});
