import { useSelector } from '@xstate/react';
import { ArrowRight, Columns2, Redo2, Undo2 } from 'lucide-react';
import { Fragment, useCallback, type ReactNode } from 'react';
import { Button, IconButton } from '../../../../parts/button.js';
import { humanSize } from '../../../../text/sizes.js';
import { branchedFrom, comparable, versionLabel } from '../machine/sides.js';
import { FilePicture } from '../frame/file-picture.js';
import { JoinedFacts } from '../frame/joined-facts.js';
import type { Made, WorkbenchContext } from '../machine/workbench.context.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import { afterRedo, beforeUndo, versionOnScreen } from '../machine/version-files.js';
import { t, translated } from '../../../../text/t.js';

interface VersionsStripProps {
  readonly bench: WorkbenchActor;
}

/** The document as it was chosen, and everything that was made of it. */
export const VersionsStrip = ({ bench }: VersionsStripProps) => {
  const context = useSelector(bench, (state) => state.context);
  const { versions } = context;
  const canCompare = comparable(context).length > 1;
  return (
    <div
      className={`workbench-strip flex h-20 shrink-0 items-center gap-2 border-t border-line bg-card pe-2 ps-4 ${versions.length > 0 || canCompare || context.awaited ? '' : 'max-md:hidden'}`}
    >
      <ol aria-label={t('Versions')} className="flex h-full min-w-0 flex-1 items-center gap-2 overflow-x-auto">
        <Original bench={bench} context={context} />
        {versions.map((version) => (
          <Fragment key={version.id}>
            {branchedFrom(versions, version) === null ? <Arrow /> : <BranchLine />}
            <Result bench={bench} context={context} version={version} />
          </Fragment>
        ))}
        {context.awaited && <Awaiting tool={context.awaited.tool} />}
        {versions.length === 0 && !context.awaited && (
          <li className="ps-2 text-[0.8125rem] text-muted max-md:hidden">{t('Each step becomes a version here.')}</li>
        )}
      </ol>
      <StripActions bench={bench} context={context} canCompare={canCompare} />
    </div>
  );
};

/** A version that is still being made, since before the page was loaded again. */
const Awaiting = ({ tool }: { readonly tool: string }) => (
  <>
    <Arrow />
    <li className="shrink-0 rounded-xl border border-dashed border-line px-4 py-1 text-start text-muted">
      <span className="block text-sm font-medium whitespace-nowrap">{translated(versionLabel(tool))}</span>
      <span className="block text-xs whitespace-nowrap">{t('Processing...')}</span>
    </li>
  </>
);

const Arrow = () => (
  <ArrowRight role="presentation" className="size-4 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
);

/** Before a version that was not made of the one before it. */
const BranchLine = () => <span role="presentation" aria-hidden="true" className="h-8 w-px shrink-0 bg-line" />;

interface OfContext extends VersionsStripProps {
  readonly context: WorkbenchContext;
}

const StripActions = ({ bench, context, canCompare }: OfContext & { readonly canCompare: boolean }) => (
  <div className="flex shrink-0 items-center">
    {context.versions.length > 0 && (
      <>
        <IconButton
          label={t('Undo')}
          disabled={beforeUndo(context) === undefined}
          onClick={() => bench.send({ type: 'version.undone' })}
        >
          <Undo2 className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('Redo')}
          disabled={afterRedo(context) === undefined}
          onClick={() => bench.send({ type: 'version.redone' })}
        >
          <Redo2 className="size-4" aria-hidden="true" />
        </IconButton>
      </>
    )}
    {canCompare && (
      <Button tone="quiet" data-opens="compare" className="ms-1" onClick={() => bench.send({ type: 'compare.opened' })}>
        <Columns2 className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">{t('Compare')}</span>
      </Button>
    )}
  </div>
);

const Original = ({ bench, context }: OfContext) => {
  const { files, shown, opened } = context;
  const original = files.find(({ id }) => id === shown) ?? files[0];
  if (!original) return null;
  const { id, file } = original;
  const became = opened[id];
  return (
    <Version
      kind="original"
      text={t('Original')}
      size={file.size}
      pages={became?.state === 'open' ? became.pdf.pageCount : null}
      isShown={shown === id}
      onShow={() => bench.send({ type: 'original.shown', id })}
      picture={<FilePicture selected={original} opened={became} className="h-10 w-7" />}
    />
  );
};

const Result = ({ bench, context, version }: OfContext & { readonly version: Made }) => {
  const selected = context.versionFiles[version.id];
  const became = selected && context.opened[selected.id];
  return (
    <Version
      kind="result"
      text={translated(versionLabel(version.tool))}
      from={branchedFrom(context.versions, version)}
      size={version.size ?? selected?.file.size ?? null}
      pages={became?.state === 'open' ? became.pdf.pageCount : null}
      isShown={versionOnScreen(context)?.id === version.id}
      onShow={() => bench.send({ type: 'version.shown', id: version.id })}
      picture={selected && <FilePicture selected={selected} opened={became} className="h-10 w-7" />}
    />
  );
};

interface VersionProps {
  readonly kind: 'original' | 'result';
  readonly text: string;
  /** What it was made of, where that is not the version before it. */
  readonly from?: string | null;
  readonly size: number | null;
  readonly pages: number | null;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly picture: ReactNode;
}

const Version = ({ kind, text, from = null, size, pages, isShown, onShow, picture }: VersionProps) => {
  const facts = [
    ...(from === null ? [] : [t('from {version}', { version: translated(from) })]),
    ...(size === null ? [] : [humanSize(size)]),
    ...(pages === null ? [] : [t('{n} pages', { n: pages })]),
  ];
  const width = facts.join().length;
  const keepInView = useCallback(
    (element: HTMLElement | null) => {
      if (width >= 0) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // again as it grows
    },
    [width],
  );
  return (
    <li ref={isShown ? keepInView : null} className="shrink-0">
      <button
        type="button"
        aria-pressed={isShown}
        data-version={kind}
        onClick={onShow}
        className="flex min-h-14 items-center gap-2.5 rounded-xl border border-line py-1 ps-2 pe-4 text-start aria-pressed:border-brand aria-pressed:bg-brand-soft"
      >
        {picture}
        <span>
          <span className="block text-sm font-medium whitespace-nowrap">{text}</span>
          <span className="block text-xs whitespace-nowrap text-muted tabular-nums">
            <JoinedFacts facts={facts} />
          </span>
        </span>
      </button>
    </li>
  );
};
