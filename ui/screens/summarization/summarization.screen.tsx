import { useSelector } from '@xstate/react';
import { Copy, RotateCcw } from 'lucide-react';
import type { SummaryOfFile } from '../../calls/documents.calls.js';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { FileLifetime } from '../../session/file-lifetime.js';
import { Button } from '../../parts/button.js';
import { bringIntoView } from '../../parts/catch-focus.js';
import { DropArea } from '../../parts/drop-area.js';
import { FileName } from '../../parts/file-name.js';
import { NoteLines } from '../../text/note-lines.js';
import { stateWords } from '../../parts/state-words.js';
import { AnsweredByLine } from '../../tools/documents/answered-by.js';
import { CallProgress } from '../../tools/documents/call-progress.js';
import { CapabilityNotes } from '../../tools/documents/capability-notes.js';
import { DocumentPage } from '../../parts/document-page.js';
import { FailureNote } from '../../tools/documents/failure-note.js';
import { SummaryView } from '../../tools/summary/summary-view.js';
import type { SummarizationActor } from './summarization.machine.js';
import { t } from '../../text/t.js';

interface SummarizationScreenProps {
  readonly actor: SummarizationActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const SummarizationScreen = ({ actor, capabilities }: SummarizationScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, result, failure, over } = state.context;
  const isEmpty = state.matches({ choosing: 'empty' });
  return (
    <DocumentPage
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title={t('Cliff Notes')}
      lead={t(
        'The main points of a document on one page, in its language. Every sentence names the page it comes from.',
      )}
    >
      {isEmpty && failure !== null && (
        <FailureNote text={failure} onRetry={() => actor.send({ type: 'retry.pressed' })} />
      )}
      {isEmpty && (
        <DropArea
          id="document"
          title={t('Drop your file here or click to upload')}
          hint={t('PDF, Images, or Text • Max 25MB')}
          action={t('Choose a file')}
          accept=".pdf,.png,.jpg,.jpeg,.txt,.doc,.docx"
          over={over}
          takesFocus={file !== null}
          onFiles={(files) => actor.send({ type: 'files.chosen', files })}
        />
      )}
      <Working actor={actor} />
      {result && <Summary actor={actor} result={result} />}
      {isEmpty && <p className="text-center text-muted">{t('Get started by uploading a document above')}</p>}
      {!result && <CapabilityNotes capabilities={capabilities} needs={['understanding', 'recognition']} />}
    </DocumentPage>
  );
};

const Working = ({ actor }: { readonly actor: SummarizationActor }) => {
  const run = useSelector(actor, ({ children }) => children.run);
  const cancel = (): void => actor.send({ type: 'cancel.pressed' });
  return run && <CallProgress run={run} text={t('Generating your cliff notes...')} onCancel={cancel} />;
};

interface SummaryProps {
  readonly actor: SummarizationActor;
  readonly result: SummaryOfFile;
}

const Summary = ({ actor, result }: SummaryProps) => (
  <section
    aria-labelledby="summary"
    className="animate-rise rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8"
  >
    <h2
      id="summary"
      ref={bringIntoView}
      tabIndex={-1}
      className="scroll-mt-28 text-sm font-semibold text-brand-text outline-none"
    >
      {t('Your Summary')}
    </h2>
    <FileName name={result.fileName} length={NAME_SHOWN.dialog} className="mb-5 mt-0.5 text-sm text-muted" />
    <SummaryView markdown={result.summary} />
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      <div className="grid gap-1">
        <NoteLines notes={result.notes} className="text-[0.8125rem] text-muted" />
        {result.metadata.answeredBy && <AnsweredByLine by={result.metadata.answeredBy} what="summary" />}
        <FileLifetime />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => actor.send({ type: 'copy.pressed' })}>
          <Copy className="size-4" aria-hidden="true" />
          {t('Copy to Clipboard')}
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'again.pressed' })}>
          <RotateCcw className="size-4" aria-hidden="true" />
          {t('Summarize Another File')}
        </Button>
      </div>
    </div>
  </section>
);
