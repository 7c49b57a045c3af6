import { Refusal } from '../../../contracts/errors.js';
import { leaveResult, readSources } from '../../platform/jobs/job-files.js';
import type { Job, JobResult } from '../../platform/jobs/job.js';
import { lighterPictures } from '../inspecting/lighter-pictures.js';
import { scannedFirstPage } from '../inspecting/scanned-page.js';
import { thumbnailOf } from '../engines/pdfium/first-page/thumbnail.js';

/**
 * The job that draws the first page of its one file, a PDF or an archive of them.
 *
 * @throws Refusal `thumbnail.none`.
 */
export const drawThumbnail = async (job: Job): Promise<JobResult> => {
  const [file] = await readSources(job);
  const bytes = file && (await thumbnailOf(file, scannedFirstPage, lighterPictures));
  if (!bytes) throw new Refusal('thumbnail.none');
  return leaveResult(job.directory, { bytes, mime: 'image/webp', extension: '.webp', notes: [] });
};
