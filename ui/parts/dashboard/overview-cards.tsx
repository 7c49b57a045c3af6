import { CalendarDays, CalendarRange, FileCheck2, Share2, Users, type LucideIcon } from 'lucide-react';
import type { Dashboard } from '../../../contracts/api/admin.js';
import { translated } from '../../text/t.js';
import { locale } from '../../text/language.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

type Overview = Dashboard['overview'];

const cards: readonly { readonly name: keyof Overview; readonly title: Text; readonly Icon: LucideIcon }[] = [
  { name: 'totalUsers', title: 'Total Users', Icon: Users },
  { name: 'activeUsersLast7Days', title: 'Active (7d)', Icon: CalendarDays },
  { name: 'activeUsersLast30Days', title: 'Active (30d)', Icon: CalendarRange },
  { name: 'totalConversions', title: 'Conversions', Icon: FileCheck2 },
  { name: 'totalShares', title: 'Shares', Icon: Share2 },
];

export const OverviewCards = ({ overview }: { readonly overview: Overview }) => (
  <dl data-overview className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
    {cards.map(({ name, title, Icon }) => (
      <div key={name} className="rounded-2xl border border-line bg-card p-4 shadow-card max-sm:last:col-span-2">
        <dt className="flex items-center gap-2 text-sm text-muted">
          <Icon className="size-4 shrink-0 text-brand-text" aria-hidden="true" />
          {translated(title)}
        </dt>
        <dd className="mt-1 font-serif text-3xl tabular-nums tracking-tight">
          {overview[name].toLocaleString(locale())}
        </dd>
      </div>
    ))}
  </dl>
);
