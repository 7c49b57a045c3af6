import type { Failures, InstallationReport } from '../../../contracts/api/site-report.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { Card, Nothing } from '../../parts/dashboard/card.js';
import { clockTime } from '../../text/times.js';
import { t, translated } from '../../text/t.js';
import { listed } from '../../text/listed.js';

const factsOf = ({ tools, lastAt }: Failures): string =>
  [
    listed(tools.map((id) => translated(findTool(id)?.title ?? id))),
    t('last {time}', { time: clockTime(lastAt) }),
  ].join(' · ');

/** Why conversions failed since this time yesterday. */
export const FailureList = ({ installation }: { readonly installation: InstallationReport }) => {
  const { failures, hasMoreFailures } = installation;
  return (
    <Card title={t('Failures in the last day')}>
      {failures.length === 0 && (
        <Nothing text={t('Nothing failed')} hint={t('No conversion failed in the last day.')} />
      )}
      <ul data-failures={failures.length} className="mt-3 divide-y divide-line text-sm">
        {failures.map((failure) => (
          <li key={failure.code} className="flex gap-4 py-2.5">
            <p className="w-10 shrink-0 text-end font-semibold tabular-nums">{`${failure.count}×`}</p>
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{translated(failure.reason)}</p>
              <p className="text-muted wrap-anywhere">{factsOf(failure)}</p>
              <p className="font-mono text-[0.8125rem] text-muted">{failure.code}</p>
            </div>
          </li>
        ))}
      </ul>
      {hasMoreFailures && <p className="mt-2 text-sm text-muted">{t('Only the latest 1,000 are shown.')}</p>}
    </Card>
  );
};
