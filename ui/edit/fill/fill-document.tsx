import { useSelector } from '@xstate/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useNarrow } from '../../browser/use-narrow.js';
import { Button, IconButton } from '../../parts/button.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import type { PageSize } from '../../pdf/pdf-document.js';
import { t } from '../../text/t.js';
import { labelOf, valueIn } from '../fields/field-state.js';
import { fieldNamed } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';
import { EditPages } from '../parts/edit-pages.js';
import { EditZoom } from '../parts/edit-zoom.js';
import { UndoRedo } from '../parts/undo-redo.js';
import { hintWords, problemWords } from './field-words.js';
import { PageField, PageFieldButton } from './page-field.js';
import { useProgress } from './use-progress.js';
import './fill.css';

interface FillDocumentProps {
  readonly edit: EditActor;
  /** The versions of the document. */
  readonly children?: ReactNode;
}

/** Puts the focus where the machine wants it: into the sheet on a phone, else onto the page. */
const useWantedFocus = (edit: EditActor): void => {
  const wanted = useSelector(edit, ({ context }) => context.wanted);
  useEffect(() => {
    if (!wanted) return;
    const name = CSS.escape(wanted.name);
    document.querySelector(`[data-field="${name}"]`)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const inSheet = document.querySelector<HTMLElement>(`[data-sheet-field="${name}"]`);
    const onPage = document.querySelector<HTMLElement>(`:is(input, select, textarea)[data-field="${name}"]`);
    (inSheet ?? onPage)?.focus({ preventScroll: true });
  }, [wanted]);
};

/** The pages with their fields, live. */
export const FillDocument = ({ edit, children }: FillDocumentProps) => {
  const isNarrow = useNarrow();
  const fields = useSelector(edit, ({ context }) => context.fields);
  const isPlain = useSelector(edit, (state) => state.matches({ colours: 'off' }));
  useWantedFocus(edit);
  const overlay = useCallback(
    (page: number, size: PageSize) =>
      fields.flatMap((field) =>
        field.places.flatMap((place, at) => {
          if (place.page !== page) return [];
          const Drawn = isNarrow ? PageFieldButton : PageField;
          return [<Drawn key={`${field.name} ${at}`} edit={edit} field={field} place={place} size={size} />];
        }),
      ),
    [edit, fields, isNarrow],
  );
  return (
    <div className={`flex h-full flex-col ${isPlain ? 'fill-plain' : ''}`}>
      <FillBar edit={edit} />
      <div className="relative min-h-0 flex-1">
        <EditPages edit={edit} overlay={overlay} />
        <EditZoom edit={edit} />
      </div>
      {children}
    </div>
  );
};

/** Where one is in the form, and the way to the next field. */
const FillBar = ({ edit }: { readonly edit: EditActor }) => {
  const { place, count, needed, filled } = useProgress(edit);
  const canStep = useSelector(edit, (state) => state.can({ type: 'field.stepped', by: 1 }));
  const canGoBack = useSelector(edit, (state) => state.can({ type: 'field.stepped', by: -1 }));
  if (count === 0) return null;
  return (
    <div className="flex min-h-15 shrink-0 items-center gap-3 border-b border-line bg-card px-4 max-md:hidden">
      <IconButton
        label={t('Previous field')}
        disabled={!canGoBack}
        onClick={() => edit.send({ type: 'field.stepped', by: -1 })}
        className="size-10 border border-line"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <Button size="small" disabled={!canStep} onClick={() => edit.send({ type: 'field.stepped', by: 1 })}>
        {t('Next field')}
        <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      <CurrentField edit={edit} />
      <div className="w-52 shrink-0 max-lg:hidden">
        <p className="mb-1 flex justify-between gap-2 text-[0.8125rem] text-muted tabular-nums">
          <span className="font-medium text-ink">
            {place > 0 ? t('Field {place} of {count}', { place, count }) : t('{n} fields', { n: count })}
          </span>
          <span>{needed > 0 && t('{n} needed fields left', { n: needed })}</span>
        </p>
        <ProgressBar label={t('Filled fields')} percent={Math.round((filled / count) * 100)} />
      </div>
      <UndoRedo edit={edit} />
    </div>
  );
};

const CurrentField = ({ edit }: { readonly edit: EditActor }) => {
  const field = useSelector(edit, ({ context }) => fieldNamed(context, context.current));
  const value = useSelector(edit, ({ context }) => (field ? valueIn(context.history.now.values, field) : ''));
  const isFilling = useSelector(edit, (state) => state.matches({ field: 'filling' }));
  if (!field) return <span className="flex-1" />;
  const problem = isFilling ? '' : problemWords(field, value);
  return (
    <p className="min-w-0 flex-1 leading-tight">
      <span className="block truncate text-sm font-medium">
        {labelOf(field)}
        {field.required && <span className="text-danger"> *</span>}
      </span>
      <span className={`block truncate text-xs ${problem === '' ? 'text-muted' : 'text-danger'}`}>
        {problem === '' ? hintWords(field) : problem}
      </span>
    </p>
  );
};
