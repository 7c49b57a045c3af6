import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isFromWorkbench } from '../../browser/handed-files.js';
import { AsButton } from '../../parts/as-button.js';
import { t } from '../../text/t.js';

interface BackToFilesProps {
  /** The file that this screen works on. */
  readonly file: File | null | undefined;
  /** On a phone the arrow alone. */
  readonly isCompact?: boolean;
}

/** Back to the workbench, where the result is the newest version; nothing for a file that the workbench does not have. */
export const BackToFiles = ({ file, isCompact = false }: BackToFilesProps) =>
  isFromWorkbench(file) && (
    <AsButton tone="quiet" size="small">
      <Link to="/">
        <ArrowLeft className="size-4" aria-hidden="true" />
        <span className={isCompact ? 'max-sm:sr-only' : ''}>{t('Back to your files')}</span>
      </Link>
    </AsButton>
  );
