import { useSelector } from '@xstate/react';
import { Lock, Trash2, Undo2 } from 'lucide-react';
import { createElement, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../parts/button.js';
import { SelectField } from '../../parts/field.js';
import { Fold } from '../../parts/fold.js';
import { t } from '../../text/t.js';
import { timeOrDay } from '../../text/times.js';
import type { EditActor } from '../machine/edit.machine.js';
import type { DocumentMark } from '../marks/document-mark.js';
import {
  groupedMarks,
  isChanged,
  listedMarks,
  removedMarks,
  type Grouping,
  type ListedAnswer,
  type ListedMark,
  type MarkGroup,
} from '../marks/listed-marks.js';
import { fieldsAround } from '../machine/hand-context.js';
import type { FieldMark } from '../marks/field-mark.js';
import { fieldProblemWords } from '../marks/field-problem-words.js';
import { MarksFileSection } from '../marks-file/marks-file-section.js';
import { AddMark } from './add-mark.js';
import { iconOf, kindWords, markWords, saidBy } from './mark-words.js';

interface MarkListProps {
  readonly edit: EditActor;
}

/** All marks by page or by author, those of the document and those of the draft, and the way to add to them without dragging. */
export const MarkList = ({ edit }: MarkListProps) => {
  const context = useSelector(edit, (state) => state.context);
  const [grouping, setGrouping] = useState<Grouping>('page');
  const marks = listedMarks(context);
  return (
    <section aria-label={t('All marks')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="border-t border-line pt-4 text-[0.9375rem] font-semibold max-md:sr-only">
        {t('Marks ({n})', { n: marks.length })}
      </h2>
      <Reading edit={edit} isEmpty={marks.length === 0} />
      {context.existing.length > 0 && <GroupingChoice value={grouping} onChoose={setGrouping} />}
      {groupedMarks(marks, grouping).map((group) => (
        <Group key={`${group.page} ${group.author}`} title={titleOf(group)}>
          {group.marks.map((one) => (
            <MarkRow key={one.mark.id} edit={edit} one={one} hasPage={grouping === 'author'} />
          ))}
        </Group>
      ))}
      <Removed edit={edit} />
      <MarksFileSection edit={edit} />
      <Fold title={t('Add without dragging')}>
        <AddMark edit={edit} />
      </Fold>
    </section>
  );
};

/** That the marks of the document are being read, why they cannot be, or that there are none. */
const Reading = ({ edit, isEmpty }: MarkListProps & { readonly isEmpty: boolean }) => {
  const isReading = useSelector(edit, (state) => state.matches({ marks: 'reading' }));
  const problem = useSelector(edit, ({ context }) => context.marksProblem);
  if (problem !== '') {
    return (
      <p role="alert" className="text-sm text-danger">
        {problem}
      </p>
    );
  }
  if (isReading) return <p className="text-sm text-muted">{t('Reading the marks of the document …')}</p>;
  return isEmpty ? <p className="text-sm text-muted">{t('None at present.')}</p> : null;
};

interface GroupingChoiceProps {
  readonly value: Grouping;
  readonly onChoose: (grouping: Grouping) => void;
}

const GroupingChoice = ({ value, onChoose }: GroupingChoiceProps) => (
  <SelectField
    id={useId()}
    label={t('In order of')}
    choices={[
      ['page', t('Page')],
      ['author', t('Author')],
    ]}
    value={value}
    onChange={({ target }) => onChoose(target.value as Grouping)}
  />
);

const titleOf = ({ page, author }: MarkGroup): string => {
  if (page !== null) return t('Page {page}', { page: String(page) });
  return author === null ? t('Added in this draft') : author === '' ? t('No author named') : author;
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <h3 dir="auto" className="mb-1 text-xs font-medium text-muted">
      {title}
    </h3>
    <ol className="-mx-2.5 grid">{children}</ol>
  </div>
);

const showMark = (id: string): void =>
  document.querySelector(`[data-mark="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center', behavior: 'instant' });

interface MarkRowProps extends MarkListProps {
  readonly one: ListedMark;
  /** The row names its page, as the group does not. */
  readonly hasPage: boolean;
}

const MarkRow = ({ edit, one, hasPage }: MarkRowProps) => {
  const { mark, told, answers } = one;
  const facts = [told?.author, told?.changedAt ? timeOrDay(told.changedAt) : '', hasPage ? pageOf(mark.page) : ''];
  return (
    <li className="workbench-rail-tile [contain-intrinsic-size:auto_2.75rem]">
      <Entry edit={edit} one={one} facts={facts.filter(Boolean).join(' · ')} onShow={() => showMark(mark.id)} />
      {answers.length > 0 && (
        <ol aria-label={t('Answers')} className="ms-5 border-s border-line ps-2">
          {answers.map((answer) => (
            <li key={answer.mark.id}>
              <Entry edit={edit} one={answer} facts={answer.told?.author ?? ''} onShow={() => showMark(mark.id)} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
};

const pageOf = (page: number): string => t('Page {page}', { page: String(page) });

interface EntryProps extends MarkListProps {
  readonly one: ListedAnswer;
  readonly facts: string;
  readonly onShow: () => void;
}

/** A mark or an answer, which can be chosen and removed. */
const Entry = ({ edit, one, facts, onShow }: EntryProps) => {
  const { mark, told } = one;
  const isChosen = useSelector(edit, ({ context }) => context.selected === mark.id);
  const isOther = useSelector(edit, ({ context }) => isChanged(one, context));
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-current={isChosen}
        onClick={() => {
          edit.send({ type: 'mark.selected', id: mark.id });
          onShow();
        }}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-xl px-2.5 py-1 text-start hover:bg-ink/5 aria-[current=true]:bg-brand-soft"
      >
        {createElement(iconOf(mark), { className: 'size-4.5 shrink-0 text-muted', 'aria-hidden': true })}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">
            {kindWords(mark)} <bdi className="font-normal text-muted">{saidBy(mark)}</bdi>
          </span>
          <span className="block truncate text-xs text-muted empty:hidden">
            {facts !== '' && <bdi>{facts}</bdi>} {isOther && <span className="text-amber">{t('Changed')}</span>}
            {mark.type === 'field' && <FieldProblem edit={edit} mark={mark} />}
          </span>
        </span>
      </button>
      {told?.locked === true ? (
        <Lock role="img" className="mx-3 size-4 shrink-0 text-muted" aria-label={t('Locked by its author')} />
      ) : (
        <IconButton
          label={t('Remove {name}', { name: markWords(mark) })}
          onClick={() => edit.send({ type: 'mark.removed', id: mark.id })}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
};

const FieldProblem = ({ edit, mark }: MarkListProps & { readonly mark: FieldMark }) => {
  const problem = useSelector(edit, ({ context }) => fieldProblemWords(mark, fieldsAround(context)));
  return problem !== '' && <span className="text-danger">{problem}</span>;
};

/** The marks that the version will not have any more, each with the way back. */
const Removed = ({ edit }: MarkListProps) => {
  const context = useSelector(edit, (state) => state.context);
  const gone = removedMarks(context);
  if (gone.length === 0) return null;
  return (
    <Group title={t('Removed ({n})', { n: String(gone.length) })}>
      {gone.map((one) => (
        <RemovedRow key={one.mark.id} edit={edit} one={one} />
      ))}
    </Group>
  );
};

const RemovedRow = ({ edit, one: { mark, told } }: MarkListProps & { readonly one: DocumentMark }) => (
  <li className="flex items-center gap-1 px-2.5">
    <del dir="auto" className="min-w-0 flex-1 truncate text-sm text-muted">
      {markWords(mark)}
    </del>
    <IconButton label={t('Put back')} onClick={() => edit.send({ type: 'mark.restored', id: told.id })}>
      <Undo2 className="size-4" aria-hidden="true" />
    </IconButton>
  </li>
);
