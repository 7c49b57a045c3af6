import { useSelector } from '@xstate/react';
import { Circle, CircleAlert, CircleCheck, CircleDot, Lock, Signature, type LucideIcon } from 'lucide-react';
import { memo, useState } from 'react';
import { useNarrow } from '../../browser/use-narrow.js';
import { Button } from '../../parts/button.js';
import { Heading } from '../../parts/heading.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import { t } from '../../text/t.js';
import { isNeeded, labelOf, stateOf, valueIn, type FieldState } from '../fields/field-state.js';
import type { EditContext, FieldFilter } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';
import { DraftFoot } from '../parts/draft-foot.js';
import { ValuesSection } from '../values/values-section.js';
import { FieldSheet } from './field-sheet.js';
import { stateWords } from './field-words.js';
import { LockDialog } from './lock-dialog.js';
import { useField } from './use-field.js';
import { useProgress } from './use-progress.js';

interface FillPanelProps {
  readonly edit: EditActor;
}

/** The form as a list, with what makes a version of it. */
export const FillPanel = ({ edit }: FillPanelProps) => {
  const state = useSelector(edit, (now) => now.value.form);
  const isNarrow = useNarrow();
  const [isListed, setListed] = useState(false);
  if (state === 'ready' && isNarrow && !isListed) return <FieldSheet edit={edit} onList={() => setListed(true)} />;
  return (
    <div className="flex min-h-full flex-col">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 max-md:pt-1">
        <Heading takesFocus className="text-[1.625rem] leading-tight">
          {t('Fill this form')}
        </Heading>
        {state === 'reading' && <p className="text-sm text-muted">{t('Looking for fields …')}</p>}
        {state === 'none' && <p className="text-sm text-muted">{t('There are no fields to fill in this document.')}</p>}
        {state === 'unreadable' && (
          <p className="text-sm text-danger">{t('The form of this document cannot be read; its pages can.')}</p>
        )}
        {state === 'ready' && <FieldList edit={edit} onBack={isNarrow ? () => setListed(false) : null} />}
      </div>
      {state === 'ready' && (
        <DraftFoot edit={edit}>
          <LockButton edit={edit} />
        </DraftFoot>
      )}
      <LockDialog edit={edit} />
    </div>
  );
};

const LockButton = ({ edit }: FillPanelProps) => {
  const canLock = useSelector(edit, (state) => state.can({ type: 'lock.pressed' }));
  return (
    <Button
      tone="quiet"
      disabled={!canLock}
      onClick={() => edit.send({ type: 'lock.pressed' })}
      className="flex-1 whitespace-nowrap"
    >
      {t('Lock and save')}
    </Button>
  );
};

interface FieldListProps extends FillPanelProps {
  /** Back to the field itself, on a phone. */
  readonly onBack: (() => void) | null;
}

const shows: Readonly<Record<FieldFilter, (context: EditContext, field: FillableField) => boolean>> = {
  all: () => true,
  needed: ({ history }, field) => isNeeded(field, valueIn(history.now.values, field)),
  wrong: ({ history, current }, field) =>
    field.name !== current && stateOf(field, valueIn(history.now.values, field)) === 'wrong',
};

const pagesOf = (fields: readonly FillableField[]): number =>
  new Set(fields.flatMap(({ places }) => places.map(({ page }) => page))).size;

const FieldList = ({ edit, onBack }: FieldListProps) => {
  const context = useSelector(edit, (state) => state.context);
  const { fields, filter } = context;
  const required = fields.filter((field) => field.required).length;
  const shown = fields.filter((field) => shows[filter](context, field));
  return (
    <>
      <p className="-mt-3 text-[0.8125rem] text-muted">
        {t('{fields} on {pages}', {
          fields: t('{n} fields', { n: fields.length }),
          pages: t('{n} pages', { n: pagesOf(fields) }),
        })}
        {required > 0 && ` · ${t('{n} needed', { n: required })}`}
      </p>
      {onBack && (
        <Button tone="quiet" size="small" className="w-fit" onClick={onBack}>
          {t('Back to the field')}
        </Button>
      )}
      <Filters edit={edit} />
      <ol aria-label={t('Fields')} className="-mx-2.5 grid">
        {shown.map((field) => (
          <FieldRow key={field.name} edit={edit} field={field} onChosen={onBack} />
        ))}
      </ol>
      {shown.length === 0 && <p className="text-sm text-muted">{t('None at present.')}</p>}
      <ColoursSwitch edit={edit} />
      <ValuesSection edit={edit} />
    </>
  );
};

