import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { QUIZ_TEXT_MAX } from '../../../../contracts/limits.js';
import { IconButton } from '../../../parts/button.js';
import { Field } from '../../../parts/field.js';
import { Fold } from '../../../parts/fold.js';
import { t } from '../../../text/t.js';
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
  return (
    <li className="grid gap-2.5 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex items-end gap-2">
        <Field
          id={`question-${n}`}
          label={t('Question {n}', { n })}
          dir="auto"
          className="flex-1"
          maxLength={QUIZ_TEXT_MAX.question}
          value={question.question}
          onChange={({ target }) => edit({ question: target.value })}
        />
        <IconButton
          label={t('Remove question {n}', { n })}
          className="size-11 shrink-0"
          onClick={() => actor.send({ type: 'question.dropped', at })}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <Answers question={question} n={n} edit={edit} />
    </li>
  );
};

type Edit = (change: Partial<QuizQuestion>) => void;

interface AnswersProps {
  readonly question: QuizQuestion;
  /** Of the question, from 1. */
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
