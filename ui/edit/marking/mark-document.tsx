import { useCallback, type ReactNode } from 'react';
import type { PageSize } from '../../pdf/pdf-document.js';
import type { EditActor } from '../machine/edit.machine.js';
import { EditPages } from '../parts/edit-pages.js';
import { EditZoom } from '../parts/edit-zoom.js';
import { MarkBar } from './mark-bar.js';
import { PageMarks } from './page-marks.js';
import { useHidden } from './use-hidden.js';
import './marking.css';

interface MarkDocumentProps {
  readonly edit: EditActor;
  /** The versions of the document. */
  readonly children?: ReactNode;
}

/** The pages with what is drawn and written on them. */
export const MarkDocument = ({ edit, children }: MarkDocumentProps) => {
  const overlay = useCallback(
    (page: number, size: PageSize) => <PageMarks edit={edit} page={page} size={size} />,
    [edit],
  );
  const hidden = useHidden(edit);
  return (
    <div className="flex h-full flex-col">
      <MarkBar edit={edit} />
      <div className="relative min-h-0 flex-1">
        <EditPages edit={edit} overlay={overlay} hidden={hidden} drawsFields />
        <EditZoom edit={edit} />
      </div>
      {children}
    </div>
  );
};
