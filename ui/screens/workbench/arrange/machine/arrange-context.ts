import type { PdfPages } from '../../../../pdf/pages/pdf-pages.js';
import {
  addBlankPages,
  allPages,
  copyPages,
  isUntouched,
  movePages,
  removePages,
  sameOrder,
  shiftPages,
  turnPages,
  type Arrangement,
  type PlacedPage,
} from '../../../../work/files/placed-page.js';
import type { PluralText } from '../../../../../contracts/texts/text-catalogue.js';
import { t } from '../../../../text/t.js';

export interface ArrangedFile {
  readonly id: number;
  readonly file: File;
}

export interface ArrangeInput {
  readonly files: readonly ArrangedFile[];
  /** The visitor's earlier arrangement of the same files. */
  readonly arrangement: Arrangement | null;
}

export interface OpenFile {
  readonly id: number;
  readonly pageCount: number;
  readonly pdf: PdfPages;
}

export interface ArrangeContext extends ArrangeInput {
  readonly open: readonly OpenFile[];
  readonly total: number;
  readonly pages: readonly PlacedPage[];
  /** Orders to undo to, the latest last, and those to redo. */
  readonly past: readonly (readonly PlacedPage[])[];
  readonly future: readonly (readonly PlacedPage[])[];
  /** Keys of pages. */
  readonly selected: readonly number[];
  /** The focused page. */
  readonly focus: number;
  /** The file that a password is asked for, and whether the last one was wrong. */
  readonly locked: { readonly id: number; readonly wrong: boolean } | null;
  /** The file that can't be shown, and why. */
  readonly refused: { readonly id: number; readonly message: string } | null;
  /** Announced to screen readers. */
  readonly announcement: string;
}

/** `key` is the page that the event is about, together with the selection if it belongs to it. Null: the selection. */
interface OnPages {
  readonly key: number | null;
}

export type ArrangeEvent =
  | { readonly type: 'pdf.opened'; readonly id: number; readonly pdf: PdfPages }
  | { readonly type: 'pdf.locked'; readonly id: number; readonly wrong: boolean }
  | { readonly type: 'pdf.refused'; readonly id: number; readonly message: string }
  | { readonly type: 'password.given' }
  | { readonly type: 'page.focused'; readonly key: number }
  | { readonly type: 'page.toggled'; readonly key: number; readonly upTo: boolean }
  | { readonly type: 'all.toggled' }
  | ({ readonly type: 'pages.turned'; readonly by: 90 | -90 } & OnPages)
  | ({ readonly type: 'pages.shifted'; readonly by: number } & OnPages)
  | ({ readonly type: 'pages.moved'; readonly place: number } & OnPages)
  | ({ readonly type: 'pages.deleted' } & OnPages)
  | ({ readonly type: 'pages.copied' } & OnPages)
  | ({ readonly type: 'pages.blanked' } & OnPages)
  | { readonly type: 'undo.pressed' }
  | { readonly type: 'redo.pressed' }
  | { readonly type: 'reset.pressed' };

const STEPS_MAX = 200;

export const initialContext = (input: ArrangeInput): ArrangeContext => ({
  ...input,
  open: [],
  total: 0,
  pages: [],
  past: [],
  future: [],
  selected: [],
  focus: 0,
  locked: null,
  refused: null,
  announcement: '',
});

export const withFile = (
  context: ArrangeContext,
  { id, pdf }: { id: number; pdf: PdfPages },
): ArrangeContext['open'] => [...context.open.filter((file) => file.id !== id), { id, pageCount: pdf.pageCount, pdf }];

/** The files in the order of the selection. */
const inOrder = ({ files, open }: ArrangeContext): readonly OpenFile[] =>
  files.flatMap(({ id }) => open.find((file) => file.id === id) ?? []);

export const isAllOpen = ({ files, open }: ArrangeContext, id: number): boolean =>
  files.every((file) => file.id === id || open.some((other) => other.id === file.id));

/** Once all files are open: the pages in the visitor's order, or else in the files' own. */
export const laidOut = (context: ArrangeContext): Partial<ArrangeContext> => {
  const fresh = allPages(inOrder(context));
  const { arrangement } = context;
  const pages = arrangement?.total === fresh.length ? arrangement.pages : fresh;
  return { total: fresh.length, pages, focus: pages[0]?.key ?? 0 };
};

export const untouched = (context: ArrangeContext): readonly PlacedPage[] => allPages(inOrder(context));

/** The pages that an event changes. */
export const keysOf = ({ selected }: ArrangeContext, { key }: OnPages): readonly number[] =>
  key === null || selected.includes(key) ? selected : [key];

type Change = Extract<ArrangeEvent, { type: `pages.${string}` }>;

