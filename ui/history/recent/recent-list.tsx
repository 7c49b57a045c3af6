import { useSelector } from '@xstate/react';
import { EveryConversionLink } from '../../tools/every-conversion-link.js';
import type { ListOfRows } from './delete-all.machine.js';
import { DeleteEverything } from './delete-everything.js';
import type { RecentActor } from './recent.machine.js';
import { RecentRow } from './recent-row.js';
import { t } from '../../text/t.js';

const listOf = (actor: RecentActor): ListOfRows => ({
  send: actor.send,
  shown: () => actor.getSnapshot().context.rows.map(({ id }) => id),
});

/** The conversions of this visitor in this session. */
export const RecentList = ({ actor }: { readonly actor: RecentActor }) => {
  const rows = useSelector(actor, ({ context }) => context.rows);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-20">
      <h2 id="recent" className="font-serif text-3xl tracking-tight">
        {t('Recent Conversions')}
      </h2>
      <div className="mt-1 flex items-center justify-between gap-4">
        <p className="text-sm text-muted">{t('Kept in this browser until you close it.')}</p>
        <DeleteEverything list={listOf(actor)} />
      </div>
      <ul className="mt-4 overflow-hidden rounded-3xl border border-line bg-card shadow-card">
        {rows.map((row) => (
          <RecentRow
            key={row.id}
            row={row}
            onShare={() => {
              actor.send({ type: 'share.pressed', link: row.shareLink });
            }}
            onSummary={(answerKind) => {
              actor.send({
                type: 'summary.opened',
                of: { shareHash: row.shareHash, name: row.downloadName, told: answerKind },
              });
            }}
            onDownload={() => {
              actor.send({ type: 'download.pressed', name: row.downloadName });
            }}
          />
        ))}
      </ul>
      <EveryConversionLink />
    </section>
  );
};
