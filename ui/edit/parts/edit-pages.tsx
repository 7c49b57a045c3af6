import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { drawWhileNear } from '../../pdf/pages/draw-while-near.js';
import type { NearViewportObserver } from '../../pdf/pages/near-viewport.js';
import { usePagesInSteps } from '../../pdf/pages/pages-in-steps.js';
import type { MarkPlace, PdfPages } from '../../pdf/pages/pdf-pages.js';
import { useNearViewport } from '../../pdf/pages/use-near-viewport.js';
import type { PageSize } from '../../pdf/pdf-document.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';

/** The layer that lies over a page (from 1) of this size. */
type Overlay = (page: number, size: PageSize) => ReactNode;

/** Marks of a page (from 1) that are shown otherwise than the document has them; the same list as long as it is equal. */
type Hidden = (page: number) => readonly MarkPlace[];

interface EditPagesProps {
  readonly edit: EditActor;
  readonly overlay: Overlay;
  readonly hidden?: Hidden;
  /** The fields of the form are part of what is drawn; else they are to stand over the pages. */
  readonly drawsFields?: boolean;
}

const none: readonly MarkPlace[] = [];
const hidesNone: Hidden = () => none;

const A4: PageSize = { width: 595, height: 842 };

const WIDEST_REM = 52;

/** The pages one below the other, drawn while they are near what is seen, with what is worked on over them. */
export const EditPages = ({ edit, overlay, hidden = hidesNone, drawsFields = false }: EditPagesProps) => {
  const { pdf } = edit.getSnapshot().context;
  const zoom = useSelector(edit, ({ context }) => context.zoom);
  const count = usePagesInSteps(pdf.pageCount, 1);
  const nearViewport = useNearViewport();
  const drawn = useMemo(() => (drawsFields ? pdf : { ...pdf, render: pdf.renderUnderFields }), [pdf, drawsFields]);
  return (
    <div
      data-scroller
      data-pages
      role="region"
      aria-label={t('Pages one by one')}
      tabIndex={-1}
      className="size-full min-w-0 overflow-auto overscroll-contain"
    >
      <ol
        aria-label={t('Pages')}
        className="grid min-w-full justify-center gap-5 p-2 pb-20 md:p-5"
        style={{ width: `${zoom * 100}%`, gridTemplateColumns: `minmax(0, ${WIDEST_REM * zoom}rem)` }}
      >
        <Papers pdf={drawn} count={count} nearViewport={nearViewport} overlay={overlay} hidden={hidden} />
      </ol>
    </div>
  );
};

interface PapersProps {
  readonly pdf: PdfPages;
  readonly count: number;
  readonly nearViewport: NearViewportObserver;
  readonly overlay: Overlay;
  readonly hidden: Hidden;
}

const Papers = memo(({ count, hidden, ...rest }: PapersProps) =>
  Array.from({ length: count }, (_, at) => <Paper key={at} page={at + 1} hidden={hidden(at + 1)} {...rest} />),
);
Papers.displayName = 'Papers';

type PaperProps = Omit<PapersProps, 'count' | 'hidden'> & {
  readonly page: number;
  readonly hidden: readonly MarkPlace[];
};

const Paper = memo(({ pdf, page, hidden, nearViewport, overlay }: PaperProps) => {
  const [size, setSize] = useState(A4);
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const seen = hidden.length === 0 ? pdf : { ...pdf, render: pdf.renderWithout(hidden) };
      return canvas ? drawWhileNear({ canvas, pdf: seen, page, nearViewport, onSize: setSize }) : undefined;
    },
    [pdf, page, hidden, nearViewport],
  );
  return (
    <li
      data-page={page}
      dir="ltr"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      className="@container relative w-full scroll-mt-4 overflow-hidden rounded-[3px] bg-[white] shadow-lift"
    >
      <canvas ref={draw} role="img" aria-label={t('Page {page}', { page: String(page) })} className="block size-full" />
      {overlay(page, size)}
    </li>
  );
});
Paper.displayName = 'Paper';
