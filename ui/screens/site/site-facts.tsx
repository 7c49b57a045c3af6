import type { ReactNode } from 'react';
import type { InstallationReport } from '../../../contracts/api/site-report.js';
import type { PlainText } from '../../../contracts/texts/text-catalogue.js';
import { Card } from '../../parts/dashboard/card.js';
import { humanSize } from '../../text/sizes.js';
import { t, translated } from '../../text/t.js';

const isolation: Readonly<Record<string, PlainText>> = {
  full: 'Full: programs that open uploaded files have no access to anything else',
  reduced: 'Reduced: programs that open uploaded files can still make some dangerous system calls',
  none: 'None: programs that open uploaded files have the same access as this server',
};

const isolationText = ({ sandbox, sandboxedBy }: Readonly<Record<string, string>>): string => {
  if (sandbox === undefined) return t('Files are processed elsewhere; those processes report their own isolation');
  const level = translated(isolation[sandbox] ?? sandbox);
  return sandboxedBy === undefined ? level : `${level} (${sandboxedBy})`;
};

const usedText = ({ freeBytes, sizeBytes }: InstallationReport['disk']): string => {
  const used = sizeBytes === 0 ? 0 : Math.round((1 - freeBytes / sizeBytes) * 100);
  return t('{free} of {size} free ({percent}% used)', {
    free: humanSize(freeBytes),
    size: humanSize(sizeBytes),
    percent: used,
  });
};

/** The facts in one table. */
export const SiteFacts = ({ installation }: { readonly installation: InstallationReport }) => {
  const { version, ready, adapters, disk, queue, metrics } = installation;
  return (
    <Card title={t('At a glance')}>
      <dl className="mt-3 divide-y divide-line text-sm">
        <Fact name={t('Version')}>{version}</Fact>
        <Fact name={t('State')}>{t(ready ? 'Ready' : 'Not ready: the log or the event bus is not responding')}</Fact>
        <Fact name={t('Queue')}>{t('{waiting} waiting, {running} running', queue)}</Fact>
        <Fact name={t('Files and results')}>{humanSize(disk.storedBytes)}</Fact>
        <Fact name={t('Disk')}>{usedText(disk)}</Fact>
        <Fact name={t('Isolation')}>{isolationText(adapters)}</Fact>
        <Fact name={t('Storage')}>
          {t('{store}, bus {bus}', {
            store: adapters['eventStore'] ?? t('unknown'),
            bus: adapters['eventBus'] ?? t('unknown'),
          })}
        </Fact>
        <Fact name={t('Metrics')}>
          {metrics === null ? t('Off; set METRICS_PORT to turn them on') : <Metrics address={metrics} />}
        </Fact>
      </dl>
    </Card>
  );
};

const Metrics = ({ address }: { readonly address: string }) => (
  <a href={address} className="text-brand-text underline underline-offset-4">
    {address}
  </a>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
