import { unzipSync } from 'fflate';
import type { OutputFile } from '../../../../platform/jobs/job-files.js';

/** The PDF that a result is, or the first file of an archive where that is one; else undefined. */
export const firstPdf = ({ bytes, mime }: Pick<OutputFile, 'bytes' | 'mime'>): Uint8Array | undefined => {
  if (mime === 'application/pdf') return bytes;
  let first: string | undefined;
  const entries = unzipSync(bytes, { filter: ({ name }) => name === (first ??= name) && name.endsWith('.pdf') });
  return first === undefined ? undefined : entries[first];
};
