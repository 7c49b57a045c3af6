import { useSelector } from '@xstate/react';
import { Copy, Download, TimerOff, TriangleAlert } from 'lucide-react';
import type { SharedFile } from '../../../contracts/api/shared-document.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import { FileName } from '../../parts/file-name.js';
import { clockTime } from '../../text/times.js';
import { DownloadName } from '../../share/download-name.js';
import { downloadAddressOf } from '../../share/download-address.js';
import { nameOf, type ShareActor } from '../../share/share.machine.js';
import { StatusBadge } from '../../share/status-badge.js';

interface SharedFileCardProps {
  readonly actor: ShareActor;
  readonly file: SharedFile;
}

/** What is said of a conversion that will never have a file. */
const ends: Readonly<Record<string, string>> = {
  failed: 'The conversion failed, so there is no file here.',
  cancelled: 'The conversion was cancelled, so there is no file here.',
};

/** What is shared, until when, and how to get it. */
export const SharedFileCard = ({ actor, file }: SharedFileCardProps) => {
  const ready = file.status === 'completed';
  const over = ends[file.status];
  return (
    <section aria-label="File" className="grid gap-5 rounded-3xl border border-line bg-card p-5 shadow-card">
      <dl className="grid gap-4 text-sm">
        <Fact term="File">
          {ready ? <DownloadName actor={actor} /> : <span className="font-medium">{file.file}</span>}
        </Fact>
        <Fact term="Status">
          <StatusBadge status={file.status} />
        </Fact>
        <Fact term="Created">{clockTime(file.created)}</Fact>
      </dl>
      {file.status === 'processing' && (
        <p role="status" className="rounded-2xl bg-sunken px-4 py-3 text-sm">
          The file is still being processed. Please try again in a few moments.
        </p>
      )}
      {over !== undefined && <p className="rounded-2xl bg-sunken px-4 py-3 text-sm">{over}</p>}
      {ready && file.warning !== '' && <Warning text={file.warning} />}
      {over === undefined && <LinkOf actor={actor} file={file} />}
    </section>
  );
};

/** The link, and what it leads to. */
const LinkOf = ({ actor, file }: SharedFileCardProps) => (
  <>
    <div className="grid gap-2.5">
      {file.status === 'completed' && <DownloadLink actor={actor} />}
      <Button
        tone="quiet"
        size="large"
        onClick={() => {
          actor.send({ type: 'copy.pressed' });
        }}
      >
        <Copy className="size-[1.125rem]" aria-hidden="true" />
        Copy Link
      </Button>
    </div>
    <p className="flex items-center gap-2.5 rounded-2xl bg-amber-soft px-4 py-3 text-sm text-amber">
      <TimerOff className="size-4 shrink-0" aria-hidden="true" />
      <span>This link will expire in {file.expires}; the file is deleted then.</span>
    </p>
  </>
);

const Warning = ({ text }: { readonly text: string }) => (
  <p className="flex gap-2.5 rounded-2xl bg-amber-soft px-4 py-3 text-sm text-amber">
    <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <span>{text}</span>
  </p>
);

const DownloadLink = ({ actor }: Pick<SharedFileCardProps, 'actor'>) => {
  const context = useSelector(actor, (state) => state.context);
  return (
    <AsButton size="large" className="min-w-0 max-sm:px-3">
      <a
        href={downloadAddressOf(context)}
        download
        onClick={() => {
          actor.send({ type: 'download.pressed' });
        }}
      >
        <Download className="size-[1.125rem]" aria-hidden="true" />
        <span className="flex min-w-0 gap-1">
          Download <FileName name={nameOf(context)} length={NAME_SHOWN.summary} />
        </span>
      </a>
    </AsButton>
  );
};

const Fact = ({ term, children }: { readonly term: string; readonly children: React.ReactNode }) => (
  <div>
    <dt className="mb-1 text-[0.8125rem] text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);