const changes: {
  readonly [Type in Change['type']]: (
    pages: readonly PlacedPage[],
    keys: readonly number[],
    event: Extract<Change, { type: Type }>,
  ) => readonly PlacedPage[];
} = {
  'pages.turned': (pages, keys, { by }) => turnPages(pages, keys, by),
  'pages.shifted': (pages, keys, { by }) => shiftPages(pages, keys, by),
  'pages.moved': (pages, keys, { place }) => movePages(pages, keys, place),
  'pages.deleted': (pages, keys) => removePages(pages, keys),
  'pages.copied': (pages, keys) => copyPages(pages, keys),
  'pages.blanked': (pages, keys) => addBlankPages(pages, keys),
};

/** The order after an event. */
export const changed = (context: ArrangeContext, event: Change): readonly PlacedPage[] => {
  const change = changes[event.type] as (
    ...given: [readonly PlacedPage[], readonly number[], Change]
  ) => readonly PlacedPage[];
  return change(context.pages, keysOf(context, event), event);
};

/** Whether an event changes anything; an order without pages of the files is not accepted. */
export const isChange = (context: ArrangeContext, event: Change): boolean => {
  const pages = changed(context, event);
  const isPage = ({ isBlank }: PlacedPage): boolean => isBlank !== true;
  return pages.some(isPage) && !sameOrder(pages, context.pages);
};

/** The change that was made to so many pages, before its outcome. */
const done = {
  'pages.turned': '{n} pages rotated, {result}',
  'pages.shifted': '{n} pages moved, {result}',
  'pages.moved': '{n} pages moved, {result}',
  'pages.deleted': '{n} pages deleted, {result}',
  'pages.copied': '{n} pages duplicated, {result}',
  'pages.blanked': '{n} blank pages inserted, {result}',
} as const satisfies Readonly<Record<Change['type'], PluralText>>;

/** The focused page, or its successor if it was deleted. */
const focusAfter = ({ pages, focus }: ArrangeContext, left: readonly PlacedPage[]): number => {
  if (left.some(({ key }) => key === focus)) return focus;
  const place = pages.findIndex(({ key }) => key === focus);
  const keysLeft = new Set(left.map(({ key }) => key));
  const next =
    pages.slice(place).find(({ key }) => keysLeft.has(key)) ??
    pages.slice(0, place).findLast(({ key }) => keysLeft.has(key));
  return next?.key ?? left[0]?.key ?? 0;
};

const placeOf = (pages: readonly PlacedPage[], keys: readonly number[]): string => {
  const place = pages.findIndex(({ key }) => keys.includes(key));
  return place < 0
    ? t('{n} pages left', { n: pages.length })
    : t('now number {place} of {n}', { place: place + 1, n: pages.length });
};

export const afterChange = (context: ArrangeContext, event: Change): Partial<ArrangeContext> => {
  const pages = changed(context, event);
  const keys = keysOf(context, event);
  return {
    ...withPages(context, pages),
    past: [...context.past, context.pages].slice(-STEPS_MAX),
    future: [],
    announcement: t(done[event.type], { n: keys.length, result: placeOf(pages, keys) }),
  };
};

const withPages = (context: ArrangeContext, pages: readonly PlacedPage[]) => {
  const there = new Set(pages.map(({ key }) => key));
  return { pages, selected: context.selected.filter((key) => there.has(key)), focus: focusAfter(context, pages) };
};

export const undone = (context: ArrangeContext): Partial<ArrangeContext> => ({
  ...withPages(context, context.past.at(-1) ?? context.pages),
  past: context.past.slice(0, -1),
  future: [...context.future, context.pages],
  announcement: t('Undone'),
});

export const redone = (context: ArrangeContext): Partial<ArrangeContext> => ({
  ...withPages(context, context.future.at(-1) ?? context.pages),
  past: [...context.past, context.pages],
  future: context.future.slice(0, -1),
  announcement: t('Redone'),
});

export const resetAll = (context: ArrangeContext): Partial<ArrangeContext> => ({
  ...withPages(context, untouched(context)),
  past: [...context.past, context.pages].slice(-STEPS_MAX),
  future: [],
  announcement: t('All pages are back in their original order'),
});

/** Selects the range from the focused page to this one, or toggles this one alone. */
export const toggled = ({ pages, selected, focus }: ArrangeContext, key: number, upTo: boolean): readonly number[] => {
  if (upTo) {
    const places = [focus, key].map((one) => pages.findIndex((page) => page.key === one)).sort((a, b) => a - b);
    const range = pages.slice(places[0], (places[1] ?? 0) + 1).map((page) => page.key);
    return [...new Set([...selected, ...range])];
  }
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];
};

export const allToggled = ({ pages, selected }: ArrangeContext): readonly number[] =>
  selected.length === pages.length ? [] : pages.map(({ key }) => key);

/** The result; null if nothing was changed. */
export const arrangementOf = ({ pages, total }: ArrangeContext): Arrangement | null =>
  isUntouched(pages, total) ? null : { pages, total };
