import { FileText, LockKeyhole } from 'lucide-react';
import { typeOfFile } from '../../../../contracts/files.js';
import { Button } from '../../../parts/button.js';
import { FileName } from '../../../parts/file-name.js';
import { useObjectUrl } from '../../../parts/object-url.js';
import { humanSize } from '../../../text/sizes.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { SquaringActor } from '../squaring/squaring.machine.js';
import { StraightenPhoto } from '../squaring/straighten-photo.js';
import { JoinedFacts } from '../../../parts/joined-facts.js';
import { t, translated } from '../../../text/t.js';

const SHEETS_SHOWN = 6;

/** Before a PDF is open. */
export const ReadingPapers = () => (
  <div role="status" className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-5 p-6">
    <span className="sr-only">{t('Opening {n} files', { n: 1 })}</span>
    {Array.from({ length: SHEETS_SHOWN }, (_, at) => (
      <span key={at} className="mx-auto aspect-[1/1.414] w-full max-w-48 rounded-[3px] bg-line/60" />
    ))}
  </div>
);

interface PicturePaperProps extends LockedPaperProps {
  readonly squaring: SquaringActor;
}

export const PicturePaper = ({ work, selected, squaring }: PicturePaperProps) => {
  const { file } = selected;
  const address = useObjectUrl(file);
  return (
    <div className="grid h-full place-items-center overflow-auto p-6">
      {address !== null && (
        <img src={address} alt={file.name} className="max-h-full max-w-full rounded-[3px] bg-[white] shadow-lift" />
      )}
      <StraightenPhoto work={work} selected={selected} squaring={squaring} className="absolute start-3 top-3">
        {t('Straighten')}
      </StraightenPhoto>
    </div>
  );
};

interface FileCardProps {
  readonly file: File;
  readonly text: string;
}

/** A file without pages to show. */
export const FileCard = ({ file, text }: FileCardProps) => (
  <div className="grid h-full place-items-center overflow-y-auto p-6 max-md:px-3 max-md:pt-3">
    <div className="grid max-w-sm justify-items-center gap-2 rounded-3xl border border-line bg-card px-8 py-10 text-center shadow-card max-md:py-4">
      <FileText className="size-10 text-brand-text" aria-hidden="true" />
      <p className="mt-2 max-w-full font-medium">
        <FileName name={file.name} length={40} />
      </p>
      <p className="text-sm text-muted">
        <JoinedFacts facts={[translated(typeOfFile(file)?.label ?? 'File'), humanSize(file.size)]} />
      </p>
      <p className="text-sm text-muted">{text}</p>
    </div>
  </div>
);

interface LockedPaperProps {
  readonly work: WorkActor;
  readonly selected: SelectedFile;
}

export const LockedPaper = ({ work, selected }: LockedPaperProps) => (
  <div className="grid h-full grid-rows-[minmax(0,1fr)] place-items-center overflow-y-auto p-6 max-md:px-3 max-md:pt-3">
    <div className="grid aspect-[1/1.414] max-h-full w-full max-w-80 place-content-center justify-items-center gap-4 rounded-[3px] border border-line bg-card text-center shadow-lift">
      <LockKeyhole className="size-9 text-amber" aria-hidden="true" />
      <p className="px-6 text-sm text-muted">{t('This file opens only with a password.')}</p>
      <Button
        onClick={() => {
          work.send({ type: 'unlock.pressed', id: selected.id });
        }}
      >
        {t('Enter the password')}
      </Button>
    </div>
  </div>
);
