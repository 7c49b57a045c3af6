import { useSelector } from '@xstate/react';
import { CircleAlert, Copy, Download, LoaderCircle } from 'lucide-react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import type { ReceivedSummary } from '../../calls/received.js';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { madeByText } from '../../tools/documents/answered-by.js';
import { FileName } from '../../parts/file-name.js';
import { SummaryView } from '../../tools/summary/summary-view.js';
import type { SummaryViewerActor } from './summary-viewer.machine.js';
import { answerWords, type AnswerKind } from '../../tools/summary/answer-words.js';
import { t, translated } from '../../text/t.js';

interface SummaryViewerProps {
  readonly actor: SummaryViewerActor;
  readonly onClose: () => void;
}

/** The summaries of a conversion, file by file. */
export const SummaryViewer = ({ actor, onClose }: SummaryViewerProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { results, told } = state.context;
  return (
    <Dialog title={t(answerWords[told].title)} onClose={onClose}>
      <div
        data-state={state.value.view}
        aria-busy={state.hasTag('busy')}
        className="grid min-h-40 content-start gap-8 pb-6"
      >
        {state.matches({ view: 'loading' }) && <Loading told={told} />}
        {state.matches({ view: 'failed' }) && <Failed actor={actor} />}
        {state.matches({ view: 'showing' }) && results.length === 0 && (
          <p className="py-10 text-center text-muted">{t('No summarization results found.')}</p>
        )}
        {results.map((result) => (
          <Result key={result.fileName} result={result} told={told} />
        ))}
      </div>
      <Actions actor={actor} />
    </Dialog>
  );
};

const Actions = ({ actor }: { readonly actor: SummaryViewerActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <DialogActions>
      <Button
        tone="quiet"
        disabled={!state.can({ type: 'copy.pressed' })}
        onClick={() => {
          actor.send({ type: 'copy.pressed' });
        }}
      >
        <Copy className="size-4" aria-hidden="true" />
        {t(answerWords[state.context.told].copy)}
      </Button>
      <Button
        disabled={state.context.results.length === 0}
        onClick={() => {
          actor.send({ type: 'download.pressed' });
        }}
      >
        <Download className="size-4" aria-hidden="true" />
        {t(answerWords[state.context.told].download)}
      </Button>
    </DialogActions>
  );
};

const Loading = ({ told }: { readonly told: AnswerKind }) => (
  <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t(answerWords[told].loading)}
  </p>
);

const Failed = ({ actor }: { readonly actor: SummaryViewerActor }) => (
  <div role="alert" className="grid justify-items-center gap-4 py-8 text-center">
    <p>{t(answerWords[actor.getSnapshot().context.told].failed)}</p>
    <Button
      tone="quiet"
      size="small"
      onClick={() => {
        actor.send({ type: 'retry.pressed' });
      }}
    >
      {t('Try again')}
    </Button>
  </div>
);

interface ResultProps {
  readonly result: ReceivedSummary;
  readonly told: AnswerKind;
}

const Result = ({ result: { fileName, success, summary, error, metadata }, told }: ResultProps) => (
  <section aria-label={fileName} className="min-w-0">
    <p className="mb-3 text-sm text-muted">
      <FileName name={fileName} length={NAME_SHOWN.dialog} className="font-medium text-ink" />
      {success && metadata.answeredBy && madeByText({ by: metadata.answeredBy, what: told })}
    </p>
    {success ? (
      <SummaryView markdown={summary} />
    ) : (
      <p className="flex items-start gap-2.5 rounded-2xl border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0">{translated(error ?? 'Failed to generate summary')}</span>
      </p>
    )}
  </section>
);
