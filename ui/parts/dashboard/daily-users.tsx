import type { Dashboard } from '../../../contracts/api/admin.js';
import { DASHBOARD_LIST_MAX, DASHBOARD_WINDOW_DAYS } from '../../../contracts/limits.js';
import { dayText } from '../../text/times.js';
import { BarChart } from './bar-chart.js';
import { windowOf } from './chart-columns.js';
import { Card, Nothing } from './card.js';
import { EveryDay } from './every-day.js';
import { t } from '../../text/t.js';

interface DailyUsersProps {
  /** The latest first. */
  readonly days: Dashboard['dailyActiveUsers'];
  readonly at: string;
}

const users = (count: number): string => t('{n} users', { n: count });

export const DailyUsers = ({ days, at }: DailyUsersProps) => (
  <Card title={t('Daily Active Users (Last 30 Days)')}>
    {days.length === 0 ? (
      <Nothing text={t('No activity data yet')} hint={t('Members are counted on days when they sign in or upload.')} />
    ) : (
      <>
        <BarChart
          label={t('Users by day; the list below has the numbers')}
          fills={['fill-brand']}
          columns={windowOf(days, at, DASHBOARD_WINDOW_DAYS).map(({ date, entry }) => ({
            date,
            parts: [entry?.count ?? 0],
            lines: [dayText(date), users(entry?.count ?? 0)],
          }))}
        />
        <ul data-daily className="mt-5 divide-y divide-line text-sm">
          {days.slice(0, DASHBOARD_LIST_MAX).map(({ date, count }) => (
            <li key={date} className="flex justify-between gap-4 py-2">
              <span className="text-muted">{dayText(date)}</span>
              <span className="font-medium tabular-nums">{users(count)}</span>
            </li>
          ))}
        </ul>
        <EveryDay
          columns={[{ title: t('Users') }]}
          rows={days.map(({ date, count }) => ({ date, numbers: [count] }))}
        />
      </>
    )}
  </Card>
);
