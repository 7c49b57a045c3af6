import { useSelector } from '@xstate/react';
import { Download, Upload } from 'lucide-react';
import type { FormValue, FormValues } from '../../../contracts/form-fields.js';
import { valuesFormats } from '../../../contracts/form-values/values-formats.js';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { SelectField } from '../../parts/field.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import { useScreen } from '../../session/use-screen.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { valuesMachine, type ValuesActor } from './values.machine.js';
import { problemOfField } from './values-words.js';

interface ValuesProps {
  readonly values: ValuesActor;
}

/** Values of the form from a file, and into one. */
export const ValuesSection = ({ edit }: { readonly edit: EditActor }) => {
  const values = useScreen(valuesMachine, {
    document: edit.getSnapshot().context.file,
    form: () => {
      const { fields, history } = edit.getSnapshot().context;
      return { fields, values: history.now.values };
    },
    take: (values) => edit.send({ type: 'values.given', values }),
  });
  const isBusy = useSelector(values, (state) => state.hasTag('busy'));
  const canTake = useSelector(edit, (state) => state.matches({ work: 'editing' }) || state.matches({ work: 'failed' }));
  return (
    <section aria-label={t('Values')} aria-busy={isBusy} className="grid gap-3 border-t border-line pt-4">
      <div className="relative">
        <FileInput
          id="values-file"
          multiple={false}
          accept=".json,.csv,.fdf,.xfdf,application/json,text/csv"
          onFiles={([file]) => file && canTake && values.send({ type: 'file.chosen', file })}
        />
        <label
          htmlFor="values-file"
          className={`flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-line px-4 text-sm font-medium hover:bg-ink/5 ${SHOWS_INPUT_FOCUS}`}
        >
          <Upload className="size-4" aria-hidden="true" />
          {t('Import values…')}
        </label>
      </div>
      <Export values={values} />
      <Outcome values={values} />
      <RowDialog values={values} />
    </section>
  );
};

const Export = ({ values }: ValuesProps) => (
  <div role="group" aria-label={t('Export values')} className="flex flex-wrap items-center gap-1.5">
    <span className="flex basis-full items-center gap-2 text-sm">
      <Download className="size-4 shrink-0" aria-hidden="true" />
      {t('Export values')}
    </span>
    {valuesFormats.map((format) => (
      <button
        key={format}
        type="button"
        aria-label={t('Export values as {format}', { format: format.toUpperCase() })}
        onClick={() => values.send({ type: 'export.pressed', format })}
        className="min-h-9 flex-1 rounded-full border border-line px-2.5 text-[0.8125rem] font-medium hover:bg-ink/5 pointer-coarse:min-h-11"
      >
        {format.toUpperCase()}
      </button>
    ))}
  </div>
);

const PROBLEMS_LISTED = 10;

/** Above what stays at the lower edge of the panel. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The outcome for the file. */
const Outcome = ({ values }: ValuesProps) => {
  const state = useSelector(values, (now) => now);
  const { problem, problems, taken } = state.context;
  return (
    <>
      <p role="status" className="text-[0.8125rem] text-muted empty:hidden">
        {state.matches('taken') && t('{n} fields filled from the file', { n: taken })}
        {state.matches('made') && t('The filled forms are saved.')}
        {state.matches('reading') && t('Reading the values …')}
      </p>
      {state.matches('refused') && (
        <div ref={bringIntoView} role="alert" className="grid scroll-mb-52 gap-1.5 text-[0.8125rem] text-danger">
          <p>
            {problem === '' ? t('These values do not fit this form.') : problem} {t('Nothing was changed.')}
          </p>
          <ul className="grid gap-1">
            {problems.slice(0, PROBLEMS_LISTED).map((one) => (
              <li key={one.field} className="break-words">
                <bdi className="font-medium">{one.field}</bdi>: {problemOfField(one)}
              </li>
            ))}
          </ul>
          {problems.length > PROBLEMS_LISTED && <p>{t('And {n} more', { n: problems.length - PROBLEMS_LISTED })}</p>}
        </div>
      )}
    </>
  );
};

const textOf = (value: FormValue): string =>
  typeof value === 'string' ? value : typeof value === 'boolean' ? '' : value.join(', ');

const WORDS_SHOWN = 3;

/** The first words of a row, by which a person knows it. */
const rowWords = (row: FormValues): string =>
  Object.values(row)
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .slice(0, WORDS_SHOWN)
    .join(' · ');

/** Asked where a file fills several forms. */
const RowDialog = ({ values }: ValuesProps) => {
  const state = useSelector(values, (now) => now);
  const { rows, row } = state.context;
  const isMaking = state.matches('making');
  if (!state.matches('choosing') && !isMaking) return null;
  return (
    <Dialog
      title={t('This file fills {n} forms', { n: rows.length })}
      onClose={() => values.send({ type: 'cancel.pressed' })}
    >
      <p className="mb-4 text-[0.9375rem]">
        {t('Fill this form with one of its rows, or make a filled PDF of each row, all together in a ZIP.')}
      </p>
      <SelectField
        id="values-row"
        label={t('Row for this form')}
        className="mb-4"
        value={String(row)}
        disabled={isMaking}
        choices={rows.map((one, at) => [
          String(at),
          t('Row {n}: {words}', { n: String(at + 1), words: rowWords(one) }),
        ])}
        onChange={({ target }) => values.send({ type: 'row.chosen', row: Number(target.value) })}
      />
      {isMaking && (
        <p role="status" className="mb-4 text-sm text-muted">
          {t('Filling the forms …')}
        </p>
      )}
      <RowActions values={values} isMaking={isMaking} />
    </Dialog>
  );
};

const RowActions = ({ values, isMaking }: ValuesProps & { readonly isMaking: boolean }) => (
  <DialogActions>
    <Button tone="quiet" onClick={() => values.send({ type: 'cancel.pressed' })}>
      {t('Cancel')}
    </Button>
    <Button tone="quiet" disabled={isMaking} onClick={() => values.send({ type: 'each.pressed' })}>
      {t('A PDF of each row')}
    </Button>
    <Button disabled={isMaking} onClick={() => values.send({ type: 'take.pressed' })}>
      {t('Fill this form')}
    </Button>
  </DialogActions>
);
