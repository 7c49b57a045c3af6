import { useSelector } from '@xstate/react';
import { CircleCheck, CircleX, FileSearch, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { DragEvent } from 'react';
import { NameInText } from '../../../parts/file-name.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../parts/file-input.js';
import type { SharedReceiptActor } from '../receipt/shared-receipt.machine.js';
import { t, translated } from '../../../text/t.js';
import { RichText } from '../../../text/rich-text.js';

interface CopyCheckProps {
  readonly actor: SharedReceiptActor;
}

const allow = (event: DragEvent): void => {
  event.preventDefault();
};

/** Compares a copy with the file that was made, without sending it anywhere. */
export const CopyCheck = ({ actor }: CopyCheckProps) => {
  const give = ([file]: readonly File[]) => {
    if (file) actor.send({ type: 'copy.given', file });
  };
  return (
    <section
      aria-labelledby="copy-check"
      onDragOver={allow}
      onDrop={(event) => {
        event.preventDefault();
        give([...event.dataTransfer.files]);
      }}
      className="flex flex-col gap-3 rounded-3xl border border-line bg-card p-5 text-sm shadow-card"
    >
      <h2 id="copy-check" className="text-base font-semibold tracking-tight">
        {t('Is this the file that was made?')}
      </h2>
      <p className="text-muted">{t('Your copy is compared in this browser and not sent anywhere.')}</p>
      <div className="relative grid flex-1">
        <FileInput id="copy" accept="" multiple={false} onFiles={give} />
        <label
          htmlFor="copy"
          className={`grid min-h-20 cursor-pointer place-content-center justify-items-center gap-1 rounded-2xl border border-dashed border-edge bg-sunken px-4 py-4 text-center transition-colors hover:border-brand ${SHOWS_INPUT_FOCUS}`}
        >
          <span className="flex items-center gap-2 font-medium">
            <FileSearch className="size-4" aria-hidden="true" />
            {t('Drop your copy here')}
          </span>
          <span className="text-[0.8125rem] text-muted">{t('or click to choose it')}</span>
        </label>
      </div>
      <div aria-live="polite">
        <Verdict actor={actor} />
      </div>
    </section>
  );
};

const Verdict = ({ actor }: CopyCheckProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { copy, problem, receipt } = state.context;
  const parts = { copy: <NameInText name={copy} /> };
  const same = receipt?.signed.isSigned
    ? 'The fingerprint (SHA-256) of {copy} matches the signed receipt.'
    : 'The fingerprint (SHA-256) of {copy} matches the one on this site.';
  if (state.matches({ copy: 'compared' })) return <p className="text-muted">{t('Comparing…')}</p>;
  if (state.matches({ copy: 'same' }))
    return (
      <Answer Icon={CircleCheck} look="bg-brand-soft text-brand-text" title={t('Yes, this is the file that was made.')}>
        <RichText text={same} parts={parts} />
      </Answer>
    );
  if (state.matches({ copy: 'other' }))
    return (
      <Answer Icon={CircleX} look="bg-danger-soft text-danger" title={t('No, this is not the file that was made.')}>
        <RichText
          text="{copy} has a different fingerprint (SHA-256): it was changed, or is another file."
          parts={parts}
        />
      </Answer>
    );
  if (!state.matches({ copy: 'failed' })) return null;
  return (
    <Answer Icon={TriangleAlert} look="bg-amber-soft text-amber" title={t('It could not be compared.')}>
      {translated(problem)}
    </Answer>
  );
};

interface AnswerProps {
  readonly Icon: LucideIcon;
  readonly look: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

const Answer = ({ Icon, look, title, children }: AnswerProps) => (
  <div className={`flex gap-2.5 rounded-2xl px-4 py-3 ${look}`}>
    <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <p className="min-w-0">
      <strong className="block font-semibold">{title}</strong>
      <span className="wrap-anywhere">{children}</span>
    </p>
  </div>
);
