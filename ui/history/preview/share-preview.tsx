import { useSelector } from '@xstate/react';
import { LoaderCircle, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ListedConversion } from '../../calls/received.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import type { SharedFile } from '../../../contracts/api/shared-document.js';
import { withPass } from '../../calls/share.calls.js';
import { Button } from '../../parts/button.js';
import { Dialog } from '../../parts/dialog.js';
import { FileName } from '../../parts/file-name.js';
import { clockTime, minuteText } from '../../text/times.js';
import { DownloadName } from '../../share/download-name.js';
import type { ShareActor, shareMachine } from '../../share/share.machine.js';
import { StatusBadge } from '../../share/status-badge.js';
import { PreviewActions } from './preview-actions.js';
import { ShareOptionsForm } from './share-options-form.js';
import type { ShareOptionsActor } from './share-options.machine.js';
import { t } from '../../text/t.js';
import { inTime, timeLeft } from '../../share/time-left.js';

interface SharePreviewProps {
  readonly entry: ListedConversion;
  readonly share: ShareActor;
  readonly options: ShareOptionsActor;
  readonly onClose: () => void;
}

const isReady = (state: SnapshotFrom<typeof shareMachine>): boolean =>
  state.matches('showing') && state.context.file?.status === 'completed';

/** The view of recipients, and the settings of the link. Requirement. */
export const SharePreview = ({ entry, share, options, onClose }: SharePreviewProps) => {
  const state = useSelector(share, (snapshot) => snapshot);
  const ready = isReady(state);
  return (
    <Dialog title={t(state.matches('showing') && !ready ? 'File Not Ready' : 'Share preview')} onClose={onClose}>
      <div data-preview={typeof state.value === 'string' ? state.value : 'showing'} aria-busy={state.hasTag('busy')}>
        {ready ? <Ready entry={entry} share={share} options={options} /> : <Waiting share={share} onClose={onClose} />}
      </div>
    </Dialog>
  );
};

const Ready = ({ entry, share, options }: Omit<SharePreviewProps, 'onClose'>) => {
  const { file } = useSelector(share, ({ context }) => context);
  const chosenEnd = useSelector(options, ({ context }) => context.chosenEnd);
  return (
    file && (
      <div className="grid gap-5">
        <Facts entry={entry} share={share} file={file} chosenEnd={chosenEnd} />
        <iframe
          src={withPass(`/api/share/${encodeURIComponent(entry.shareHash)}`, file.pass)}
          title={t('Preview of {name}', { name: file.file })}
          sandbox="allow-downloads allow-popups"
          className="h-80 w-full rounded-2xl border border-line bg-card"
        />
        <PreviewActions entry={entry} share={share} />
        <Expiry expires={file.expires} chosenEnd={chosenEnd} />
        <ShareOptionsForm actor={options} />
      </div>
    )
  );
};

/** Shown instead of a finished file. */
const Waiting = ({ share, onClose }: Pick<SharePreviewProps, 'share' | 'onClose'>) => {
  const state = useSelector(share, (snapshot) => snapshot);
  if (state.matches('loading')) return <Loading />;
  if (state.matches('unreachable')) return <Unreachable share={share} />;
  if (state.matches('showing')) return <NotReady onClose={onClose} />;
  return <p className="py-8 text-center">{t('Share link not found or expired')}</p>;
};

const Loading = () => (
  <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Opening the link…')}
  </p>
);

const Unreachable = ({ share }: { readonly share: ShareActor }) => (
  <div role="alert" className="grid justify-items-center gap-4 py-8 text-center">
    <p>{t('The server is not responding')}</p>
    <Button
      tone="quiet"
      size="small"
      onClick={() => {
        share.send({ type: 'retry.pressed' });
      }}
    >
      {t('Try again')}
    </Button>
  </div>
);

const NotReady = ({ onClose }: { readonly onClose: () => void }) => (
  <div className="grid justify-items-start gap-5">
    <p role="status">{t('The file is still being processed. Please try again in a few moments.')}</p>
    <Button tone="quiet" onClick={onClose}>
      {t('Close')}
    </Button>
  </div>
);

interface FactsProps {
  readonly entry: ListedConversion;
  readonly share: ShareActor;
  readonly file: SharedFile;
  readonly chosenEnd: string | null;
}

const Facts = ({ entry, share, file, chosenEnd }: FactsProps) => (
  <dl className="grid grid-cols-2 gap-4 text-sm">
    <Fact term={t('Download name')} wide>
      <DownloadName actor={share} />
    </Fact>
    <Fact term={t('Original file')} wide>
      <FileName name={entry.originalFileName} length={NAME_SHOWN.dialog} />
    </Fact>
    <Fact term={t('Created')}>{clockTime(file.created)}</Fact>
    <Fact term={t('Status')}>
      <StatusBadge status={file.status} />
    </Fact>
    {file.expires !== '' && chosenEnd === null && <Fact term={t('Expires in')}>{timeLeft(file.expires)}</Fact>}
    {entry.expiresAt !== null && <Fact term={t('Deleted on')}>{clockTime(entry.expiresAt)}</Fact>}
  </dl>
);

interface FactProps {
  readonly term: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ term, wide = false, children }: FactProps) => (
  <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
    <dt className="mb-1 text-[0.8125rem] text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface ExpiryProps {
  readonly expires: string;
  /** Where it was chosen here, after the page was read that says when the link expires. */
  readonly chosenEnd: string | null;
}

const Expiry = ({ expires, chosenEnd }: ExpiryProps) => (
  <p className="flex items-center gap-2.5 rounded-2xl bg-amber-soft px-4 py-3 text-sm text-amber">
    <TimerOff className="size-4 shrink-0" aria-hidden="true" />
    {chosenEnd === null
      ? t('This link will expire {when}', { when: inTime(expires) })
      : t('The link ends on {time}', { time: minuteText(chosenEnd) })}
  </p>
);
