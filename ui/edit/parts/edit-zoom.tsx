import { useSelector } from '@xstate/react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../parts/button.js';
import { locale } from '../../text/language.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';

/** How large the pages are, over the lower edge of the document. */
export const EditZoom = ({ edit }: { readonly edit: EditActor }) => {
  const zoom = useSelector(edit, ({ context }) => context.zoom);
  const percent = zoom.toLocaleString(locale(), { style: 'percent' });
  return (
    <div className="workbench-pill absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-0.5 rounded-full border border-line bg-card px-1.5 py-0.5 shadow-lift max-md:hidden">
      <IconButton label={t('Smaller')} onClick={() => edit.send({ type: 'zoom.changed', by: -1 })}>
        <ZoomOut className="size-4" aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        title={t('Fit')}
        aria-label={t('Zoom {percent}, fit', { percent })}
        onClick={() => edit.send({ type: 'zoom.changed', by: 0 })}
        className="min-h-9 min-w-12 rounded-full text-sm tabular-nums hover:bg-ink/5"
      >
        {percent}
      </button>
      <IconButton label={t('Larger')} onClick={() => edit.send({ type: 'zoom.changed', by: 1 })}>
        <ZoomIn className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};
