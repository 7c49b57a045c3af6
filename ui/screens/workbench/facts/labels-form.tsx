import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LABEL_PREFIX_MAX, pdfBookmarks, type PageLabel } from '../../../../contracts/tools/pdf-bookmarks.js';
import { Button, IconButton } from '../../../parts/button.js';
import { t, translated } from '../../../text/t.js';
import { isTwice, labelsOf, withNewRange, withRange } from './label-ranges.js';

interface LabelsFormProps {
  readonly ranges: readonly PageLabel[];
  readonly pageCount: number;
  readonly onSet: (ranges: readonly PageLabel[]) => void;
}

export const RANGES_MAX = 200;

/** The names of the pages: a row for each page from which on they are called otherwise. */
export const LabelsForm = ({ ranges, pageCount, onSet }: LabelsFormProps) => {
  const list = useRef<HTMLOListElement>(null);
  const setAndFocus = (next: readonly PageLabel[], at: number): void => {
    flushSync(() => onSet(next));
    list.current?.children[Math.min(at, next.length - 1)]?.querySelector('input')?.focus();
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 text-sm font-medium">{translated(LABELS)}</legend>
      <p className="text-[0.8125rem] text-muted">{t('What readers call the pages, from a page on.')}</p>
      <ol ref={list} aria-label={translated(LABELS)} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {ranges.map((range, at) => (
          <Row
            key={at}
            {...{ ranges, range, at, pageCount, onSet }}
            onRemove={() =>
              setAndFocus(
                ranges.filter((_, place) => place !== at),
                at,
              )
            }
          />
        ))}
      </ol>
      <Button
        tone="quiet"
        size="small"
        className="w-fit"
        disabled={ranges.length >= RANGES_MAX}
        onClick={() => setAndFocus(withNewRange(ranges, pageCount), ranges.length)}
      >
        <Plus className="size-4" aria-hidden="true" />
        {t('Add page labels')}
      </Button>
    </fieldset>
  );
};

/** The name of the option on its page. */
const LABELS = pdfBookmarks.options.shape.pageLabels.meta()?.title ?? '';

const fieldLook =
  'w-full min-h-10 rounded-xl border border-edge bg-card px-2.5 text-[0.9375rem] aria-invalid:border-danger';

interface RowProps extends LabelsFormProps {
  readonly range: PageLabel;
  /** From 0. */
  readonly at: number;
  readonly onRemove: () => void;
}

const styleNames = (): readonly (readonly [PageLabel['style'], string])[] => [
  ['decimal', '1, 2, 3'],
  ['roman', 'i, ii, iii'],
  ['Roman', 'I, II, III'],
  ['letters', 'a, b, c'],
  ['Letters', 'A, B, C'],
  ['none', t('No number')],
];

const START_MAX = 1_000_000;

/** Where a range begins, how its pages are counted, and what they are called then. */
const Row = (props: RowProps) => {
  const { ranges, range, at, pageCount, onRemove } = props;
  const twice = isTwice(ranges, at);
  const name = t('From page {page}', { page: String(range.page) });
  return (
    <li>
      <div role="group" aria-label={name} className="grid gap-1.5">
        <div className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-end gap-1.5 pe-11">
          <RowFields {...props} />
          <div className="absolute end-0 top-4">
            <IconButton label={t('Remove {name}', { name })} onClick={onRemove}>
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <Sample ranges={ranges} range={range} pageCount={pageCount} twice={twice} />
      </div>
    </li>
  );
};

const RowFields = ({ ranges, range, at, pageCount, onSet }: RowProps) => {
  const set = (change: Partial<PageLabel>): void => onSet(withRange(ranges, at, change));
  const { page, style, prefix, start } = range;
  return (
    <>
      <Labelled name={t('First page')}>
        <WholeNumber
          label={t('First page')}
          value={page}
          max={pageCount}
          isWrong={isTwice(ranges, at)}
          onSet={(next) => set({ page: next })}
        />
      </Labelled>
      <Labelled name={t('Style')}>
        <StyleChoice value={style} onChoose={(next) => set({ style: next })} />
      </Labelled>
      <Labelled name={t('Start at')}>
        <WholeNumber
          label={t('Start at')}
          value={start}
          max={START_MAX}
          isOff={style === 'none'}
          onSet={(next) => set({ start: next })}
        />
      </Labelled>
      <Labelled name={t('Prefix')}>
        <input
          type="text"
          dir="auto"
          aria-label={t('Prefix')}
          maxLength={LABEL_PREFIX_MAX}
          className={fieldLook}
          value={prefix}
          onChange={({ target }) => set({ prefix: target.value })}
        />
      </Labelled>
    </>
  );
};

interface StyleChoiceProps {
  readonly value: PageLabel['style'];
  readonly onChoose: (style: PageLabel['style']) => void;
}

const StyleChoice = ({ value, onChoose }: StyleChoiceProps) => (
  <select
    aria-label={t('Style')}
    className={fieldLook}
    value={value}
    onChange={({ target }) => onChoose(target.value as PageLabel['style'])}
  >
    {styleNames().map(([style, name]) => (
      <option key={style} value={style}>
        {name}
      </option>
    ))}
  </select>
);

const SAMPLE_LABELS = 3;

interface SampleProps extends Pick<RowProps, 'ranges' | 'range' | 'pageCount'> {
  readonly twice: boolean;
}

/** The first pages of a range as readers will call them. */
const Sample = ({ ranges, range, pageCount, twice }: SampleProps) => {
  if (twice) return <p className="text-[0.8125rem] text-danger">{t('Another row begins on this page.')}</p>;
  const labels = labelsOf(ranges, pageCount).slice(range.page - 1, range.page - 1 + SAMPLE_LABELS);
  return (
    <p className="text-[0.8125rem] break-words text-muted">
      <bdi>{labels.join(', ')}</bdi>
      {range.page - 1 + SAMPLE_LABELS < pageCount && ' …'}
    </p>
  );
};

/** The name of a field is read with it; beside the others it is only seen. */
const Labelled = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <span aria-hidden="true" className="mb-1 block truncate text-xs text-muted">
      {name}
    </span>
    {children}
  </div>
);

interface WholeNumberProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly isWrong?: boolean;
  readonly isOff?: boolean;
  readonly onSet: (value: number) => void;
}

/** A number that is none becomes the nearest one that is, as soon as the field is left. */
const WholeNumber = ({ label, value, max, isWrong = false, isOff = false, onSet }: WholeNumberProps) => (
  <input
    key={value}
    type="number"
    inputMode="numeric"
    aria-label={label}
    aria-invalid={isWrong}
    disabled={isOff}
    min={1}
    max={max}
    defaultValue={value}
    onBlur={({ target }) => {
      const next = Math.min(max, Math.max(1, Math.round(target.valueAsNumber) || value));
      target.value = String(next);
      if (next !== value) onSet(next);
    }}
    className={fieldLook}
  />
);
