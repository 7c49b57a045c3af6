import type { ReactNode } from 'react';
import type { FileInReply } from '../../calls/file-in-reply.js';
import type { RunCallActor } from '../../live/run-call.machine.js';
import { CallProgress } from './call-progress.js';
import { DocumentPage, type DocumentPageProps } from '../../parts/document-page.js';
import { FailureNote } from './failure-note.js';
import { ResultFile } from './result-file.js';

interface MakingPageProps extends DocumentPageProps {
  /** The file of the last call. */
  readonly made: FileInReply | null;
  /** The file that is or was worked on. */
  readonly source: File | null;
  /** Why the last call failed; null if it did not. */
  readonly failure: string | null;
  /** The running call. */
  readonly run: RunCallActor | undefined;
  readonly words: { readonly made: string; readonly working: string };
  /** The form; replaced by the progress while the call runs. */
  readonly form: ReactNode;
  readonly onDownload: () => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** A page that turns one file into another by a call, and downloads it. */
export const MakingPage = ({ made, source, failure, run, words, form, children, ...rest }: MakingPageProps) => {
  const { onDownload, onRetry, onCancel, ...page } = rest;
  return (
    <DocumentPage {...page}>
      {made && <ResultFile title={words.made} file={made} source={source} onDownload={onDownload} />}
      {failure !== null && <FailureNote text={failure} onRetry={onRetry} />}
      {run ? <CallProgress run={run} text={words.working} onCancel={onCancel} /> : form}
      {children}
    </DocumentPage>
  );
};
