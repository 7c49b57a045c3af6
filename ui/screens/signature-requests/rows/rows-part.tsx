import { Fragment } from 'react';
import { useSelector } from '@xstate/react';
import { FileDown, FileUp, Send } from 'lucide-react';
import { REQUEST_ROWS_MAX, REQUEST_ROWS_TEXT_MAX } from '../../../../contracts/limits.js';
import { columnsFor } from '../../../../contracts/request-rows/row-columns.js';
import { buttonLook } from '../../../parts/button-look.js';
import { Button } from '../../../parts/button.js';
import { TextAreaField } from '../../../parts/field.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../parts/file-input.js';
import { NameInText } from '../../../parts/file-name.js';
import { RichText } from '../../../text/rich-text.js';
import { t } from '../../../text/t.js';
import { RowsOutcome } from './rows-outcome.js';
import { soundRows, type RowsActor } from './rows.machine.js';
import type { CheckedRow } from './check-rows.js';

interface RowsProps {
  readonly actor: RowsActor;
}

/** Whether a list takes the place of the request that is made by itself. */
export const useHasList = (actor: RowsActor): boolean =>
  useSelector(
    actor,
    (state) => !['restoring', 'idle', 'left', 'dropping'].some((name) => state.matches(name as 'idle')),
  );

/** A list whose rows become requests: filled in, sent, and what became of each row. */
export const RowsPart = ({ actor, onDone }: RowsProps & { readonly onDone: () => void }) => {
  const isChoosing = useSelector(actor, (state) => state.matches('choosing') || state.matches('keeping'));
  return isChoosing ? <Filling actor={actor} /> : <RowsOutcome actor={actor} onDone={onDone} />;
};

/** A list that a reload has cut off. Nothing where there is none. */
export const LeftList = ({ actor }: RowsProps) => {
  const isLeft = useSelector(actor, (state) => state.matches('left'));
  const persisted = useSelector(actor, ({ context }) => context.kept);
  if (!isLeft || !persisted) return null;
  return (
    <section
      aria-labelledby="left-list"
      className="grid gap-3 rounded-3xl border border-line bg-card p-5 shadow-card"
      data-left-list={persisted.total}
    >
      <h2 id="left-list" className="text-lg font-semibold">
        <RichText
          text="A list for {name} was being sent"
          parts={{ name: <NameInText name={persisted.template.name} /> }}
        />
      </h2>
      <p className="text-sm text-muted">
        {t('Rows: {n}', { n: persisted.total })} · {t('Requests that were made are not made again.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => actor.send({ type: 'list.resumed' })}>
          {t('Go on with the list')}
        </Button>
        <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'list.closed' })}>
          {t('Leave it')}
        </Button>
      </div>
    </section>
  );
};

const Filling = ({ actor }: RowsProps) => {
  const template = useSelector(actor, ({ context }) => context.template);
  const text = useSelector(actor, ({ context }) => context.text);
  const columns = columnsFor(template?.people ?? []).map(({ header }) => header);
  return (
    <section aria-labelledby="list" className="grid min-w-0 gap-4" data-list="choosing">
      <h2 id="list" className="text-xl font-semibold">
        <RichText text="A list for {name}" parts={{ name: <NameInText name={template?.name ?? ''} /> }} />
      </h2>
      <p className="text-muted">
        {t('Each row becomes a request of its own, up to {n} at a time. The first row names the columns:', {
          n: REQUEST_ROWS_MAX,
        })}{' '}
        <bdi dir="ltr" className="font-medium text-ink [overflow-wrap:anywhere]">
          {columns.map((header, index) => (
            <Fragment key={header}>
              {index > 0 && ', '}
              <bdi>{header}</bdi>
            </Fragment>
          ))}
        </bdi>
      </p>
      <TableChoice actor={actor} />
      <TextAreaField
        id="rows"
        label={t('Or paste the rows')}
        rows={5}
        dir="ltr" // the order of the cells is that of the file, in whatever language they are
        spellCheck={false}
        value={text}
        maxLength={REQUEST_ROWS_TEXT_MAX}
        onChange={({ target }) => actor.send({ type: 'text.typed', text: target.value })}
      />
      <Preview actor={actor} />
      <SendList actor={actor} />
    </section>
  );
};

const TableChoice = ({ actor }: RowsProps) => (
  <div className="flex flex-wrap gap-3">
    <span>
      <FileInput
        id="table"
        multiple={false}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={(files) => actor.send({ type: 'table.chosen', files })}
      />
      <label htmlFor="table" className={buttonLook({ tone: 'quiet' }, SHOWS_INPUT_FOCUS)}>
        <FileUp className="size-4" aria-hidden="true" />
        {t('Choose a CSV')}
      </label>
    </span>
    <Button tone="quiet" onClick={() => actor.send({ type: 'example.wanted' })}>
      <FileDown className="size-4" aria-hidden="true" />
      {t('Get an empty list (CSV)')}
    </Button>
  </div>
);

const Preview = ({ actor }: RowsProps) => {
  const { headers, rows, problem } = useSelector(actor, ({ context }) => context.checked);
  if (problem !== '') {
    return (
      <p role="alert" className="text-danger [overflow-wrap:anywhere]">
        {problem}
      </p>
    );
  }
  if (rows.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={t('Rows of the list')}
      tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
      className="max-h-96 overflow-auto rounded-2xl border border-line bg-card"
    >
      <table className="w-full text-start text-sm">
        <thead>
          <tr>
            {[t('Row'), ...headers].map((header, index) => (
              <th key={index} scope="col" className="px-3 py-2 text-start font-semibold">
                <bdi>{header}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow key={row.row} row={row} columns={headers.length + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PreviewRow = ({
  row: { row, cells, problems },
  columns,
}: {
  readonly row: CheckedRow;
  readonly columns: number;
}) => (
  <>
    <tr className="border-t border-line" data-row={row} data-sound={problems.length === 0}>
      <th scope="row" className="px-3 py-2 text-start font-normal text-muted">
        {row}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="max-w-64 px-3 py-2 [overflow-wrap:anywhere]">
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
    {problems.length > 0 && (
      <tr>
        <td colSpan={columns} className="px-3 pb-2 text-danger [overflow-wrap:anywhere]">
          {problems.map((problem) => (
            <span key={problem} className="block">
              {problem}
            </span>
          ))}
        </td>
      </tr>
    )}
  </>
);

const SendList = ({ actor }: RowsProps) => {
  const { checked } = useSelector(actor, ({ context }) => context);
  const isReady = useSelector(actor, (state) => state.can({ type: 'send.pressed' }));
  const sound = soundRows(checked);
  const left = checked.rows.length - sound;
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {checked.rows.length > 0 && t('Requests to be made: {n}', { n: sound })}
        {left > 0 && (
          <span className="text-danger">
            {' · '}
            {t('Rows that are left out: {n}', { n: left })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={!isReady} onClick={() => actor.send({ type: 'send.pressed' })}>
          <Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {t('Make the requests')}
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'list.closed' })}>
          {t('Cancel')}
        </Button>
      </div>
    </>
  );
};
