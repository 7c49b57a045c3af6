import { ArrowRight } from 'lucide-react';
import { t } from '../../../text/t.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { PaperThumbnail } from '../frame/paper-thumbnail.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';

interface FirstPagesProps {
  readonly before: PdfPages;
  /** Null until it is open. */
  readonly after: PdfPages | null;
  readonly onCompare: () => void;
}

const PAPER = 'h-18 w-13 shrink-0';

/** The first page as it was and as it is, small; it leads to both beside each other. */
export const FirstPages = ({ before, after, onCompare }: FirstPagesProps) => {
  const nearViewport = useNearViewport();
  const words = t('Compare the first page before and after');
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      disabled={after === null}
      onClick={onCompare}
      className="flex shrink-0 items-center gap-1 rounded-xl bg-sunken p-1.5 transition-colors hover:bg-ink/8"
    >
      <PaperThumbnail pdf={before} page={1} nearViewport={nearViewport} className={PAPER} />
      <ArrowRight className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
      {after ? (
        <PaperThumbnail pdf={after} page={1} nearViewport={nearViewport} className={PAPER} />
      ) : (
        <span className={`${PAPER} rounded-[3px] bg-[white] opacity-70`} />
      )}
    </button>
  );
};
