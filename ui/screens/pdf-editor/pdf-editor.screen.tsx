import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { useDocumentTitle } from '../../browser/document-title.js';
import { NameInText } from '../../parts/file-name.js';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import type { PdfEditorActor, pdfEditorMachine } from './machine/pdf-editor.machine.js';
import { EditDeskLater } from './view/edit/edit-desk-later.js';
import { EditorHeader } from './view/editor-header.js';
import { Panel } from './view/panel.js';
import { PasswordDialog } from './view/password-dialog.js';
import { PageView } from './view/pages/page-view.js';
import { Thumbnails } from './view/pages/thumbnails.js';
import { UploadArea } from './view/upload-area.js';
import { t } from '../../text/t.js';
import { RichText } from '../../text/rich-text.js';
import { siteTitle } from '../../text/site-name.js';

interface PdfEditorScreenProps {
  readonly actor: PdfEditorActor;
  readonly corner: ReactNode;
  /** Null if they are not known. */
  readonly capabilities: CapabilitiesReply | null;
}

/** File and work in a few words, such as `present.open signing`. */
const stateName = ({ value: { file, job } }: SnapshotFrom<typeof pdfEditorMachine>): string => {
  const present = 'present' in file ? `present.${file.present}` : 'empty';
  return `${present} ${job}`;
};

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const PdfEditorScreen = ({ actor, corner, capabilities }: PdfEditorScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { pdf, file } = state.context;
  // A file that a tool has made is shown once it is open.
  const isEditing =
    state.matches({ tab: 'edit' }) &&
    (state.matches({ file: { present: 'turning' } }) || state.matches({ file: { present: 'open' } }));
  useDocumentTitle(siteTitle(file?.name ?? t('PDF editor')));
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <EditorHeader actor={actor} corner={corner} />
      <ScreenMain
        state={stateName(state)}
        busy={state.hasTag('busy')}
        className="grid min-h-0 grid-cols-[minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)_23rem]"
      >
        {isEditing && file !== null && pdf !== null ? (
          <EditDeskLater actor={actor} file={file} pdf={pdf} />
        ) : (
          <Reading actor={actor} capabilities={capabilities} />
        )}
      </ScreenMain>
      {state.matches({ file: { present: 'locked' } }) && <PasswordDialog actor={actor} />}
    </div>
  );
};

/** The file as it is, and the tabs. */
const Reading = ({ actor, capabilities }: Omit<PdfEditorScreenProps, 'corner'>) => {
  const { pdf, file } = useSelector(actor, ({ context }) => context);
  return (
    <>
      {file === null && <UploadArea actor={actor} />}
      {file !== null && pdf === null && <Opening name={file.name} />}
      {file !== null && pdf !== null && (
        <>
          <Heading takesFocus className="sr-only">
            <bdi>{file.name}</bdi>
          </Heading>
          <Thumbnails actor={actor} pdf={pdf} />
          <PageView actor={actor} pdf={pdf} />
        </>
      )}
      <Panel actor={actor} capabilities={capabilities} />
    </>
  );
};

const Opening = ({ name }: { readonly name: string }) => (
  <div className="grid min-h-80 place-items-center bg-sunken px-4 lg:col-span-2">
    <Heading takesFocus className="text-center text-2xl text-muted">
      <RichText text="Opening {name}…" parts={{ name: <NameInText name={name} /> }} />
    </Heading>
  </div>
);
