import { useSelector } from '@xstate/react';
import { useId, type SyntheticEvent } from 'react';
import { MARK_CONTENTS_MAX } from '../../../contracts/limits.js';
import { Button } from '../../parts/button.js';
import { TextAreaField } from '../../parts/field.js';
import { t } from '../../text/t.js';
import { minuteText } from '../../text/times.js';
import type { EditActor } from '../machine/edit.machine.js';
import { toldOf } from '../machine/hand-context.js';
import type { DraftMark } from '../marks/draft-mark.js';
import { listedMarks, rootOf } from '../marks/listed-marks.js';

interface MarkThreadProps {
  readonly edit: EditActor;
  readonly mark: DraftMark;
}

/** Who made a mark of the document, what was answered to it, and the field for one more answer. */
export const MarkThread = ({ edit, mark }: MarkThreadProps) => {
  const context = useSelector(edit, (state) => state.context);
  const comment = toldOf(context, mark.id);
  if (!comment) return null;
  const root = rootOf(context.existing, comment.id);
  const answers = listedMarks(context).find(({ told: one }) => one?.id === root)?.answers ?? [];
  const byline = [comment.author, comment.changedAt ? minuteText(comment.changedAt) : ''].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-3">
      {byline !== '' && (
        <p dir="auto" className="text-[0.8125rem] text-muted">
          {byline}
        </p>
      )}
      {comment.locked && (
        <>
          <p className="text-[0.8125rem] text-amber">
            {t('Its author has locked it: it can be answered, not changed.')}
          </p>
          {comment.contents !== '' && <p dir="auto">{comment.contents}</p>}
        </>
      )}
      {answers.length > 0 && (
        <ol aria-label={t('Answers')} className="grid gap-2 border-s-2 border-line ps-3">
          {answers.map((answer) => (
            <li key={answer.mark.id} className="text-sm">
              {answer.told && answer.told.author !== '' && <p className="font-medium">{answer.told.author}</p>}
              <p dir="auto" className="whitespace-pre-wrap">
                {answer.mark.contents}
              </p>
            </li>
          ))}
        </ol>
      )}
      <AnswerForm key={root} edit={edit} root={root} />
    </div>
  );
};

const AnswerForm = ({ edit, root }: { readonly edit: EditActor; readonly root: string }) => {
  const id = useId();
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = new FormData(form).get('answer');
    if (typeof answer === 'string') edit.send({ type: 'mark.answered', id: root, text: answer.trim() });
    form.reset();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <TextAreaField
        id={id}
        name="answer"
        label={t('Your answer')}
        dir="auto"
        rows={2}
        required
        maxLength={MARK_CONTENTS_MAX}
      />
      <Button type="submit" tone="quiet" size="small" className="w-fit">
        {t('Answer')}
      </Button>
    </form>
  );
};
