import { useSelector } from '@xstate/react';
import { FileText, FileUp, X } from 'lucide-react';
import { IconButton } from '../../parts/button.js';
import { buttonLook } from '../../parts/button-look.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import { FileName } from '../../parts/file-name.js';
import { humanSize } from '../../text/sizes.js';
import type { TestingActor } from './testing-pdf-tools.machine.js';

const ID = 'testing-file';

/** Where the one file comes in; several are turned away with a word. */
export const SinglePdf = ({ actor }: { readonly actor: TestingActor }) => {
  const { file, turnedAway } = useSelector(actor, ({ context }) => context);
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">PDF</p>
      {file ? (
        <div className="flex items-center gap-3 rounded-2xl border border-line py-2 pl-4 pr-2">
          <FileText className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <FileName name={file.name} className="text-sm font-medium" />
            <p className="text-xs text-muted">{humanSize(file.size)}</p>
          </div>
          <IconButton
            ref={catchFocus}
            label={`Remove ${file.name}`}
            onClick={() => {
              actor.send({ type: 'file.removed' });
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <div className="relative grid justify-items-center gap-3 rounded-2xl border-2 border-dashed border-line px-4 py-7">
          <FileInput
            id={ID}
            accept=".pdf"
            onFiles={(files) => {
              actor.send({ type: 'files.chosen', files });
            }}
          />
          <label htmlFor={ID} className={buttonLook({ tone: 'quiet' }, SHOWS_INPUT_FOCUS)}>
            <FileUp className="size-4" aria-hidden="true" />
            Choose a PDF
            <span className="absolute inset-0 rounded-2xl" />
          </label>
          <p className="text-[0.8125rem] text-muted">One PDF up to 25 MB</p>
        </div>
      )}
      <p role="alert" className="text-sm text-danger">
        {turnedAway}
      </p>
    </div>
  );
};
