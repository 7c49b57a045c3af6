import type { JobCalls } from '../platform/jobs/job-calls.js';
import { openLibreOffice, type LibreOfficeOptions } from './engines/libreoffice/libreoffice.js';
import { officeCalls } from './engines/libreoffice/office-calls.js';
import { identityCalls } from './signing/identity/identity-calls.js';
import type { IdentitySource } from './signing/identity/installation.js';

interface PdfCalls {
  readonly calls: JobCalls;
  readonly stop: () => Promise<void>;
}

/** Calls that the jobs of the pdf lane leave to their parent. */
export const openPdfCalls = (identity: IdentitySource, office: LibreOfficeOptions): PdfCalls => {
  const libreOffice = openLibreOffice(office);
  return {
    calls: { ...identityCalls(identity), ...officeCalls(libreOffice, office.scratch) },
    stop: libreOffice.rest,
  };
};
