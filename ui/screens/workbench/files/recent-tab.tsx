import { useSelector } from '@xstate/react';
import type { HistoryActor } from '../../../history/rows/history.machine.js';
import { HistoryList } from '../../../history/members/history-list.js';
import { RecentList } from '../../../history/recent/recent-list.js';
import type { RecentActor } from '../../../history/recent/recent.machine.js';
import { t } from '../../../text/t.js';

export interface Lists {
  readonly recent: RecentActor;
  readonly history: HistoryActor;
}

/** The earlier conversions of this visitor: of a guest in this session, of a member at any time. */
export const RecentTab = ({ recent, history }: Lists) => {
  const isEmpty = useSelector(recent, ({ context }) => context.rows.length === 0);
  const isGuest = useSelector(history, (state) => state.matches('away'));
  return (
    <div className="*:mt-0 [&_h2]:text-xl">
      {isEmpty && isGuest && <p className="text-sm text-muted">{t('What you convert appears here.')}</p>}
      <RecentList actor={recent} />
      <HistoryList actor={history} recent={recent} />
    </div>
  );
};
