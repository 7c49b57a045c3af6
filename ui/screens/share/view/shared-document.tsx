import { useSelector } from '@xstate/react';
import type { SharedFile } from '../../../../contracts/api/shared-document.js';
import { useScreen } from '../../../session/use-screen.js';
import type { ShareActor } from '../../../share/share.machine.js';
import { sharedPapersMachine } from '../papers/shared-papers.machine.js';
import { sharedReceiptMachine } from '../receipt/shared-receipt.machine.js';
import { CopyCheck } from './copy-check.js';
import { ReceiptFacts } from './receipt-facts.js';
import { SharedFileCard } from './shared-file-card.js';
import { SharedPapers } from './shared-papers.js';

interface SharedDocumentProps {
  readonly actor: ShareActor;
  readonly hash: string;
  readonly file: SharedFile;
}

/** A finished file: its pages, how to have it, how it was made. On a phone, how to have it comes first. */
export const SharedDocument = ({ actor, hash, file }: SharedDocumentProps) => {
  const papers = useScreen(sharedPapersMachine, { hash, file });
  const receipt = useScreen(sharedReceiptMachine, { hash, file });
  const pages = useSelector(papers, ({ context }) => context.pdf?.pageCount ?? null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:grid-rows-[auto_1fr]">
      <SharedPapers
        papers={papers}
        className="order-2 h-[min(75dvh,160vw)] min-h-96 lg:order-none lg:row-span-2 lg:h-full lg:min-h-[44rem]"
      />
      <SharedFileCard actor={actor} file={file} pages={pages} />
      <div className="order-3 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-5 lg:order-none">
        <ReceiptFacts actor={receipt} />
        <CopyCheck actor={receipt} />
      </div>
    </div>
  );
};
