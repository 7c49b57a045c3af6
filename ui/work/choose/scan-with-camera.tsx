import { Camera } from 'lucide-react';
import { buttonLook } from '../../parts/button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import { t } from '../../text/t.js';

interface ScanWithCameraProps {
  readonly id: string;
  readonly className?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** On phones and tablets: each photograph joins the files, and together they become the pages of one PDF. */
export const ScanWithCamera = ({ id, className = '', onFiles }: ScanWithCameraProps) => (
  <div className={`relative hidden pointer-coarse:grid ${className}`}>
    <FileInput id={id} accept="image/*" multiple={false} camera onFiles={onFiles} />
    <label htmlFor={id} className={buttonLook({ tone: 'quiet' }, SHOWS_INPUT_FOCUS)}>
      <Camera className="size-[1.125rem]" aria-hidden="true" />
      {t('Scan with the camera')}
    </label>
  </div>
);
