import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../../parts/button.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { canZoom, zoomText } from '../../machine/zoom.js';
import { t } from '../../../../text/t.js';

/** Which page, and how large. */
export const PageControls = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { page, pdf, zoom } = useSelector(actor, ({ context }) => context);
  const count = pdf?.pageCount ?? 0;
  const turn = (to: number) => () => {
    actor.send({ type: 'page.chosen', page: to });
  };
  const change = (by: -1 | 1) => () => {
    actor.send({ type: 'zoom.changed', by });
  };
  const icon = { className: 'size-[1.125rem]', 'aria-hidden': true } as const;
  const pointer = { ...icon, className: 'size-[1.125rem] rtl:-scale-x-100' } as const;
  return (
    <div
      role="group"
      aria-label={t('Page and zoom')}
      className="flex items-center rounded-full border border-line bg-card p-0.5 shadow-card"
    >
      <IconButton label={t('Previous page')} aria-disabled={page === 0} onClick={turn(page - 1)}>
        <ChevronLeft {...pointer} />
      </IconButton>
      <p role="status" className="px-1.5 tabular-nums">
        <span className="sr-only">{t('Page')} </span>
        {page + 1} / {count}
      </p>
      <IconButton label={t('Next page')} aria-disabled={page + 1 >= count} onClick={turn(page + 1)}>
        <ChevronRight {...pointer} />
      </IconButton>
      <span className="mx-1 h-6 border-s border-line" />
      <IconButton label={t('Zoom out')} aria-disabled={!canZoom(zoom, -1)} onClick={change(-1)}>
        <ZoomOut {...icon} />
      </IconButton>
      <span role="status" className="sr-only">
        {zoomText(zoom)}
      </span>
      <IconButton label={t('Zoom in')} aria-disabled={!canZoom(zoom, 1)} onClick={change(1)}>
        <ZoomIn {...icon} />
      </IconButton>
    </div>
  );
};
