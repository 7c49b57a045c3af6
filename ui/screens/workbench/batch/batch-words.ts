import { isAboutSize } from '../../../tools/about-size.js';
import type { PluralText, Text } from '../../../../contracts/texts/text-catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { t, translated } from '../../../text/t.js';
import { durationOf } from '../../../tools/action.js';
import { percentText } from '../../../text/percent.js';
import { rowsIn, type BatchContext } from '../../../work/batch/batch-context.js';
import type { BatchRow, RowGroup } from '../../../work/batch/batch-row.js';

/** The actions that name one PDF, for several. */
const severalFiles: Readonly<Record<string, PluralText>> = {
  'Compress PDF': 'Compress {n} files',
  'Split PDF': 'Split {n} files',
  'Rotate PDF': 'Rotate {n} files',
  'Crop PDF': 'Crop {n} files',
  'Sanitise PDF': 'Sanitise {n} files',
  'Flatten PDF': 'Flatten {n} files',
  'Protect PDF': 'Protect {n} files',
};

/** The act of a tool on so many files: `Compress 24 files`. */
export const batchAction = ({ action }: Pick<Tool, 'action'>, count: number): string => {
  const text = severalFiles[action];
  if (text) return translated(text, { n: count });
  return t('{action}: {files}', { action: translated(action), files: t('{n} files', { n: count }) });
};

/** The titles that name one PDF, for several. */
const severalTitles: Readonly<Record<string, PluralText>> = {
  'Compress this PDF': 'Compress {n} files',
  'Inspect this PDF': 'Inspect {n} files',
};

/** Whether a tool for one file is to take several, one by one. */
export const isForEach = ({ accepts }: Pick<Tool, 'accepts'>, count: number): boolean => accepts.max === 1 && count > 1;

/** The title of a tool for so many files. */
export const titleFor = (tool: Pick<Tool, 'title' | 'accepts'>, count: number): string => {
  const text = isForEach(tool, count) ? severalTitles[tool.title] : undefined;
  return text ? translated(text, { n: count }) : translated(tool.title);
};

type Timed = Pick<Tool, 'duration' | 'pageSeconds' | 'accepts'>;

/** How long a tool takes for so many files; `pages` of a single one, where they are known. */
export const durationFor = (tool: Timed, count: number, pages: number | null = null): string =>
  isForEach(tool, count) ? t('{time} per file', { time: durationOf(tool) }) : durationOf(tool, pages);

/** In the order in which a table shows them. */
export const groupWords: Readonly<Record<RowGroup, Text>> = {
  failed: 'Failed',
  working: 'Working',
  done: 'Done',
  waiting: 'Waiting',
  stopped: 'Stopped',
};

export const rowGroupOrder = Object.keys(groupWords) as readonly RowGroup[];

const PERCENT = 100;

/** The share by which something became smaller, such as `78%`; null if it did not, or was not meant to. */
export const savedWords = (tool: string, before: number, after: number | null): string | null => {
  if (!isAboutSize(tool)) return null;
  const saved = after === null || before === 0 ? 0 : Math.round(PERCENT - (after / before) * PERCENT);
  return saved > 0 ? percentText(saved / PERCENT) : null;
};

const sum = (rows: readonly BatchRow[], of: (row: BatchRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The outcome of a batch so far. */
export const totalsOf = (context: Pick<BatchContext, 'rows'>) => {
  const { rows } = context;
  const done = rowsIn(context, 'done');
  const failed = rowsIn(context, 'failed').length;
  const ended = done.length + failed + rowsIn(context, 'stopped').length;
  const isEnded = ({ state }: BatchRow): boolean => ['done', 'failed', 'stopped'].includes(state);
  return {
    count: rows.length,
    done: done.length,
    failed,
    stopped: ended - done.length - failed,
    ended,
    percent: Math.floor(sum(rows, (row) => (isEnded(row) ? PERCENT : row.percent)) / Math.max(1, rows.length)),
    before: sum(done, ({ selected }) => selected.file.size),
    after: sum(done, ({ size, selected }) => size ?? selected.file.size),
  };
};

/** How a batch ended, as a sentence. */
export const endWords = ({ done, failed, stopped }: Pick<ReturnType<typeof totalsOf>, 'done' | 'failed' | 'stopped'>) =>
  [
    t('{n} files are done', { n: done }),
    ...(failed > 0 ? [t('{n} failed', { n: failed })] : []),
    ...(stopped > 0 ? [t('{n} stopped', { n: stopped })] : []),
  ].join(t(', '));
