import { useSelector } from '@xstate/react';
import { RefreshCw, Trash2 } from 'lucide-react';
import { QUIZ_TEXT_MAX } from '../../../../contracts/limits.js';
import { Button, IconButton } from '../../../parts/button.js';
import { catchFocus } from '../../../parts/catch-focus.js';
import { Field } from '../../../parts/field.js';
import { Fold } from '../../../parts/fold.js';
import { t, translated } from '../../../text/t.js';
import type { RunCallActor } from '../../../live/run-call.machine.js';
import type { KahootQuizActor } from '../kahoot-quiz.machine.js';
import { answersOf, type QuizQuestion } from '../quiz/merge-questions.js';

const answerFields = ['answer1', 'answer2', 'answer3', 'answer4'] as const;

/** Every question of the quiz, to be changed or left out before it is downloaded. */
export const QuestionList = ({ actor }: { readonly actor: KahootQuizActor }) => {
  const questions = useSelector(actor, ({ context }) => context.built?.questions ?? none);
  return (
    <div data-questions="">
      <Fold title={t('Look through and edit the questions')} className="mt-4">
        <ol className="grid gap-5 px-4 pb-4">
          {questions.map((question, at) => (
            <Editable key={at} actor={actor} question={question} at={at} />
          ))}
        </ol>
      </Fold>
    </div>
  );
};

const none: readonly QuizQuestion[] = [];

interface EditableProps {
  readonly actor: KahootQuizActor;
  readonly question: QuizQuestion;
  readonly at: number;
}

const Editable = ({ actor, question, at }: EditableProps) => {
  const n = at + 1;
  const edit: Edit = (change) => actor.send({ type: 'question.edited', at, change });
  const isRenewing = useSelector(actor, (state) => state.matches('renewing') && state.context.renewed === at);
  return (
    <li className="grid gap-2.5 border-t border-line pt-4 first:border-0 first:pt-0" aria-busy={isRenewing}>
      <div className="flex flex-wrap items-end justify-end gap-x-2 gap-y-1">
        <Field
          id={`question-${n}`}
          label={t('Question {n}', { n })}
          dir="auto"
          className="flex-1 max-sm:basis-full"
          maxLength={QUIZ_TEXT_MAX.question}
          value={question.question}
          onChange={({ target }) => edit({ question: target.value })}
        />
        {!isRenewing && <QuestionActs actor={actor} at={at} />}
      </div>
      {isRenewing ? <Renewing actor={actor} /> : <Answers question={question} n={n} edit={edit} />}
    </li>
  );
};

/** To be made anew, as long as its file is there, or left out. */
const QuestionActs = ({ actor, at }: Omit<EditableProps, 'question'>) => {
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const canRenew = useSelector(actor, (state) => state.can({ type: 'question.renewed', at }));
  const wasRenewed = useSelector(actor, ({ context }) => context.renewed === at);
  const n = at + 1;
  return (
    <>
      <IconButton
        ref={wasRenewed ? catchFocus : null}
        label={t('Make question {n} anew', { n })}
        className="size-11 shrink-0"
        aria-disabled={!canRenew}
        onClick={() => actor.send({ type: 'question.renewed', at })}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Remove question {n}', { n })}
        className="size-11 shrink-0"
        aria-disabled={busy}
        onClick={() => actor.send({ type: 'question.dropped', at })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </>
  );
};

const Renewing = ({ actor }: Pick<EditableProps, 'actor'>) => {
  const run = useSelector(actor, ({ children }) => children.run);
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="min-w-0 flex-1 truncate text-sm text-muted">
        {t('Making another question...')} {run && <RenewalStep run={run} />}
      </p>
      <Button ref={catchFocus} tone="quiet" size="small" onClick={() => actor.send({ type: 'cancel.pressed' })}>
        {t('Cancel')}
      </Button>
    </div>
  );
};

const RenewalStep = ({ run }: { readonly run: RunCallActor }) =>
  translated(useSelector(run, ({ context }) => context.step));

type Edit = (change: Partial<QuizQuestion>) => void;

interface AnswersProps {
  readonly question: QuizQuestion;
  /** The number of the question, from 1. */
  readonly n: number;
  readonly edit: Edit;
}

const Answers = ({ question, n, edit }: AnswersProps) => (
  <fieldset className="grid gap-2 sm:grid-cols-2">
    <legend className="mb-1 text-[0.8125rem] text-muted">{t('Answers; the marked one is correct')}</legend>
    {answersOf(question).map((answer, place) => (
      <div key={place} className="flex items-center gap-2">
        <input
          type="radio"
          name={`correct-${n}`}
          aria-label={t('Answer {n} is correct', { n: place + 1 })}
          className="size-5 shrink-0 accent-brand"
          checked={question.correctAnswer === place + 1}
          onChange={() => edit({ correctAnswer: place + 1 })}
        />
        <input
          type="text"
          dir="auto"
          aria-label={t('Answer {n}', { n: place + 1 })}
          className="min-h-11 min-w-0 flex-1 rounded-xl border border-edge bg-card px-3"
          maxLength={QUIZ_TEXT_MAX.answer}
          value={answer}
          onChange={({ target }) => edit({ [answerFields[place] ?? 'answer1']: target.value })}
        />
      </div>
    ))}
  </fieldset>
);
