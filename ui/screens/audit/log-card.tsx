import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LogState } from '../../../contracts/api/audit.js';
import { minuteText } from '../../text/times.js';
import { Card } from '../../parts/dashboard/card.js';
import type { AuditActor } from './audit.machine.js';
import { CheckBox } from './check-box.js';
import { ExportLinks } from './entries/export-links.js';
import { t } from '../../text/t.js';

interface LogCardProps {
  readonly actor: AuditActor;
  readonly log: LogState;
}

/** The state of the log, whether it matches what was signed, and its downloads. */
export const LogCard = ({ actor, log }: LogCardProps) => (
  <Card title={t('The log')}>
    <dl className="mt-4 grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-[auto_auto_minmax(0,1fr)] lg:gap-x-10">
      <Fact term={t('Events')}>
        <span data-events className="font-medium">
          {t('{n} events', { n: log.events })}
        </span>
        {log.last && (
          <span className="block text-muted">{t('the last on {time}', { time: minuteText(log.last.recordedAt) })}</span>
        )}
      </Fact>
      <Fact term={t('Signed up to')}>
        <SignedUpTo log={log} />
      </Fact>
      <Fact term={t('Checked with the key')}>
        <code className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{log.key}</code>
      </Fact>
    </dl>
    <CheckBox actor={actor} log={log} />
    <Exports actor={actor} />
  </Card>
);

const SignedUpTo = ({ log: { checkpoint, isSigning } }: { readonly log: LogState }) => (
  <>
    {checkpoint ? (
      <>
        <span className="font-medium">{t('{n} events', { n: checkpoint.size })}</span>
        <span className="block text-muted">{t('on {time}', { time: minuteText(checkpoint.time) })}</span>
      </>
    ) : (
      <span className="text-muted">{t('Nothing is signed yet')}</span>
    )}
    {!isSigning && (
      <span className="block text-danger">{t('Signing has stopped: the log differs from what was signed')}</span>
    )}
  </>
);

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="mb-0.5 text-[0.8125rem] text-muted">{term}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

const Exports = ({ actor }: { readonly actor: AuditActor }) => {
  const isReadable = useSelector(actor, ({ context }) => context.isReadable);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-5">
      <ExportLinks text="Export as {format}" isReadable={isReadable} />
      <label className="flex min-h-10 min-w-0 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={isReadable}
          onChange={() => actor.send({ type: 'readable.toggled' })}
          className="size-5 shrink-0 accent-brand"
        />
        <span>
          {t('Readable')}{' '}
          <span className="text-muted">{t('(without it, personal data stays encrypted, as it was signed)')}</span>
        </span>
      </label>
    </div>
  );
};
