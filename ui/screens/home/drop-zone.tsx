import { Upload } from 'lucide-react';
import { fileTypes, maxBytesOf } from '../../../contracts/files.js';
import { Button } from '../../parts/button.js';
import { FileInput, openFileInput } from '../../parts/file-input.js';
import { Sheets } from '../../parts/sheets.js';
import { megabytes } from '../../text/sizes.js';

const ID = 'files';

const accept = fileTypes.flatMap(({ extensions }) => extensions).join(',');
const limitOf = (kind: Parameters<typeof maxBytesOf>[0]) => `${megabytes(maxBytesOf(kind))} MB`;

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files come in. The whole area opens the picker; files may be dropped anywhere on the page. */
export const DropZone = ({ onFiles }: DropZoneProps) => (
  <section aria-label="Upload" className="relative mt-10 rounded-[2rem] border border-line bg-card p-3 shadow-lift">
    <FileInput id={ID} accept={accept} onFiles={onFiles} />
    <label htmlFor={ID} className="absolute inset-0 rounded-[2rem]">
      <span className="sr-only">Upload Your Files</span>
    </label>
    <div className="flex flex-col items-center rounded-3xl border-2 border-dashed border-line px-4 py-9">
      <Sheets />
      <h2 className="mt-5 text-xl font-semibold tracking-tight">Upload Your Files</h2>
      <p className="mt-1 text-muted">Drag and drop your files or click to browse</p>
      <Button
        size="large"
        className="relative mt-6"
        onClick={() => {
          openFileInput(ID);
        }}
      >
        <Upload className="size-[1.125rem]" aria-hidden="true" />
        Choose File(s)
      </Button>
      <p className="mt-5 text-[0.8125rem] text-muted">
        PDF, Word, Excel, PowerPoint and text up to {limitOf('pdf')} · PNG and JPG up to {limitOf('image')}
      </p>
    </div>
  </section>
);

/** A file chooser for what comes on top of a selection. */
export const AddFiles = ({ onFiles }: DropZoneProps) => (
  <>
    <FileInput id={ID} label="Add more files" accept={accept} onFiles={onFiles} />
    <button
      type="button"
      onClick={() => {
        openFileInput(ID);
      }}
      className="min-h-11 w-full rounded-xl border border-dashed border-edge/60 text-sm font-medium text-muted transition-colors hover:border-edge hover:text-ink"
    >
      Add more files
    </button>
  </>
);
