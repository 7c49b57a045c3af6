import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { createElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import { BOOKMARK_TITLE_MAX } from '../../../../contracts/limits.js';
import {
  LABEL_PREFIX_MAX,
  pdfBookmarks,
  type Bookmark,
  type PageLabel,
} from '../../../../contracts/tools/pdf-bookmarks.js';
import { Button, IconButton } from '../../../parts/button.js';
import { t, translated } from '../../../text/t.js';
import { fieldsOf, type OptionValue, type OptionValues } from '../../../tools/fields-of-options.js';
import { rangesOf } from './label-ranges.js';
import { LabelsForm, RANGES_MAX } from './labels-form.js';
import { itemsOf, levelled, moved, withItem, withNewItem, withoutItem } from './outline-items.js';

interface OutlineFormProps {
  readonly facts: DocumentFacts;
  readonly values: OptionValues;
  readonly onChange: (field: string, value: OptionValue) => void;
}

/** The name of the option on its page. */
const FROM_HEADINGS = fieldsOf(pdfBookmarks).find(({ name }) => name === 'fromHeadings')?.label ?? '';

const itemsIn = ({ outline }: DocumentFacts): readonly Bookmark[] => itemsOf(outline, t('No title'));

/** The bookmarks of the document; one without bookmarks gets them from its headings. */
export const outlineIn = (facts: DocumentFacts): OptionValues => ({
  bookmarks: JSON.stringify(itemsIn(facts)),
  fromHeadings: facts.outline.length === 0,
  pageLabels: JSON.stringify(rangesIn(facts)),
});

/** None where the document calls its pages in more ways than the tool takes: they stay as they are then. */
const rangesIn = ({ pageLabels }: DocumentFacts): readonly PageLabel[] => {
  const ranges = rangesOf(pageLabels ?? []);
  return ranges.length > RANGES_MAX || ranges.some(({ prefix }) => prefix.length > LABEL_PREFIX_MAX) ? [] : ranges;
};

const readItems = ({ bookmarks }: OptionValues): readonly Bookmark[] =>
  typeof bookmarks === 'string' && bookmarks !== '' ? (JSON.parse(bookmarks) as Bookmark[]) : [];

/** Pages that are called nothing in particular are called by their numbers. */
const plainNumbers: PageLabel = { page: 1, style: 'decimal', prefix: '', start: 1 };

/** To leave them out leaves the page labels of a document as they are. */
const sentRanges = (ranges: readonly PageLabel[], { pageLabels }: DocumentFacts): readonly PageLabel[] =>
  ranges.length === 0 && pageLabels ? [plainNumbers] : ranges;

const readRanges = ({ pageLabels }: OptionValues): readonly PageLabel[] =>
  typeof pageLabels === 'string' && pageLabels !== '' ? (JSON.parse(pageLabels) as PageLabel[]) : [];

/** The bookmarks of a document as a tree, or those that its headings make. */
export const OutlineForm = ({ facts, values, onChange }: OutlineFormProps) => {
  const isFromHeadings = values['fromHeadings'] === true;
  const set = (items: readonly Bookmark[]): void => onChange('bookmarks', JSON.stringify(items));
  const elsewhere = facts.outline.filter(({ page }) => page === null).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <label className="flex min-h-11 items-center justify-between gap-3 text-sm">
        {translated(FROM_HEADINGS)}
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={isFromHeadings}
          onChange={({ target }) => {
            onChange('fromHeadings', target.checked);
            set(target.checked ? [] : itemsIn(facts));
          }}
        />
      </label>
      {!isFromHeadings && <Tree items={readItems(values)} pageCount={facts.pageCount} onSet={set} />}
      {!isFromHeadings && elsewhere > 0 && (
        <p className="text-[0.8125rem] text-amber">
          {t('Bookmarks that lead to no page of this document, and will lead to one: {n}', { n: String(elsewhere) })}
        </p>
      )}
      <LabelsForm
        ranges={readRanges(values)}
        pageCount={facts.pageCount}
        onSet={(ranges) => onChange('pageLabels', JSON.stringify(sentRanges(ranges, facts)))}
      />
    </div>
  );
};

interface TreeProps {
  readonly items: readonly Bookmark[];
  readonly pageCount: number;
  readonly onSet: (items: readonly Bookmark[]) => void;
}

