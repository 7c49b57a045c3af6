import { useSelector } from '@xstate/react';
import { Download, Upload } from 'lucide-react';
import { Button } from '../../parts/button.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import { useScreen } from '../../session/use-screen.js';
import { NoteLines } from '../../text/note-lines.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { marksFileMachine, type MarksFileActor } from './marks-file.machine.js';

/** Marks of the document from a file of another program, and into one. */
export const MarksFileSection = ({ edit }: { readonly edit: EditActor }) => {
  const marks = useScreen(marksFileMachine, {
    document: edit.getSnapshot().context.file,
    draft: () => edit.getSnapshot().context.history.now,
    take: (read) => edit.send({ type: 'marks.given', ...read }),
  });
  const isBusy = useSelector(marks, (state) => state.hasTag('busy'));
  const isReady = useSelector(
    edit,
    (state) => !state.matches({ marks: 'reading' }) && !state.matches({ work: 'saving' }),
  );
  return (
    <section aria-label={t('Marks as a file')} aria-busy={isBusy} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Import onFile={(file) => isReady && marks.send({ type: 'file.chosen', file })} />
        <Button
          tone="quiet"
          className="flex-1 text-sm whitespace-nowrap"
          disabled={!isReady || isBusy}
          onClick={() => marks.send({ type: 'export.pressed' })}
        >
          <Download className="size-4" aria-hidden="true" />
          {t('Export marks')}
        </Button>
      </div>
      <Outcome marks={marks} />
    </section>
  );
};

const Import = ({ onFile }: { readonly onFile: (file: File) => void }) => (
  <div className="relative flex-1">
    <FileInput
      id="marks-file"
      multiple={false}
      accept=".xfdf,.xml,application/vnd.adobe.xfdf"
      onFiles={([file]) => file && onFile(file)}
    />
    <label
      htmlFor="marks-file"
      className={`flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-line px-4 text-sm font-medium whitespace-nowrap hover:bg-ink/5 ${SHOWS_INPUT_FOCUS}`}
    >
      <Upload className="size-4" aria-hidden="true" />
      {t('Import marks…')}
    </label>
  </div>
);

/** The outcome for the file. */
const Outcome = ({ marks }: { readonly marks: MarksFileActor }) => {
  const state = useSelector(marks, (now) => now);
  const { notes, problem, taken } = state.context;
  return (
    <>
      <p role="status" className="text-[0.8125rem] text-muted empty:hidden">
        {state.matches('reading') && t('Reading the marks of the file …')}
        {state.matches('taken') && t('{n} marks taken from the file', { n: taken })}
        {state.matches('writing') && t('Writing the marks …')}
        {state.matches('written') && t('The marks are saved as XFDF.')}
      </p>
      {state.matches('written') && <NoteLines notes={notes} />}
      {state.matches('refused') && (
        <p role="alert" className="text-[0.8125rem] break-words text-danger">
          {problem} {t('Nothing was changed.')}
        </p>
      )}
    </>
  );
};
