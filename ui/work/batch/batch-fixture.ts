import type { ReportedProgress } from '../../calls/received.js';
import type { UploadEvent } from '../../calls/post-conversion.js';
import type { BatchOrder } from './batchable.js';
import { chosenFile, listener } from '../versions/versions-fixture.js';
import type { BatchInput, SendingNews } from './batch-context.js';

/** Compression of so many files. */
export const orderOf = (count: number): BatchOrder => ({
  tool: 'pdf-compress',
  files: Array.from({ length: count }, (_, at) => {
    const selected = chosenFile(at + 1, `scan-${at + 1}.pdf`);
    return { selected, upload: { files: [selected.file], operation: 'pdf-compress', options: { quality: 'medium' } } };
  }),
});

export const batchInput = (count: number): BatchInput => ({
  order: orderOf(count),
  rows: [],
  work: listener().actor,
});

export const fileNews = (id: number, news: UploadEvent): SendingNews => ({ type: 'file.told', id, news });

/** The server takes a file, as the conversion of the same number. */
export const taken = (id: number): SendingNews =>
  fileNews(id, {
    type: 'upload.accepted',
    reply: { id: `c${id}`, shareHash: `h${id}`, shareLink: `https://docket.test/s/h${id}` },
    at: '2026-03-01T00:00:00.000Z',
  });

export const noRoom = (id: number): SendingNews =>
  fileNews(id, { type: 'upload.refused', message: 'Please try again in 30 seconds.', retryAfter: 30 });

export const reported = (id: number, status: ReportedProgress['status'], rest: Partial<ReportedProgress> = {}) =>
  ({
    type: 'progress.reported',
    message: { type: 'conversion_progress', conversionId: `c${id}`, progress: 40, status, ...rest },
  }) as const;
