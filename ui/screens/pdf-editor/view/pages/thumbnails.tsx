import { useSelector } from '@xstate/react';
import type { PdfDocument } from '../../../../pdf/pdf-document.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { PageCanvas } from '../../../../pdf/pages/page-canvas.js';
import { t } from '../../../../text/t.js';

interface ThumbnailsProps {
  readonly actor: PdfEditorActor;
  readonly pdf: PdfDocument;
}

/** A thumbnail of each page; only those near the viewport are rendered. */
export const Thumbnails = ({ actor, pdf }: ThumbnailsProps) => {
  const current = useSelector(actor, ({ context }) => context.page);
  return (
    <nav aria-label={t('Pages')} className="overflow-y-auto border-e border-line bg-card px-5 py-3.5 max-lg:hidden">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {Array.from({ length: pdf.pageCount }, (_, page) => (
          <li key={page} className="[contain-intrinsic-block-size:auto_10rem] [content-visibility:auto]">
            <button
              type="button"
              aria-label={t('Page {page}', { page: page + 1 })}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => {
                actor.send({ type: 'page.chosen', page });
              }}
              className="group w-full rounded-md p-0.5 text-center text-xs tabular-nums text-muted aria-[current]:text-brand-text"
            >
              <span className="block min-h-8 overflow-hidden rounded-md border border-line bg-[white] shadow-card outline-2 outline-offset-1 outline-transparent group-aria-[current]:outline-brand">
                <PageCanvas lazy pdf={pdf} page={page} />
              </span>
              <span className="mt-1.5 block">{page + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
