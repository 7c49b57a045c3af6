import { useMemo } from 'react';
import { useSelector } from '@xstate/react';
import { editMachine, type EditActor } from '../../../../edit/machine/edit.machine.js';
import { MarkDocument } from '../../../../edit/marking/mark-document.js';
import { MarkPanel } from '../../../../edit/marking/mark-panel.js';
import { useInstrumentKeys } from '../../../../edit/marking/use-instrument-keys.js';
import { SaveOnPhone } from '../../../../edit/parts/save-on-phone.js';
import { useEditKeys } from '../../../../edit/parts/use-edit-keys.js';
import type { PdfDocument } from '../../../../pdf/pdf-document.js';
import type { PdfPages } from '../../../../pdf/pages/pdf-pages.js';
import { pagesOf } from '../../../../pdf/pages/pdfjs-pages.js';
import { useScreen } from '../../../../session/use-screen.js';
import { t } from '../../../../text/t.js';
import { RunProgress } from '../../../../tools/run-progress.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { EditingPanel } from '../panel.js';
import { ResultCard } from '../parts/result-card.js';
import { saveInEditor } from './save-in-editor.js';

interface EditDeskProps {
  readonly actor: PdfEditorActor;
  readonly file: File;
  readonly pdf: PdfDocument;
}

/** The pages of the file in hand are marked, written on and changed; what is saved is in hand then. */
export const EditDesk = ({ actor, file, pdf }: EditDeskProps) => {
  const pages = useMemo(() => pagesOf(pdf, file), [pdf, file]);
  return pages && <Desk actor={actor} file={file} pages={pages} />;
};

interface DeskProps extends Omit<EditDeskProps, 'pdf'> {
  readonly pages: PdfPages;
}

const Desk = ({ actor, file, pages }: DeskProps) => {
  const edit = useScreen(editMachine, { pdf: pages, file, save: (orders) => saveInEditor(actor, orders) });
  useEditKeys(edit);
  useInstrumentKeys(edit);
  return (
    <>
      <section
        aria-label={t('Document')}
        className="relative flex min-h-0 min-w-0 flex-col bg-paper max-lg:h-[max(60dvh,20rem)] lg:col-span-2"
      >
        <div className="flex shrink-0 justify-end border-b border-line bg-card px-3 py-1 md:hidden">
          <SaveOnPhone edit={edit} />
        </div>
        <div className="min-h-0 flex-1">
          <MarkDocument edit={edit} />
        </div>
      </section>
      <EditingPanel actor={actor}>
        <Work actor={actor} edit={edit} />
      </EditingPanel>
    </>
  );
};

interface WorkProps extends Pick<EditDeskProps, 'actor'> {
  readonly edit: EditActor;
}

/** How far the version is, the version that was made last, and what is edited now. */
const Work = ({ actor, edit }: WorkProps) => {
  const edited = useSelector(actor, ({ context }) => context.edited);
  const isSaving = useSelector(actor, ({ context }) => context.saving !== null);
  return (
    <MarkPanel edit={edit}>
      {isSaving && <Progress actor={actor} />}
      {edited && (
        <ResultCard
          key={edited.shareHash}
          actor={actor}
          title={t('Saved as a version')}
          download={t('Download')}
          name={edited.name}
          kept={edited}
          notes={edited.notes}
        />
      )}
    </MarkPanel>
  );
};

const Progress = ({ actor }: Pick<EditDeskProps, 'actor'>) => {
  const run = useSelector(actor, ({ children }) => children.run);
  return run && <RunProgress actor={run} onCancel={() => actor.send({ type: 'cancel.pressed' })} />;
};
