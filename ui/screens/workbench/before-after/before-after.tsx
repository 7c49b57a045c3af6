import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, LoaderCircle, X } from 'lucide-react';
import { useEffect } from 'react';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { IconButton } from '../../../parts/button.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { usePreview } from './preview-actors.js';
import { t, translated } from '../../../text/t.js';
import type { PreviewActor } from './preview.machine.js';
import { humanSize } from '../../../text/sizes.js';
import { CutStage } from './cut-stage.js';
import type { PagePreview } from './preview-context.js';

/** The page on screen before and after a tool, over the other pages. */
export const BeforeAfter = () => {
  const { preview: actor } = usePreview();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isOpen = state.matches('open');
  useEffect(() => (isOpen ? holdToSeeBefore(actor) : undefined), [isOpen, actor]);
  if (!isOpen) return null;
  const { preview, problem, tool } = state.context;
  const isMaking = state.matches({ open: 'settling' }) || state.matches({ open: 'making' });
  return (
    <section
      aria-label={t('Before and after')}
      aria-busy={isMaking}
      data-preview={isMaking ? 'making' : problem === '' ? 'shown' : 'refused'}
      className="absolute inset-0 z-10 flex flex-col bg-paper"
    >
      <div className="relative min-h-0 flex-1 p-7">
        {preview && <BeforeAfterStage actor={actor} preview={preview} />}
        {isMaking && (
          <p role="status" className="absolute inset-x-0 top-2 mx-auto flex w-fit items-center gap-2 text-[0.8125rem]">
            <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />
            {t('Preparing the page')}
          </p>
        )}
        {problem !== '' && (
          <p
            role="alert"
            className="absolute inset-x-4 top-4 mx-auto w-fit rounded-xl bg-danger-soft px-4 py-2 text-sm text-danger wrap-anywhere"
          >
            {translated(problem)}
          </p>
        )}
      </div>
      <PreviewBar title={translated(findTool(tool)?.title ?? '')} />
    </section>
  );
};

const PreviewBar = ({ title }: { readonly title: string }) => {
  const view = useBenchView();
  const { preview } = usePreview();
  const count = useSelector(preview, ({ context }) => context.wanted?.pdf.pageCount ?? 1);
  const page = useSelector(preview, ({ context }) => context.wanted?.page ?? 1);
  const go = (to: number) => view.send({ type: 'page.reached', page: to });
  return (
    <div className="mx-auto mb-4 flex w-fit items-center gap-0.5 rounded-full border border-line bg-card px-1.5 py-0.5 shadow-lift">
      <IconButton label={t('Previous page')} disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <p role="status" className="min-w-14 text-center text-sm whitespace-nowrap tabular-nums">
        {page} / {count}
      </p>
      <IconButton label={t('Next page')} disabled={page >= count} onClick={() => go(page + 1)}>
        <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <span className="mx-1 h-6 border-s border-line" />
      <IconButton
        label={t('Close the preview: {tool}', { tool: title })}
        onClick={() => preview.send({ type: 'preview.closed' })}
      >
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

/** Whether a letter is a key here: the document has the focus, and nothing is being written. */
const isKeyOfDocument = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  target.closest('[data-region=document]') !== null &&
  !target.matches('input:not([type=range]), textarea');

/** Shows what was before for as long as B is held. @returns ends it */
const holdToSeeBefore = (actor: PreviewActor): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const release = (): void => actor.send({ type: 'before.held', isHeld: false });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 'b' || event.repeat || !isKeyOfDocument(event)) return;
      actor.send({ type: 'before.held', isHeld: true });
    },
    { signal },
  );
  document.addEventListener(
    'keyup',
    ({ key }) => {
      if (key.toLowerCase() === 'b') release();
    },
    { signal },
  );
  window.addEventListener('blur', release, { signal });
  return () => listening.abort();
};

interface StageProps {
  readonly actor: PreviewActor;
  readonly preview: PagePreview;
}

/** The page on screen and what a tool would make of it. */
const BeforeAfterStage = ({ actor, preview: { page, tool, sizes, bytes, before, after } }: StageProps) => {
  const { at, isHeld } = useSelector(actor, ({ context }) => context);
  const [sizeBefore, sizeAfter] = tool === 'pdf-compress' ? bytes.map((size) => ` · ${humanSize(size)}`) : ['', ''];
  const number = { page: String(page) };
  return (
    <CutStage
      at={at}
      isHeld={isHeld}
      onMove={(to) => actor.send({ type: 'slider.moved', at: to })}
      pages={[
        {
          pdf: before,
          page,
          size: sizes[0],
          label: t('Page {page}, before', number),
          chip: `${t('Before')}${sizeBefore ?? ''}`,
        },
        {
          pdf: after,
          page: 1,
          size: sizes[1],
          label: t('Page {page}, after', number),
          chip: `${t('After')}${sizeAfter ?? ''}`,
        },
      ]}
    />
  );
};
