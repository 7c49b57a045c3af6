import { FileText } from 'lucide-react';
import { humanSize } from '../text/sizes.js';
import { buttonLook } from './button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from './file-input.js';
import { FileName } from './file-name.js';
import { t } from '../text/t.js';

interface ChosenFileProps {
  readonly id: string;
  readonly file: File;
  readonly accept: string;
  /** Files are being dragged over the page. */
  readonly over: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The file of a page, with a button to choose another. */
export const ChosenFile = ({ file: { name, size }, over, ...input }: ChosenFileProps) => (
  <div
    className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border p-3 transition-colors ${over ? 'border-brand bg-brand-soft' : 'border-line'}`}
  >
    <span className="grid size-10 shrink-0 place-items-center rounded-[0.625rem] bg-brand-soft text-brand-text">
      <FileText className="size-5" aria-hidden="true" />
    </span>
    <div className="min-w-32 flex-1">
      <FileName name={name} length={40} className="text-[0.9375rem] font-medium" />
      <p className="text-[0.8125rem] text-muted">{humanSize(size)}</p>
    </div>
    <div>
      <FileInput multiple={false} takesFocus {...input} />
      <label htmlFor={input.id} className={buttonLook({ tone: 'quiet', size: 'small' }, SHOWS_INPUT_FOCUS)}>
        {t('Change File')}
      </label>
    </div>
  </div>
);
