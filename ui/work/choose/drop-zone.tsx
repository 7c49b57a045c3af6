import { Upload } from 'lucide-react';
import { fileTypes, maxBytesOf, type FileKind } from '../../../contracts/files.js';
import { buttonLook } from '../../parts/button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import { Sheets } from '../../parts/sheets.js';
import { ScanWithCamera } from './scan-with-camera.js';
import { megabytes } from '../../text/megabytes.js';
import { t } from '../../text/t.js';

/** Id of the input that takes files. */
export const FILES_INPUT = 'files';

const accept = fileTypes.flatMap(({ extensions }) => extensions).join(',');
const limitOf = (kind: FileKind): number => megabytes(maxBytesOf(kind));

interface AddFilesProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files: a click on it opens the file chooser, and files may be dropped anywhere on the page. */
export const DropZone = ({ onFiles }: AddFilesProps) => (
  <section
    aria-label={t('Upload')}
    className="relative mt-10 rounded-[2rem] border border-line bg-card p-3 shadow-lift"
  >
    <div className="flex flex-col items-center rounded-3xl border-2 border-dashed border-line px-4 py-9">
      <Sheets />
      <h2 className="mt-5 text-xl font-semibold tracking-tight">{t('Upload Your Files')}</h2>
      <p className="mt-1 text-muted">{t('Drag and drop your files or click to browse')}</p>
      <FileInput id={FILES_INPUT} accept={accept} onFiles={onFiles} />
      <label htmlFor={FILES_INPUT} className={buttonLook({ size: 'large' }, `mt-6 ${SHOWS_INPUT_FOCUS}`)}>
        <Upload className="size-[1.125rem]" aria-hidden="true" />
        {t('Choose File(s)')}
        <span className="absolute inset-0 rounded-[2rem]" />
      </label>
      <ScanWithCamera id="scan" className="mt-3" onFiles={onFiles} />
      <p className="mt-5 text-[0.8125rem] text-muted">
        {t('PDF, Word, Excel, PowerPoint and text up to {documents} MB · images up to {images} MB', {
          documents: limitOf('pdf'),
          images: limitOf('image'),
        })}
      </p>
    </div>
  </section>
);

/** A file chooser that adds to the selection. */
export const AddFiles = ({ onFiles }: AddFilesProps) => (
  <div className="relative">
    <FileInput id={FILES_INPUT} accept={accept} onFiles={onFiles} />
    <label
      htmlFor={FILES_INPUT}
      className={`grid min-h-11 place-items-center rounded-xl border border-dashed border-edge/60 text-sm font-medium text-muted transition-colors hover:border-edge hover:text-ink ${SHOWS_INPUT_FOCUS}`}
    >
      {t('Add more files')}
    </label>
  </div>
);
