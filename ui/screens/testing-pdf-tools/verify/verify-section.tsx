import { useSelector } from '@xstate/react';
import { FileUp } from 'lucide-react';
import { buttonLook } from '../../../parts/button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../parts/file-input.js';
import { CallProgress } from '../../../tools/documents/call-progress.js';
import { FailureNote } from '../../../tools/documents/failure-note.js';
import { SignatureList } from '../../../tools/signatures/signature-list.js';
import type { VerifyActor } from './verify.machine.js';
import { t } from '../../../text/t.js';

const ID = 'signed-pdf';

/** Checks the signatures of a PDF. */
export const VerifySection = ({ actor }: { readonly actor: VerifyActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, signatures, failure } = state.context;
  const { run } = state.children;
  return (
    <section
      aria-labelledby="verify"
      data-verify={state.value}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-3xl border border-line bg-card p-5 shadow-card"
    >
      <div>
        <h2 id="verify" className="text-lg font-semibold tracking-tight">
          {t('Check signatures')}
        </h2>
        <p className="text-sm text-muted">{t('See who signed a PDF and what was changed afterwards.')}</p>
      </div>
      {run ? (
        <CallProgress
          run={run}
          text={t('Checking the signatures…')}
          onCancel={() => actor.send({ type: 'cancel.pressed' })}
        />
      ) : (
        <SignedFile onFiles={(files) => actor.send({ type: 'files.chosen', files })} />
      )}
      {failure !== null && <FailureNote text={failure} onRetry={() => actor.send({ type: 'retry.pressed' })} />}
      {file && signatures && <SignatureList name={file.name} signatures={signatures} />}
    </section>
  );
};

const SignedFile = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => (
  <div className="relative grid justify-items-center gap-3 rounded-2xl border-2 border-dashed border-line px-4 py-7">
    <FileInput id={ID} accept=".pdf" multiple={false} onFiles={onFiles} />
    <label htmlFor={ID} className={buttonLook({ tone: 'quiet' }, SHOWS_INPUT_FOCUS)}>
      <FileUp className="size-4" aria-hidden="true" />
      {t('Choose a signed PDF')}
      <span className="absolute inset-0 rounded-2xl" />
    </label>
    <p className="text-[0.8125rem] text-muted">{t('One PDF up to 25 MB')}</p>
  </div>
);
