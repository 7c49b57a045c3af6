import { useSelector } from '@xstate/react';
import { Sparkles } from 'lucide-react';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import type { RunCallActor } from '../../live/run-call.machine.js';
import { Button } from '../../parts/button.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import { stateWords } from '../../parts/state-words.js';
import { CapabilityNotes } from '../../tools/documents/capability-notes.js';
import { DocumentPage } from '../../parts/document-page.js';
import { FailureNote } from '../../tools/documents/failure-note.js';
import { LockedFile } from '../../tools/documents/locked-file.js';
import type { KahootQuizActor } from './kahoot-quiz.machine.js';
import { Configuration } from './view/configuration.js';
import { GeneratedQuiz } from './view/generated-quiz.js';
import { HowToUse } from './view/how-to-use.js';
import { QuizFiles } from './view/quiz-files.js';
import { t, translated } from '../../text/t.js';

interface KahootQuizScreenProps {
  readonly actor: KahootQuizActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Without a provider no AI writes the questions; until it is known whether there is one, nothing is said of it. */
const leadFor = (capabilities: CapabilitiesReply | null): string =>
  t(
    capabilities?.understanding.state === 'full'
      ? 'Upload images, PDFs or text files to generate AI-powered quiz questions, ready to import.'
      : 'Upload images, PDFs or text files to generate quiz questions, ready to import.',
  );

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const KahootQuizScreen = ({ actor, capabilities }: KahootQuizScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const busy = state.hasTag('busy');
  const { built, failure } = state.context;
  return (
    <DocumentPage
      wide
      state={stateWords(state.value)}
      busy={busy}
      title={t('Kahoot Quiz Generator')}
      lead={leadFor(capabilities)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate // the machine has the last word on what is typed
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'generate.pressed' });
          }}
        >
          {built && <GeneratedQuiz actor={actor} />}
          {failure !== null && <FailureNote text={failure} onRetry={() => actor.send({ type: 'generate.pressed' })} />}
          <fieldset disabled={busy} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
            <legend className="sr-only">{t('Files and settings')}</legend>
            <QuizFiles actor={actor} />
            <Configuration actor={actor} />
          </fieldset>
          <Running actor={actor} />
        </form>
        <div className="grid gap-5">
          <HowToUse />
          <CapabilityNotes capabilities={capabilities} needs={['understanding', 'recognition']} />
        </div>
      </div>
      {state.children.run && <LockedFile run={state.children.run} />}
    </DocumentPage>
  );
};

/** The start button, and the progress. */
const Running = ({ actor }: { readonly actor: KahootQuizActor }) => {
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const { files, progress, built } = useSelector(actor, ({ context }) => context);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Button
        type="submit"
        size="large"
        tone={files.length === 0 || built ? 'quiet' : 'primary'}
        disabled={busy}
        className="w-full"
      >
        <Sparkles className="size-[1.125rem]" aria-hidden="true" />
        {t(busy ? 'Generating Quiz...' : 'Generate Kahoot Quiz')}
      </Button>
      {progress > 0 && <HowFar actor={actor} />}
    </div>
  );
};

const HowFar = ({ actor }: { readonly actor: KahootQuizActor }) => {
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const { files, at, progress } = useSelector(actor, ({ context }) => context);
  const run = useSelector(actor, ({ children }) => children.run);
  const percent = Math.round(progress);
  return (
    <section aria-label={t('Progress')} className="rounded-2xl border border-line bg-card p-4">
      <p role="status" className="mb-2 flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate text-muted">
          {files[at]?.name ?? t(busy ? 'Combining the questions' : 'Finished')}
        </span>
        <span className="tabular-nums">{percent}%</span>
      </p>
      <ProgressBar label={t('Progress')} percent={percent} />
      {run && <Step run={run} />}
      {busy && (
        <Button tone="quiet" size="small" className="mt-3" onClick={() => actor.send({ type: 'cancel.pressed' })}>
          {t('Cancel')}
        </Button>
      )}
    </section>
  );
};

/** The current step of the current file; the bar counts whole files. */
const Step = ({ run }: { readonly run: RunCallActor }) => {
  const step = useSelector(run, ({ context }) => context.step);
  return <p className="mt-2 truncate text-sm text-muted empty:hidden">{translated(step)}</p>;
};
