import { FileUp } from 'lucide-react';
import { buttonLook } from '../../../parts/button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../parts/file-input.js';
import { Heading } from '../../../parts/heading.js';
import { Sheets } from '../../../parts/sheets.js';
import { useSelector } from '@xstate/react';
import type { PdfEditorActor } from '../machine/pdf-editor.machine.js';
import { t } from '../../../text/t.js';

const ID = 'pdf';

/** Takes the file; it may also be dropped anywhere on the page. */
export const UploadArea = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const over = useSelector(actor, (state) => state.matches({ file: { empty: 'over' } }));
  return (
    <section aria-label={t('Upload')} className="glow grid place-items-center bg-paper px-4 py-10 lg:col-span-2">
      <div className="w-full max-w-xl text-center">
        <Heading takesFocus className="text-[clamp(2rem,5vw,3rem)] leading-[1.06]">
          {t('Sign, redact or check a PDF')}
        </Heading>
        <div
          data-over={over}
          className="relative mt-8 rounded-[2rem] border border-line bg-card p-3 shadow-lift transition-colors data-[over=true]:border-brand"
        >
          <div className="flex flex-col items-center rounded-3xl border-2 border-dashed border-line px-4 py-9">
            <Sheets />
            <h2 className="mt-5 text-xl font-semibold tracking-tight">{t('Upload a PDF')}</h2>
            <p className="mt-1 text-muted">{t('Drop it here or click to browse')}</p>
            <FileInput
              id={ID}
              accept=".pdf"
              multiple={false}
              onFiles={(files) => {
                actor.send({ type: 'files.chosen', files });
              }}
            />
            <label htmlFor={ID} className={buttonLook({ size: 'large' }, `mt-6 ${SHOWS_INPUT_FOCUS}`)}>
              <FileUp className="size-[1.125rem]" aria-hidden="true" />
              {t('Choose a PDF')}
              <span className="absolute inset-0 rounded-[2rem]" />
            </label>
            <p className="mt-5 text-[0.8125rem] text-muted">
              {t('PDF up to 25 MB. It stays in this browser until you sign, redact or scan it.')}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
};
