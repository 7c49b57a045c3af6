import { Upload } from 'lucide-react';
import { fileTypes, maxBytesOf, type FileKind } from '../../../../contracts/files.js';
import { buttonLook } from '../../../parts/button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../parts/file-input.js';
import { Sheets } from '../../../parts/sheets.js';
import { megabytes } from '../../../text/sizes.js';

const ID = 'files';

const accept = fileTypes.flatMap(({ extensions }) => extensions).join(',');
const limitOf = (kind: FileKind): string => `${megabytes(maxBytesOf(kind))} MB`;

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files: a click on it opens the file chooser, and files may be dropped anywhere on the page. */
export const DropZone = ({ onFiles }: DropZoneProps) => (
  <section aria-label="Upload" className="relative mt-10 rounded-[2rem] border border-line bg-card p-3 shadow-lift">
    <div className="flex flex-col items-center rounded-3xl border-2 border-dashed border-line px-4 py-9">
      <Sheets />
      <h2 className="mt-5 text-xl font-semibold tracking-tight">Upload Your Files</h2>
      <p className="mt-1 text-muted">Drag and drop your files or click to browse</p>
      <FileInput id={ID} accept={accept} onFiles={onFiles} />
      <label htmlFor={ID} className={buttonLook({ size: 'large' }, `mt-6 ${SHOWS_INPUT_FOCUS}`)}>
        <Upload className="size-[1.125rem]" aria-hidden="true" />
        Choose File(s)
        <span className="absolute inset-0 rounded-[2rem]" />
      </label>
      <p className="mt-5 text-[0.8125rem] text-muted">
        PDF, Word, Excel, PowerPoint and text up to {limitOf('pdf')} · images up to {limitOf('image')}
      </p>
    </div>
  </section>
);

/** A file chooser that adds to the selection. */
export const AddFiles = ({ onFiles }: DropZoneProps) => (
  <div className="relative">
    <FileInput id={ID} accept={accept} onFiles={onFiles} />
    <label
      htmlFor={ID}
      className={`grid min-h-11 place-items-center rounded-xl border border-dashed border-edge/60 text-sm font-medium text-muted transition-colors hover:border-edge hover:text-ink ${SHOWS_INPUT_FOCUS}`}
    >
      Add more files
    </label>
  </div>
);
