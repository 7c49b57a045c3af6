import { FileUp } from 'lucide-react';
import { buttonLook } from './button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from './file-input.js';
import { Sheets } from './sheets.js';
import { t } from '../text/t.js';

interface DropAreaProps {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  /** File extensions that the file chooser suggests. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Smaller, once the page has files. */
  readonly quiet?: boolean;
  /** Takes the focus when it appears, if the control that had it went at the same time. */
  readonly takesFocus?: boolean;
  /** Files are being dragged over the page. */
  readonly over: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files: a click on it opens the file chooser, and files may be dropped anywhere on the page. */
export const DropArea = ({ title, hint, action, over, quiet = false, ...input }: DropAreaProps) => (
  <section
    aria-label={t('Upload')}
    data-over={over}
    className="relative rounded-[2rem] border border-line bg-card p-3 shadow-lift transition-colors data-[over=true]:border-brand"
  >
    <div
      className={`flex flex-col items-center rounded-3xl border-2 border-dashed px-4 ${quiet ? 'py-5' : 'py-8'} text-center transition-colors ${over ? 'border-brand bg-brand-soft' : 'border-line'}`}
    >
      {!quiet && <Sheets />}
      <h2 className={`text-balance text-xl font-semibold tracking-tight ${quiet ? '' : 'mt-5'}`}>{title}</h2>
      <FileInput multiple={false} {...input} />
      <label
        htmlFor={input.id}
        className={buttonLook(quiet ? { tone: 'quiet' } : { size: 'large' }, `mt-5 ${SHOWS_INPUT_FOCUS}`)}
      >
        <FileUp className="size-[1.125rem]" aria-hidden="true" />
        {action}
        <span className="absolute inset-0 rounded-[2rem]" />
      </label>
      <p className="mt-5 text-[0.8125rem] text-muted">{hint}</p>
    </div>
  </section>
);
