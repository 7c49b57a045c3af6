import { ArrowDownUp } from 'lucide-react';
import { useSelector } from '@xstate/react';
import type { WorkActor } from '../machine/work.machine.js';
import { t } from '../../text/t.js';
import { fileOrders, orderedIds, type FileOrder } from '../files/sort-files.js';

const textOf = (order: FileOrder): string =>
  ({
    name: t('Name, A to Z'),
    'name-back': t('Name, Z to A'),
    taken: t('Date taken, oldest first'),
    'taken-back': t('Date taken, newest first'),
    date: t('File date, oldest first'),
    'date-back': t('File date, newest first'),
  })[order];

/** Puts several chosen files into an order; each can be moved by itself afterwards. */
export const SortSelect = ({ work }: { readonly work: WorkActor }) => {
  const files = useSelector(work, ({ context }) => context.files);
  const busy = useSelector(work, (state) => !state.can({ type: 'files.sorted', ids: [] }));
  if (files.length < 2) return null;
  const orders = files.some(({ kind }) => kind === 'image')
    ? fileOrders
    : fileOrders.filter((order) => !order.startsWith('taken'));
  return (
    <label className="relative flex min-h-9 items-center gap-1.5 rounded-lg px-2 text-sm text-muted hover:text-ink has-focus-visible:outline-2 max-md:min-h-11">
      <ArrowDownUp className="size-3.5" aria-hidden="true" />
      {t('Sort')}
      <select
        aria-label={t('Sort files')}
        disabled={busy}
        value=""
        onChange={({ target }) => {
          const order = fileOrders.find((one) => one === target.value);
          if (order) void orderedIds(files, order).then((ids) => work.send({ type: 'files.sorted', ids }));
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        <option value="">{t('Sort')}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {textOf(order)}
          </option>
        ))}
      </select>
    </label>
  );
};
