import { useSelector } from '@xstate/react';
import { ArrowRight, CircleAlert, FileCheck2, Upload } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { Button } from '../../../parts/button.js';
import { buttonLook } from '../../../parts/button-look.js';
import { catchFocus } from '../../../parts/catch-focus.js';
import { FileName } from '../../../parts/file-name.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../parts/file-input.js';
import { Sheets } from '../../../parts/sheets.js';
import { t, translated } from '../../../text/t.js';
import { useCapabilities } from '../../../session/use-capabilities.js';
import { unavailableReason } from '../../../tools/unavailable-reason.js';
import { useScreen } from '../../../session/use-screen.js';
import { WebPage } from '../web-page/web-page-form.js';
import type { LandingPage } from '../landing-page.js';
import { landingPickerMachine, type LandingPickerActor } from './landing-picker.machine.js';
import { acceptOf, limitsOf } from './picked-files.js';
import { selectionNote } from './selection-note.js';
import { destinationOf, toolOf } from './tool-destination.js';

const FILES_INPUT = 'files';
const NAMES_SHOWN = 3;

/** Takes files for a tool; they are uploaded only where the tool is used. */
export const LandingPicker = ({ tool: id }: Pick<LandingPage, 'tool'>) => {
  const actor = useScreen(landingPickerMachine, { tool: id });
  const isLeaving = useSelector(actor, (state) => state.matches('leaving'));
  const { over, files, problem } = useSelector(actor, ({ context }) => context);
  const tool = toolOf(id);
  if (isLeaving) return <Navigate to={destinationOf(id).path} />;
  return (
    <div>
      <section
        aria-label={t('Upload')}
        data-over={over}
        className="relative rounded-[2rem] border border-line bg-card p-3 shadow-lift transition-colors data-[over=true]:border-brand"
      >
        <div
          className={`flex min-h-80 flex-col items-center justify-center rounded-3xl border-2 border-dashed px-4 py-9 text-center transition-colors ${over ? 'border-brand bg-brand-soft' : 'border-line'}`}
        >
          {files.length === 0 ? (
            <Choosing tool={tool} actor={actor} />
          ) : (
            <Chosen tool={id} actor={actor} files={files} />
          )}
          <p role="alert" className="mt-4 flex gap-2 text-sm text-danger empty:hidden">
            {problem !== null && (
              <>
                <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                {translated(problem)}
              </>
            )}
          </p>
        </div>
      </section>
      {id === 'to-pdf' && <WebPage take={(page) => actor.send({ type: 'files.chosen', files: [page] })} />}
    </div>
  );
};

interface ChoosingProps {
  readonly tool: Tool;
  readonly actor: LandingPickerActor;
}

const Choosing = ({ tool, actor }: ChoosingProps) => {
  const missing = unavailableReason(tool, [], useCapabilities());
  return (
    <>
      <Sheets />
      <h2 className="mt-5 text-xl font-semibold tracking-tight">{t('Upload Your Files')}</h2>
      <p className="mt-1 text-muted">{t('Drag and drop your files or click to browse')}</p>
      <FileInput
        id={FILES_INPUT}
        accept={acceptOf(tool)}
        multiple={tool.accepts.max > 1}
        onFiles={(files) => actor.send({ type: 'files.chosen', files })}
      />
      <label htmlFor={FILES_INPUT} className={buttonLook({ size: 'large' }, `mt-6 ${SHOWS_INPUT_FOCUS}`)}>
        <Upload className="size-[1.125rem]" aria-hidden="true" />
        {t('Choose File(s)')}
        <span className="absolute inset-0 rounded-[2rem]" />
      </label>
      <p className="mt-5 text-[0.8125rem] text-muted">{limitsOf(tool)}</p>
      {missing && (
        <p data-capability="missing" className="mt-3 rounded-2xl bg-amber-soft px-4 py-2.5 text-sm text-amber">
          {translated(missing.text)}
        </p>
      )}
    </>
  );
};

interface ChosenProps {
  readonly tool: LandingPage['tool'];
  readonly actor: LandingPickerActor;
  readonly files: readonly File[];
}

const Chosen = ({ tool, actor, files }: ChosenProps) => (
  <>
    <FileCheck2 className="size-9 text-brand-text" strokeWidth={1.5} aria-hidden="true" />
    <p role="status" className="mt-4 text-balance text-lg font-semibold tracking-tight">
      {selectionNote(tool, files.length)}
    </p>
    <ul className="mt-2 grid max-w-full gap-0.5 text-sm text-muted">
      {files.slice(0, NAMES_SHOWN).map(({ name }, at) => (
        <li key={at}>
          <FileName name={name} length={NAME_SHOWN.dialog} className="justify-center rtl:justify-center" />
        </li>
      ))}
      {files.length > NAMES_SHOWN && <li>{t('and {n} more', { n: files.length - NAMES_SHOWN })}</li>}
    </ul>
    <Button ref={catchFocus} size="large" className="mt-6" onClick={() => actor.send({ type: 'continue.pressed' })}>
      {t('Continue')}
      <ArrowRight className="size-[1.125rem] rtl:-scale-x-100" aria-hidden="true" />
    </Button>
    <Button tone="quiet" size="small" className="mt-3" onClick={() => actor.send({ type: 'selection.cleared' })}>
      {t('Start Over')}
    </Button>
  </>
);
