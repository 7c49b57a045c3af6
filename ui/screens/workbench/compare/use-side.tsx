import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { PageSize } from '../../../pdf/pdf-document.js';
import { t } from '../../../text/t.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import type { StagePage } from '../before-after/paper.js';
import { pairOnScreen, type CompareActor } from './compare.machine.js';
import { letters, marksByPage, PageMarks, type Which } from './page-marks.js';

interface Sized {
  readonly pdf: PdfPages;
  readonly page: number;
  readonly size: PageSize;
}

/** Null until it is known. */
const usePageSize = (pdf: PdfPages, page: number): PageSize | null => {
  const [known, setKnown] = useState<Sized | null>(null);
  useEffect(() => {
    let isOver = false;
    pdf.size(page).then(
      (size) => {
        if (!isOver) setKnown({ pdf, page, size });
      },
      () => undefined, // a page that cannot be read is not shown
    );
    return () => {
      isOver = true;
    };
  }, [pdf, page]);
  return known?.pdf === pdf && known.page === page ? known.size : null;
};

/** One side of the pair with its changes marked; null until its size is known. */
export const useSide = (compare: CompareActor, side: Which): StagePage | null => {
  const pdf = useSelector(compare, ({ context }) => context[side].pdf);
  const page = useSelector(compare, ({ context }) => pairOnScreen(context)[side].page);
  const changes = useSelector(compare, ({ context }) => context.found?.changes ?? none);
  const current = useSelector(compare, ({ context }) => context.current + 1);
  const size = usePageSize(pdf, page);
  if (!size) return null;
  return {
    pdf,
    page,
    size,
    label: t(side === 'before' ? 'Page {page}, before' : 'Page {page}, after', { page: String(page) }),
    chip: letters[side],
    marks: <PageMarks marks={marksByPage(changes, side).get(page) ?? []} side={side} current={current} />,
  };
};

const none = [] as const;
