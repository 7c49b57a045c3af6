import type { Engine } from '../../../contracts/api/health.js';
import type { Lacking } from '../../../contracts/api/site-report.js';
import { Card, Nothing } from '../../parts/dashboard/card.js';
import { t, translated } from '../../text/t.js';

/** The server says of an engine only what it is used for. */
const USED_FOR = /^Used for: (?<feature>.+)$/;

const withoutText = (without: string): string => {
  const feature = USED_FOR.exec(without)?.groups?.['feature'];
  return feature === undefined ? translated(without) : t('Used for: {feature}', { feature: translated(feature) });
};

/** The engines that could be had, and the ways to get them. */
export const LackingList = ({ lacking }: { readonly lacking: readonly Lacking[] }) => (
  <Card title={t('What is missing')}>
    {lacking.length === 0 && <Nothing text={t('Nothing is missing')} hint={t('All tools are fully available.')} />}
    <ul className="mt-3 divide-y divide-line text-sm">
      {lacking.map(({ name, without, command }) => (
        <li key={name} className="py-2.5">
          <p className="font-medium">{translated(name)}</p>
          <p className="text-muted">{withoutText(without)}</p>
          <p className="mt-1.5 rounded-lg bg-sunken px-3 py-2 font-mono text-[0.8125rem] wrap-anywhere">
            <bdi>{command}</bdi>
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

/** The programs that tools work with. */
export const EngineList = ({ engines }: { readonly engines: readonly Engine[] }) => (
  <Card title={t('Engines')}>
    {engines.length === 0 && (
      <Nothing text={t('The engines are unknown')} hint={t('The document service is not responding at the moment.')} />
    )}
    <ul data-engines={engines.length} className="mt-3 divide-y divide-line text-sm">
      {engines.map(({ name, found, version, feature }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
          <div className="min-w-40 flex-1">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-muted">{translated(feature)}</p>
          </div>
          <p className={found ? 'tabular-nums' : 'text-danger'}>{found ? (version ?? t('Found')) : t('Not found')}</p>
        </li>
      ))}
    </ul>
  </Card>
);
