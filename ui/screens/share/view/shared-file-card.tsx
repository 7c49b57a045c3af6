import { useSelector } from '@xstate/react';
import { Copy, Download, TimerOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SharedFile } from '../../../../contracts/api/shared-document.js';
import { refusalText } from '../../../../contracts/errors.js';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { usePrerendered } from '../../../browser/use-prerendered.js';
import { AsButton } from '../../../parts/as-button.js';
import { Button } from '../../../parts/button.js';
import { FileName } from '../../../parts/file-name.js';
import { NoteLines } from '../../../text/note-lines.js';
import { downloadAddressOf } from '../../../share/download-address.js';
import { DownloadName } from '../../../share/download-name.js';
import { nameOf, type ShareActor } from '../../../share/share.machine.js';
import { StatusBadge } from '../../../share/status-badge.js';
import { inTime } from '../../../share/time-left.js';
import { clockTime } from '../../../text/times.js';
import { humanSize } from '../../../text/sizes.js';
import { t, translated } from '../../../text/t.js';
import { RichText } from '../../../text/rich-text.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';

interface SharedFileCardProps {
  readonly actor: ShareActor;
  readonly file: SharedFile;
  /** Number of pages; null where it is not known. */
  readonly pages?: number | null;
}

/** The words about a conversion that will never have a file. */
const ends: Readonly<Record<string, Text>> = {
  failed: 'The conversion failed, so there is no file here.',
  cancelled: 'The conversion was cancelled, so there is no file here.',
};

const CARD = 'rounded-3xl border border-line bg-card p-5 shadow-card';

/** The shared file, its end, and the way to get it. */
export const SharedFileCard = ({ actor, file, pages = null }: SharedFileCardProps) => {
  const over = ends[file.status];
  return (
    <section aria-label={t('File')} className={`grid content-start gap-4 ${CARD}`}>
      <Facts file={file} pages={pages} />
      {file.status === 'processing' && (
        <p role="status" className="rounded-2xl bg-sunken px-4 py-3 text-sm">
          {t('The file is still being processed. Please try again in a few moments.')}
        </p>
      )}
      {over !== undefined && <p className="rounded-2xl bg-sunken px-4 py-3 text-sm">{translated(over)}</p>}
      {file.warning !== '' && <Warning text={translated(file.warning)} />}
      <NoteLines notes={file.notes} className="text-sm text-muted" />
      {over === undefined && <Ways actor={actor} file={file} />}
    </section>
  );
};

const sizeText = ({ size }: SharedFile): string => humanSize(Number(size));

const Facts = ({ file, pages }: { readonly file: SharedFile; readonly pages: number | null }) => (
  <dl className="grid gap-2.5 text-sm">
    {file.size !== '' && (
      <Fact term={t('Size')}>
        {pages === null ? (
          sizeText(file)
        ) : (
          <RichText
            text="{size}, {pages}"
            parts={{ size: <bdi>{sizeText(file)}</bdi>, pages: t('{n} pages', { n: pages }) }}
          />
        )}
      </Fact>
    )}
    {file.status !== 'completed' && (
      <Fact term={t('Status')}>
        <StatusBadge status={file.status} />
      </Fact>
    )}
    <Fact term={t('Made')}>
      <Instant iso={file.created} />
    </Fact>
    {file.ends !== '' && (
      <Fact term={t('Ends')}>
        <Instant iso={file.ends} />
      </Fact>
    )}
  </dl>
);

/** In the time zone of the browser, once that is known. */
const Instant = ({ iso }: { readonly iso: string }) => (usePrerendered() ? '…' : clockTime(iso));

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 text-end tabular-nums">{children}</dd>
  </div>
);

/** How to get the file and to hand on the link, and what the link leads to. */
const Ways = ({ actor, file }: SharedFileCardProps) => {
  const isReady = file.status === 'completed';
  return (
    <>
      <div className="grid gap-2.5">
        {isReady && <DownloadWay actor={actor} file={file} />}
        <Button tone="quiet" size="large" onClick={() => actor.send({ type: 'copy.pressed' })}>
          <Copy className="size-[1.125rem]" aria-hidden="true" />
          {t('Copy Link')}
        </Button>
      </div>
      {isReady && file.downloads !== '0' && (
        <div className="grid gap-1 text-sm">
          <p className="text-muted">{t('Saves as')}</p>
          <DownloadName actor={actor} />
        </div>
      )}
      <p className="flex items-center gap-2.5 rounded-2xl bg-amber-soft px-4 py-3 text-sm text-amber">
        <TimerOff className="size-4 shrink-0" aria-hidden="true" />
        <span>{t('This link will expire {when}; the file will then be deleted.', { when: inTime(file.expires) })}</span>
      </p>
    </>
  );
};

const Warning = ({ text }: { readonly text: string }) => (
  <p className="flex gap-2.5 rounded-2xl bg-amber-soft px-4 py-3 text-sm text-amber">
    <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <span>{text}</span>
  </p>
);

const DownloadWay = ({ actor, file }: SharedFileCardProps) => {
  if (file.downloads === '0')
    return <p className="rounded-2xl bg-sunken px-4 py-3 text-sm">{translated(refusalText('share-link.used-up'))}</p>;
  return (
    <>
      <DownloadLink actor={actor} />
      {file.downloads !== '' && (
        <p className="text-center text-sm text-muted">
          {t('{n} downloads left on this link.', { n: Number(file.downloads) })}
        </p>
      )}
    </>
  );
};

const DownloadLink = ({ actor }: Pick<SharedFileCardProps, 'actor'>) => {
  const context = useSelector(actor, (state) => state.context);
  const isDrawnAhead = usePrerendered();
  return (
    <AsButton size="large" className="min-w-0 max-sm:px-3">
      <a href={downloadAddressOf(context)} download onClick={() => actor.send({ type: 'download.pressed' })}>
        <Download className="size-[1.125rem]" aria-hidden="true" />
        <span className="flex min-w-0 gap-1">
          <RichText
            text="Download {name}"
            parts={{
              name: isDrawnAhead ? (
                <span className="truncate">{nameOf(context)}</span>
              ) : (
                <FileName name={nameOf(context)} length={NAME_SHOWN.summary} />
              ),
            }}
          />
        </span>
      </a>
    </AsButton>
  );
};
