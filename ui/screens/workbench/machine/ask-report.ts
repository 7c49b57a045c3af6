import { fromPromise } from 'xstate';
import { inspectReply } from '../../../../contracts/api/inspection.js';
import { verifyReply } from '../../../../contracts/api/signatures.js';
import { withServerMessage } from '../../../calls/call-errors.js';
import { postDocuments } from '../../../calls/post-documents.js';
import type { Report } from './bench-view-data.js';
import type { ReportKind } from './report-kind.js';

/** `POST /api/pdf/verify` or `/api/pdf/inspect`. */
export const askReport = fromPromise<Report, { readonly file: File; readonly kind: ReportKind }>(
  ({ input: { file, kind }, signal }) =>
    withServerMessage('This file could not be inspected.', async () => {
      const answer: unknown = await (await postDocuments(`/api/pdf/${kind}`, { files: [file], signal })).json();
      return kind === 'verify'
        ? { kind, signatures: verifyReply.parse(answer).signatures }
        : { kind, inspected: inspectReply.parse(answer) };
    }),
);
