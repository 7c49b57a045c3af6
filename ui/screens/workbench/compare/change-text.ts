import { t } from '../../../text/t.js';
import type { Change } from './changes.js';

/** `Page 3`, or where it has moved: `Page 3, now 4`. */
export const pageOf = ({ before, after }: Change): string =>
  before.page === after.page
    ? t('Page {page}', { page: after.page })
    : t('Page {page}, now {now}', { page: before.page, now: after.page });

const textOf = (words: Change['gone']): string => words.map(({ text }) => text).join(' ');

const linesOf = (change: Change): readonly string[] => [
  `${change.number}. ${pageOf(change)}${change.lead === '' ? '' : ` · ${change.lead}`}`,
  ...(change.gone.length > 0 ? [`   ${t('Removed: {text}', { text: textOf(change.gone) })}`] : []),
  ...(change.fresh.length > 0 ? [`   ${t('Added: {text}', { text: textOf(change.fresh) })}`] : []),
];

/** Every change as text, to be pasted elsewhere. */
export const listText = (names: readonly [before: string, after: string], changes: readonly Change[]): string =>
  [`A: ${names[0]}`, `B: ${names[1]}`, '', ...changes.flatMap(linesOf), ''].join('\n');
