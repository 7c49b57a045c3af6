import type { ComponentProps, ReactNode } from 'react';
import { ChosenFile } from '../../parts/chosen-file.js';
import { DropArea } from '../../parts/drop-area.js';

interface DocumentSlotProps extends ComponentProps<typeof DropArea> {
  readonly file: File | null;
  readonly onSubmit: () => void;
  /** Further options, and the start button. */
  readonly children: ReactNode;
}

/** Takes the file of a page, with the options for it. */
export const DocumentSlot = ({ file, onSubmit, children, ...area }: DocumentSlotProps) => (
  <form
    className="grid grid-cols-[minmax(0,1fr)] gap-5"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {!file && <DropArea {...area} />}
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-3xl border border-line bg-card p-5 shadow-card">
      {file && <ChosenFile id={area.id} accept={area.accept} over={area.over} file={file} onFiles={area.onFiles} />}
      {children}
    </div>
  </form>
);
