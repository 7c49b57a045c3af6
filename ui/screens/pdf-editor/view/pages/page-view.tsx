import { useSelector } from '@xstate/react';
import type { PdfDocument } from '../../../../pdf/pdf-document.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { zoomFactor } from '../../machine/zoom.js';
import { MarksLayer } from '../redact/marks-layer.js';
import { PageControls } from './page-controls.js';
import { PageCanvas } from '../../../../pdf/pages/page-canvas.js';
import { PageText } from './page-text.js';
import { RepeatedSignature } from '../sign/repeated-signature.js';
import { SignatureFrame } from '../sign/signature-frame.js';
import { t } from '../../../../text/t.js';

interface PageViewProps {
  readonly actor: PdfEditorActor;
  readonly pdf: PdfDocument;
}

/** The current page, with the signature and the marks on it. */
export const PageView = ({ actor, pdf }: PageViewProps) => (
  <section
    aria-label={t('Document')}
    className="relative flex min-h-0 min-w-0 flex-col bg-paper max-lg:h-[max(42dvh,18rem)]"
  >
    {/* A scrolling region has to be focusable by keyboard. */}
    <div
      role="region"
      aria-label={t('Page')}
      tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
      className="min-h-0 flex-1 overflow-auto px-6 pt-6 pb-24 sm:px-8 lg:pt-8 lg:pb-28"
    >
      <Page actor={actor} pdf={pdf} />
    </div>
    <div className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center *:pointer-events-auto lg:bottom-8">
      <PageControls actor={actor} />
    </div>
  </section>
);

const Page = ({ actor, pdf }: PageViewProps) => {
  const { page, facts, zoom } = useSelector(actor, ({ context }) => context);
  const signing = useSelector(actor, (state) => state.matches({ tab: 'signature' }));
  const { width, height } = facts ?? { width: 595, height: 842 };
  return (
    <div
      dir="ltr" // what lies on it is placed from the left
      data-page={page}
      data-known={facts?.page === page}
      className="relative isolate mx-auto bg-[white] shadow-lift"
      style={{ width: `calc(min(100%, 40rem) * ${zoomFactor(zoom)})`, aspectRatio: `${width} / ${height}` }}
    >
      <PageCanvas key={`image-${page}`} pdf={pdf} page={page} className="absolute inset-0" />
      {facts?.page === page && <PageText key={`text-${page}`} pdf={pdf} page={page} width={width} />}
      {signing && <RepeatedSignature actor={actor} />}
      {signing ? <SignatureFrame actor={actor} /> : <MarksLayer actor={actor} />}
    </div>
  );
};
