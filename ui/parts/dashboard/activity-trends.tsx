import type { ActivityDay, Dashboard } from '../../../contracts/api/admin.js';
import { DASHBOARD_LIST_MAX, DASHBOARD_WINDOW_DAYS } from '../../../contracts/limits.js';
import { dayText } from '../../text/times.js';
import { BarChart } from './bar-chart.js';
import { windowOf } from './chart-columns.js';
import { Card, Nothing } from './card.js';
import { EveryDay } from './every-day.js';
import { t } from '../../text/t.js';
import { locale } from '../../text/language.js';

const series = [
  { name: 'uploads', title: 'Uploads', fill: 'fill-blue', dot: 'bg-blue' },
  { name: 'conversions', title: 'Conversions', fill: 'fill-brand', dot: 'bg-brand' },
  { name: 'shares', title: 'Shares', fill: 'fill-violet/70', dot: 'bg-violet/70' },
  { name: 'downloads', title: 'Downloads', fill: 'fill-amber/60', dot: 'bg-amber/60' },
] as const;

const countsOf = (day: ActivityDay | undefined): number[] => series.map(({ name }) => day?.[name] ?? 0);
const totalOf = (day: ActivityDay): number => countsOf(day).reduce((total, count) => total + count, 0);

const linesOf = (date: string, day: ActivityDay | undefined): string[] => [
  dayText(date),
  ...series.map(({ name, title }) => `${t(title)} ${(day?.[name] ?? 0).toLocaleString(locale())}`),
];

interface ActivityTrendsProps {
  /** The latest first. */
  readonly days: Dashboard['activityTrends'];
  readonly at: string;
}

export const ActivityTrends = ({ days, at }: ActivityTrendsProps) => (
  <Card title={t('Activity Trends (Last 30 Days)')}>
    {days.length === 0 ? (
      <Nothing text={t('No activity data yet')} hint={t('Activity appears after the first upload.')} />
    ) : (
      <>
        <BarChart
          label={t('Uploads, conversions, shares and downloads by day; the list below has the numbers')}
          fills={series.map(({ fill }) => fill)}
          columns={windowOf(days, at, DASHBOARD_WINDOW_DAYS).map(({ date, entry }) => ({
            date,
            parts: countsOf(entry),
            lines: linesOf(date, entry),
          }))}
        />
        <Legend />
        <ul data-trends className="mt-3 divide-y divide-line text-sm">
          {days.slice(0, DASHBOARD_LIST_MAX).map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </ul>
        <EveryDay
          columns={series.map(({ title, dot }) => ({ title: t(title), dot }))}
          rows={days.map((day) => ({ date: day.date, numbers: countsOf(day) }))}
        />
      </>
    )}
  </Card>
);

const Legend = () => (
  <ul aria-label={t('Legend')} className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-muted">
    {series.map(({ name, title, dot }) => (
      <li key={name} className="flex items-center gap-2">
        <span className={`size-2.5 rounded-full ${dot}`} />
        {t(title)}
      </li>
    ))}
  </ul>
);

/** On small screens the total is next to the day, and the numbers are on a line of their own. */
const Day = ({ day }: { readonly day: ActivityDay }) => (
  <li className="flex flex-wrap items-center gap-y-0.5 py-2 tabular-nums sm:gap-x-3">
    <span className="flex-1 text-muted">{dayText(day.date)}</span>
    <span className="grid grid-cols-4 max-sm:order-3 max-sm:w-full sm:gap-x-2">
      {series.map(({ name, title, dot }) => (
        <span key={name} title={t(title)} className="flex items-center gap-1.5 text-[0.8125rem] sm:w-13">
          <span className={`size-2 shrink-0 rounded-full ${dot}`} />
          <span className="sr-only">{t(title)} </span>
          {day[name].toLocaleString(locale())}
        </span>
      ))}
    </span>
    <span className="text-end font-medium max-sm:order-2 sm:min-w-19">{t('{n} total', { n: totalOf(day) })}</span>
  </li>
);
