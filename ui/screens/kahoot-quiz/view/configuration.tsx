import { useSelector } from '@xstate/react';
import { QUIZ_INSTRUCTIONS_MAX, QUIZ_QUESTIONS } from '../../../../contracts/limits.js';
import { Field, TextAreaField } from '../../../parts/field.js';
import type { KahootQuizActor } from '../kahoot-quiz.machine.js';
import { t } from '../../../text/t.js';

/** The options of the quiz. */
export const Configuration = ({ actor }: { readonly actor: KahootQuizActor }) => {
  const { title, countText, instructions } = useSelector(actor, ({ context }) => context);
  return (
    <section aria-labelledby="configuration" className="rounded-3xl border border-line bg-card p-5 shadow-card">
      <h2 id="configuration" className="font-serif text-2xl tracking-tight">
        {t('Configuration')}
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-[1fr_12rem]">
        <Field
          id="quiz-title"
          label={t('Quiz Title')}
          value={title}
          onChange={({ target }) => actor.send({ type: 'title.changed', text: target.value })}
        />
        <Field
          id="quiz-count"
          label={t('Number of Questions')}
          type="number"
          inputMode="numeric"
          min={QUIZ_QUESTIONS.min}
          max={QUIZ_QUESTIONS.max}
          value={countText}
          onChange={({ target }) => actor.send({ type: 'count.changed', text: target.value })}
          onBlur={() => actor.send({ type: 'count.left' })}
        />
        <div className="sm:col-span-2">
          <TextAreaField
            id="quiz-instructions"
            label={t('Custom Instructions (Optional)')}
            maxLength={QUIZ_INSTRUCTIONS_MAX}
            placeholder={t('For example: ask about dates and places only')}
            value={instructions}
            onChange={({ target }) => actor.send({ type: 'instructions.changed', text: target.value })}
          />
        </div>
      </div>
    </section>
  );
};
