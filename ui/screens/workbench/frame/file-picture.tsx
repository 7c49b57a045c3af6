import { FileText, Lock } from 'lucide-react';
import { isShownByBrowsers } from '../../../../contracts/files.js';
import { useObjectUrl } from '../../../parts/object-url.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { Opened } from '../../../work/versions/made.js';
import { PaperThumbnail } from './paper-thumbnail.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';

interface FilePictureProps {
  readonly selected: SelectedFile;
  readonly opened: Opened | undefined;
  readonly className: string;
}

/** The first page of a PDF, the picture itself, or a sign for a file that has none. */
export const FilePicture = ({ selected: { file }, opened, className }: FilePictureProps) => {
  const address = useObjectUrl(isShownByBrowsers(file) ? file : null);
  const nearViewport = useNearViewport();
  if (opened?.state === 'open') {
    return <PaperThumbnail pdf={opened.pdf} page={1} nearViewport={nearViewport} className={`shrink-0 ${className}`} />;
  }
  if (address !== null) {
    // White behind the picture alone, which may be see-through: beside a wide one it would glare where all else is dark.
    return (
      <span className={`grid shrink-0 place-items-center ${className}`}>
        <img src={address} alt="" className="max-h-full max-w-full rounded-[3px] bg-[white]" />
      </span>
    );
  }
  const Icon = opened?.state === 'locked' ? Lock : FileText;
  return (
    <span className={`grid shrink-0 place-items-center rounded-[10px] bg-brand-soft text-brand-text ${className}`}>
      <Icon className="size-4" aria-hidden="true" />
    </span>
  );
};