const Tree = ({ items, pageCount, onSet }: TreeProps) => {
  const list = useRef<HTMLOListElement>(null);
  /** The row that was worked on last; it keeps its buttons, or what is pressed next would move away. */
  const [current, setCurrent] = useState(-1);
  /** The focus goes with what was moved. */
  const setAndFocus = (next: readonly Bookmark[], at: number, act: string): void => {
    const place = Math.min(at, next.length - 1);
    flushSync(() => {
      onSet(next);
      setCurrent(place);
    });
    const row = list.current?.children[place];
    const button = row?.querySelector<HTMLElement>(`[data-act=${act}]:not(:disabled)`);
    (button ?? row?.querySelector('input'))?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {items.length === 0 && <p className="text-sm text-muted">{t('None at present.')}</p>}
      <ol ref={list} aria-label={t('Bookmarks')} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {items.map((item, at) => (
          <Row
            key={at}
            {...{ items, item, at, pageCount, onSet, setAndFocus }}
            isCurrent={at === current}
            onFocus={() => setCurrent(at)}
          />
        ))}
      </ol>
      <Button
        tone="quiet"
        size="small"
        className="w-fit"
        onClick={() => setAndFocus(withNewItem(items, t('New bookmark')), items.length, 'title')}
      >
        <Plus className="size-4" aria-hidden="true" />
        {t('Add a bookmark')}
      </Button>
    </div>
  );
};

interface RowProps extends TreeProps {
  readonly item: Bookmark;
  /** From 0. */
  readonly at: number;
  readonly setAndFocus: (items: readonly Bookmark[], at: number, act: string) => void;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
}

/** Rem by which each level stands further in, up to where there is no room for more. */
const INDENT_REM = 0.75;
const INDENTS_MAX = 5;

const fieldLook = 'min-h-10 rounded-xl border border-edge bg-card px-2.5 text-[0.9375rem] aria-invalid:border-danger';

/** A bookmark: its title, the page that it leads to, and what can be done with it while it is worked on. */
const Row = (props: RowProps) => {
  const { items, item, at, pageCount, onSet, isCurrent, onFocus } = props;
  const indent = Math.min(item.level - 1, INDENTS_MAX) * INDENT_REM;
  return (
    <li onFocus={onFocus} style={{ paddingInlineStart: `${indent}rem` }}>
      <div role="group" aria-label={t('{title}, level {n}', { title: item.title, n: String(item.level) })}>
        <div className="flex gap-1.5">
          <input
            data-act="title"
            type="text"
            dir="auto"
            aria-label={t('Title')}
            aria-invalid={item.title.trim() === ''}
            maxLength={BOOKMARK_TITLE_MAX}
            value={item.title}
            onChange={({ target }) => onSet(withItem(items, at, { title: target.value }))}
            className={`min-w-0 flex-1 ${fieldLook}`}
          />
          <PageField item={item} pageCount={pageCount} onSet={(page) => onSet(withItem(items, at, { page }))} />
        </div>
        {isCurrent && (
          <div className="flex gap-0.5 pt-1">
            <RowActs {...props} />
          </div>
        )}
      </div>
    </li>
  );
};

interface PageFieldProps extends Pick<RowProps, 'item' | 'pageCount'> {
  readonly onSet: (page: number) => void;
}

/** A page that the document does not have is the nearest one that it has, as soon as the field is left. */
const PageField = ({ item, pageCount, onSet }: PageFieldProps) => (
  <input
    key={item.page}
    type="number"
    inputMode="numeric"
    aria-label={t('Page')}
    title={t('Page')}
    min={1}
    max={pageCount}
    defaultValue={item.page}
    onBlur={({ target }) => {
      const page = Math.min(pageCount, Math.max(1, Math.round(target.valueAsNumber) || item.page));
      target.value = String(page);
      if (page !== item.page) onSet(page);
    }}
    className={`w-16 ${fieldLook}`}
  />
);

const RowActs = ({ items, item, at, setAndFocus }: RowProps) => {
  const acts = [
    ['up', ArrowUp, t('Up'), moved(items, at, -1)],
    ['down', ArrowDown, t('Down'), moved(items, at, 1)],
    ['out', IndentDecrease, t('A level higher'), asMoved(levelled(items, at, -1), at)],
    ['in', IndentIncrease, t('A level deeper'), asMoved(levelled(items, at, 1), at)],
  ] as const satisfies readonly (readonly [string, LucideIcon, string, ReturnType<typeof moved>])[];
  return (
    <>
      {acts.map(([act, Icon, label, next]) => (
        <IconButton
          key={act}
          data-act={act}
          label={label}
          disabled={next === null}
          onClick={() => next && setAndFocus(next.items, next.at, act)}
        >
          {createElement(Icon, {
            className: `size-4 ${act === 'out' || act === 'in' ? 'rtl:-scale-x-100' : ''}`,
            'aria-hidden': true,
          })}
        </IconButton>
      ))}
      <IconButton
        data-act="remove"
        label={t('Remove {name}', { name: item.title })}
        onClick={() => setAndFocus(withoutItem(items, at), at, 'remove')}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </>
  );
};

const asMoved = (items: readonly Bookmark[] | null, at: number): ReturnType<typeof moved> => items && { items, at };