const Filters = ({ edit }: FillPanelProps) => {
  const filter = useSelector(edit, ({ context }) => context.filter);
  const { count, needed, wrong } = useProgress(edit);
  const choices = [
    ['all', t('All ({n})', { n: count })],
    ['needed', t('Needed ({n})', { n: needed })],
    ['wrong', t('Wrong ({n})', { n: wrong })],
  ] as const;
  return (
    <div role="group" aria-label={t('Fields')} className="flex rounded-full border border-line bg-sunken p-0.5">
      {choices.map(([choice, text]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === filter}
          onClick={() => edit.send({ type: 'filter.chosen', filter: choice })}
          className="min-h-8 flex-1 rounded-full px-2 text-[0.8125rem] font-medium text-muted tabular-nums aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card pointer-coarse:min-h-11"
        >
          {text}
        </button>
      ))}
    </div>
  );
};

const icons: Readonly<Record<FieldState, readonly [Icon: LucideIcon, tone: string]>> = {
  empty: [Circle, 'text-muted'],
  filled: [CircleCheck, 'text-brand-text'],
  wrong: [CircleAlert, 'text-danger'],
  fixed: [Lock, 'text-muted'],
  signature: [Signature, 'text-amber'],
};

const wordTones: Readonly<Partial<Record<FieldState, string>>> = { wrong: 'text-danger', signature: 'text-amber' };

interface FieldRowProps extends FillPanelProps {
  readonly field: FillableField;
  readonly onChosen: (() => void) | null;
}

const FieldRow = memo(({ edit, field, onChosen }: FieldRowProps) => {
  const { value, state, isFilling } = useField(edit, field);
  const [Icon, tone] = isFilling ? [CircleDot, 'text-brand-text'] : icons[state];
  return (
    <li className="workbench-rail-tile [contain-intrinsic-size:auto_2.5rem]">
      <button
        type="button"
        aria-current={isFilling}
        onClick={() => {
          onChosen?.();
          edit.send({ type: 'field.wanted', name: field.name });
        }}
        className="flex min-h-10 w-full items-center gap-2.5 rounded-xl px-2.5 text-start hover:bg-ink/5 aria-[current=true]:bg-brand-soft pointer-coarse:min-h-11"
      >
        <Icon className={`size-4.5 shrink-0 ${tone}`} aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate text-sm font-medium">
          {labelOf(field)}
          {field.required && (
            <>
              <span className="text-danger" aria-hidden="true">
                {' '}
                *
              </span>
              <span className="sr-only"> ({t('needed')})</span>
            </>
          )}
        </span>
        <span className={`max-w-1/2 truncate text-[0.8125rem] ${wordTones[state] ?? 'text-muted'}`}>
          <bdi>{isFilling ? t('being filled') : stateWords(field, value)}</bdi>
        </span>
      </button>
    </li>
  );
});
FieldRow.displayName = 'FieldRow';

const ColoursSwitch = ({ edit }: FillPanelProps) => {
  const isOn = useSelector(edit, (state) => state.matches({ colours: 'on' }));
  return (
    <label className="flex min-h-11 items-center justify-between gap-3 border-t border-line pt-2 text-sm max-md:hidden">
      {t('Colour the fields')}
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={() => edit.send({ type: 'colours.toggled' })}
        className="switch"
      />
    </label>
  );
};
