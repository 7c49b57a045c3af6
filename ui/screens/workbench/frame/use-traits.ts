import { useEffect, useState } from 'react';
import type { PdfPages, PdfTraits } from '../../../pdf/pages/pdf-pages.js';

/** The facts about a PDF; null until they are known. */
export const useTraits = (pdf: PdfPages | null): PdfTraits | null => {
  const [known, setKnown] = useState<{ readonly pdf: PdfPages; readonly traits: PdfTraits } | null>(null);
  useEffect(() => {
    let isOver = false;
    pdf?.traits().then(
      (traits) => {
        if (!isOver) setKnown({ pdf, traits });
      },
      () => undefined, // a file that cannot be read tells nothing here; its row says why
    );
    return () => {
      isOver = true;
    };
  }, [pdf]);
  return known?.pdf === pdf ? known.traits : null;
};
