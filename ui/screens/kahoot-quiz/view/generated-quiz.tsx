import { useSelector } from '@xstate/react';
import { Check, Download } from 'lucide-react';
import type { AnsweredBy } from '../../../../contracts/api/ai.js';
import { FileLifetime } from '../../../session/file-lifetime.js';
import { Button } from '../../../parts/button.js';
import { bringIntoView } from '../../../parts/catch-focus.js';
import { NameInText } from '../../../parts/file-name.js';
import { NoteLines } from '../../../text/note-lines.js';
import { withShortName } from '../../../text/file-names.js';
import { BackToFiles } from '../../../tools/documents/back-to-files.js';
import { AnsweredByLine } from '../../../tools/documents/answered-by.js';
import type { KahootQuizActor } from '../kahoot-quiz.machine.js';
import { answersOf, type QuizQuestion } from '../quiz/merge-questions.js';
import { authorsOf, notesOf, type FailedFile } from '../quiz-context.js';
import { QuestionList } from './question-list.js';
import { t, translated } from '../../../text/t.js';

/** Requirement: so many questions are shown. */
const QUESTIONS_SHOWN = 3;

/** The result: the first questions, and the workbook. */
export const GeneratedQuiz = ({ actor }: { readonly actor: KahootQuizActor }) => {
  const context = useSelector(actor, (state) => state.context);
  const questions = context.built?.questions ?? [];
  const left = questions.length - QUESTIONS_SHOWN;
  return (
    <section
      aria-labelledby="generated"
      className="animate-rise rounded-3xl border border-brand/35 bg-card p-5 shadow-card"
    >
      <p className="text-sm font-semibold text-brand-text">{t('Ready for Kahoot!')}</p>
      <QuizHeading count={questions.length} />
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {questions.slice(0, QUESTIONS_SHOWN).map((question, index) => (
          <Question key={index} number={index + 1} question={question} />
        ))}
      </ol>
      {left > 0 && <p className="mt-3 text-sm text-muted">{t('... and {n} more questions', { n: left })}</p>}
      {questions.length < context.asked && (
        <p data-fewer className="mt-3 text-sm text-muted">
          {t('You asked for {n}. These files do not have enough content for more good questions.', {
            n: context.asked,
          })}
        </p>
      )}
      <QuestionList actor={actor} />
      <FailedFiles files={context.failed} />
      <div className="mt-5 grid gap-4 border-t border-line pt-4">
        <Origin authors={authorsOf(context)} notes={notesOf(context)} />
        <Button size="large" onClick={() => actor.send({ type: 'download.pressed' })}>
          <Download className="size-[1.125rem]" aria-hidden="true" />
          {t('Download XLSX')}
        </Button>
        <BackToFiles file={context.files[0]} />
      </div>
    </section>
  );
};

const QuizHeading = ({ count }: { readonly count: number }) => (
  <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    <h2
      id="generated"
      ref={bringIntoView}
      tabIndex={-1}
      className="scroll-mt-28 font-serif text-2xl tracking-tight outline-none"
    >
      {t('Generated Quiz')}
    </h2>
    <p className="text-sm text-muted">{t('{n} questions', { n: count })}</p>
  </div>
);

interface OriginProps {
  readonly authors: readonly AnsweredBy[];
  readonly notes: readonly string[];
}

/** How the files were read, who made the questions, and how long they are kept. */
const Origin = ({ authors, notes }: OriginProps) => (
  <div className="grid gap-1">
    <NoteLines notes={notes} className="text-[0.8125rem] text-muted" />
    {authors.map((author) => (
      <AnsweredByLine key={author.name} by={author} what="quiz" />
    ))}
    <FileLifetime />
  </div>
);

const Question = ({ number, question }: { readonly number: number; readonly question: QuizQuestion }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-2xl border border-line px-4 py-3 text-[0.9375rem]">
    <span className="tabular-nums text-muted">{number}.</span>
    <p dir="auto" className="font-medium">
      {question.question}
    </p>
    <p className="col-start-2 mt-1 flex gap-2 text-sm text-brand-text">
      <Check className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <span className="sr-only">{t('Correct answer:')} </span>
        <bdi>{answersOf(question)[question.correctAnswer - 1]}</bdi>
      </span>
    </p>
  </li>
);

const FailedFiles = ({ files }: { readonly files: readonly FailedFile[] }) =>
  files.length > 0 && (
    <div className="mt-4 rounded-2xl border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger">
      <p className="font-medium">{t('Not included:')}</p>
      <ul className="mt-1 grid gap-1">
        {files.map(({ name, reason }, at) => (
          <li key={at} className="wrap-anywhere">
            <NameInText name={name} />: {withShortName(translated(reason), name)}
          </li>
        ))}
      </ul>
    </div>
  );
