import { ArrowDownUp } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WorkActor } from '../machine/work.machine.js';
import { t } from '../../text/t.js';
import type { SelectedFile } from '../files/selection.js';
import { fileOrders, orderedIds, type FileOrder, type Ordered } from '../files/sort-files.js';

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
  const [ordered, setOrdered] = useState<Ordered>({ ids: [], undated: 0 });
  const isStill = useSelector(work, ({ context }) => String(context.files.map(({ id }) => id)) === String(ordered.ids));
  const sort = async (files: readonly SelectedFile[], order: FileOrder): Promise<void> => {
    const now = await orderedIds(files, order);
    work.send({ type: 'files.sorted', ids: now.ids });
    setOrdered(now);
  };
  return (
    <>
      <OrderSelect work={work} onChoose={sort} />
      <p role="status" className="order-last basis-full text-sm text-muted empty:hidden">
        {isStill &&
          ordered.undated > 0 &&
          t('Last, as no camera noted when they were taken: {n}', { n: ordered.undated })}
      </p>
    </>
  );
};

interface OrderSelectProps {
  readonly work: WorkActor;
  readonly onChoose: (files: readonly SelectedFile[], order: FileOrder) => Promise<void>;
}

const OrderSelect = ({ work, onChoose }: OrderSelectProps) => {
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
          if (order) void onChoose(files, order);
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
