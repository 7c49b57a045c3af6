import { useSelector } from '@xstate/react';
import { FileArchive, FileText, LockKeyhole } from 'lucide-react';
import type { SharedFile } from '../../../../contracts/api/shared-document.js';
import { withPass } from '../../../calls/share.calls.js';
import { useObjectUrl } from '../../../parts/object-url.js';
import type { SharedPapersActor } from '../papers/shared-papers.machine.js';
import { kindText, whyStill } from '../still-text.js';
import { SharedPages } from './shared-pages.js';
import { t } from '../../../text/t.js';

interface SharedPapersProps {
  readonly papers: SharedPapersActor;
  readonly className: string;
}

/** A view of the file, as far as a browser can show it and the link lets it be seen. */
export const SharedPapers = ({ papers, className }: SharedPapersProps) => {
  const isBusy = useSelector(papers, (state) => state.hasTag('busy'));
  return (
    <section
      aria-label={t('Document')}
      aria-busy={isBusy}
      className={`relative rounded-3xl border border-line bg-sunken ${className}`}
    >
      <Shown papers={papers} />
    </section>
  );
};

const pictureAddress = (hash: string, { picture, pass }: SharedFile): string | null =>
  picture === '' ? null : withPass(`/api/thumbnail/${encodeURIComponent(hash)}`, pass);

const Shown = ({ papers }: Pick<SharedPapersProps, 'papers'>) => {
  const state = useSelector(papers, (snapshot) => snapshot);
  const { hash, file, pdf, picture } = state.context;
  const address = pictureAddress(hash, file);
  if (pdf && state.matches({ open: 'pages' })) return <SharedPages papers={papers} pdf={pdf} picture={address} />;
  if (picture && state.matches({ open: 'picture' })) return <Picture picture={picture} />;
  if (state.hasTag('busy')) return <FirstPage address={address} name={file.file} />;
  return <Still file={file} address={address} isLocked={state.matches('locked')} />;
};

const Picture = ({ picture }: { readonly picture: File }) => {
  const address = useObjectUrl(picture);
  return (
    <div className="absolute inset-0 grid place-items-center overflow-auto rounded-3xl p-4 sm:p-8">
      {address !== null && (
        <img src={address} alt={picture.name} className="max-h-full max-w-full rounded-[3px] bg-[white] shadow-lift" />
      )}
    </div>
  );
};

interface FirstPageProps {
  readonly address: string | null;
  readonly name: string;
}

/** The picture of the first page, at once. */
const FirstPage = ({ address, name }: FirstPageProps) => (
  <div className="absolute inset-0 overflow-hidden rounded-3xl p-4 sm:p-8">
    {address === null ? (
      <span className="block aspect-[1/1.414] w-full rounded-[3px] bg-[white] shadow-lift" />
    ) : (
      <img
        src={address}
        alt={t('First page of {name}', { name })}
        decoding="sync" // it may take the place of one that the page came with
        fetchPriority="high"
        className="w-full rounded-[3px] bg-[white] shadow-lift"
      />
    )}
  </div>
);

interface StillProps {
  readonly file: SharedFile;
  readonly address: string | null;
  readonly isLocked: boolean;
}

const KindIcon = ({ mime, isLocked }: { readonly mime: string; readonly isLocked: boolean }) => {
  if (isLocked) return <LockKeyhole className="size-9" aria-hidden="true" />;
  if (mime === 'application/zip') return <FileArchive className="size-9" aria-hidden="true" />;
  return <FileText className="size-9" aria-hidden="true" />;
};

/** The first page, or a sign of the kind of file, and why there is no more to see. */
const Still = ({ file, address, isLocked }: StillProps) => (
  <div className="grid min-h-full content-center justify-items-center gap-5 p-6 sm:p-8">
    {address === null ? (
      <span className="grid size-20 place-items-center rounded-3xl bg-brand-soft text-brand-text">
        <KindIcon mime={file.mime} isLocked={isLocked} />
      </span>
    ) : (
      <img
        src={address}
        alt={t('First page of {name}', { name: file.file })}
        className="max-h-[36rem] w-full max-w-md rounded-[3px] bg-[white] object-contain shadow-lift"
      />
    )}
    <div className="grid max-w-sm gap-1.5 text-center">
      <p className="font-medium">{kindText(file.mime)}</p>
      <p className="text-sm text-muted">{whyStill(file, isLocked)}</p>
    </div>
  </div>
);
