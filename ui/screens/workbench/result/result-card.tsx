import { shallowEqual, useSelector } from '@xstate/react';
import { ArrowRight, Copy, Download, Pencil, Share, SlidersHorizontal, TriangleAlert } from 'lucide-react';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { sendable, sendTo } from '../../../browser/send-to.js';
import { saveFile } from '../../../browser/save-file.js';
import { AsButton } from '../../../parts/as-button.js';
import { Button, IconButton } from '../../../parts/button.js';
import { bringToTop } from '../../../parts/catch-focus.js';
import { NoteLines } from '../../../text/note-lines.js';
import { FileLifetime } from '../../../session/file-lifetime.js';
import { humanSize } from '../../../text/sizes.js';
import { isAboutSize, isSigning } from '../../../tools/about-size.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { t, translated } from '../../../text/t.js';
import type { HistoryActor } from '../../../history/rows/history.machine.js';
import type { ResultBoxActor } from '../../../work/result/result-box.machine.js';
import { FilePicture } from '../frame/file-picture.js';
import { JoinedFacts } from '../../../parts/joined-facts.js';
import { nodeLabel } from '../frame/version-button.js';
import { percentText } from '../../../text/percent.js';
import { versionLabel } from '../machine/sides.js';
import {
  branchCount,
  lackedOnScreen,
  lineTo,
  nodeOnScreen,
  type Protection,
  versionTree,
} from '../../../work/versions/version-tree.js';
import { pagesBeforeAndAfter, pdfsBeforeAndAfter } from '../../../work/versions/version-files.js';
import { type Made, MADE_FILE_ID } from '../../../work/versions/made.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { ResultRows } from './result-rows.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { PaperThumbnail } from '../frame/paper-thumbnail.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';
import { NameForm } from '../../../parts/name-form.js';
import { WholeName } from '../../../parts/file-name.js';

interface ResultCardProps {
  readonly work: WorkActor;
  readonly resultBox: ResultBoxActor;
  readonly history: HistoryActor;
}

/** The result: it stays until the next tool runs. */
export const ResultCard = ({ work, resultBox, history }: ResultCardProps) => {
  const { made, madeFile } = useSelector(work, ({ context }) => context);
  if (!made) return null;
  const hasOptions = findTool(made.tool)?.makesVersions !== true; // else a mode is where they come from
  return (
    <>
      <section
        ref={bringToTop}
        aria-label={t('Result')}
        className="grid scroll-mt-24 animate-rise grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-brand/35 bg-card p-4 shadow-card"
      >
        <Facts work={work} made={made} />
        <WhereItStands work={work} />
        <NoteLines notes={made.notes} className="text-[0.8125rem] text-muted" />
        {made.shareHash === '' ? (
          <OwnDownload name={made.name} file={madeFile?.file} />
        ) : (
          <Linked made={made} file={madeFile?.file} resultBox={resultBox} history={history} />
        )}
      </section>
      {hasOptions && (
        <Button
          tone="quiet"
          onClick={() => {
            work.send({ type: 'options.tried' });
          }}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {t('Try other options')}
        </Button>
      )}
    </>
  );
};

interface FactsProps extends Pick<ResultCardProps, 'work'> {
  readonly made: Made;
}

/** The look and the name of the result, and its difference from the file that it was made of. */
const Facts = ({ work, made }: FactsProps) => {
  const view = useBenchView();
  const context = useSelector(work, (state) => state.context);
  const { madeFile, opened } = context;
  const pair = pdfsBeforeAndAfter(context);
  return (
    <>
      <div className="flex gap-3">
        {madeFile && !pair && <FilePicture selected={madeFile} opened={opened[MADE_FILE_ID]} className="h-17 w-12" />}
        <ResultName work={work} name={made.name} />
      </div>
      <div className="flex items-center gap-3">
        {pair && (
          <FirstPages before={pair[0]} after={pair[1]} onCompare={() => view.send({ type: 'compare.opened' })} />
        )}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <Sizes made={made} />
          {isSigning(made.tool) && made.size !== null && made.size > made.sizeBefore && (
            <p className="text-[0.8125rem] text-muted">
              {t('The signature and its certificates add {size}; the document itself stays as it was.', {
                size: humanSize(made.size - made.sizeBefore),
              })}
            </p>
          )}
          <PageCounts work={work} />
        </div>
      </div>
    </>
  );
};

const lacking = {
  redacted: 'This version isn’t redacted; “{version}”, on another branch, is.',
  signed: 'This version isn’t signed; “{version}”, on another branch, is.',
  locked: 'This version opens without a password; “{version}”, on another branch, needs one.',
} as const satisfies Readonly<Record<Protection, Text>>;

/** Among several branches: what the version on screen goes back to, and what it lacks that another has. */
const WhereItStands = ({ work }: Pick<ResultCardProps, 'work'>) => {
  const context = useSelector(work, (state) => state.context);
  const nodes = versionTree(context);
  if (branchCount(nodes) < 2) return null;
  const [shown, ...before] = lineTo(nodes, nodeOnScreen(nodes, context)).toReversed();
  const versions = nodes.flatMap((node) => node.made ?? []);
  const n = versions.findIndex(({ id }) => id === shown?.id) + 1;
  const sources = before.map((node) => t('from {version}', { version: nodeLabel(node, context) }));
  return (
    <>
      <p className="text-[0.8125rem] text-muted">
        <JoinedFacts facts={[t('Version {n} of {count}', { n, count: versions.length }), sources.join(', ')]} />
      </p>
      {lackedOnScreen(context).map(({ lacks, other }) => (
        <p
          key={lacks}
          role="note"
          className="flex gap-2 rounded-xl bg-amber-soft px-3 py-2 text-[0.8125rem] text-amber"
        >
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t(lacking[lacks], { version: translated(versionLabel(other.tool)) })}
        </p>
      ))}
    </>
  );
};

const Linked = ({ made, file, resultBox, history }: ActionsProps & Pick<ResultCardProps, 'history'>) => (
  <>
    <div className="-mt-3">
      <FileLifetime />
    </div>
    <Actions made={made} file={file} resultBox={resultBox} />
    <ResultRows key={made.shareHash} made={made} list={history} />
  </>
);

const PERCENT = 100;

const Sizes = ({ made: { tool, size, sizeBefore } }: { readonly made: Made }) => {
  if (size === null) return null;
  const smaller = isAboutSize(tool) ? Math.round(PERCENT - (size / sizeBefore) * PERCENT) : 0;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-[0.9375rem] tabular-nums">
      <span className="text-muted">{humanSize(sizeBefore)}</span>
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <ArrowRight className="size-4 text-muted rtl:-scale-x-100" aria-label={t('became')} />
        <span className="font-semibold">{humanSize(size)}</span>
      </span>
      {smaller > 0 && (
        <span className="rounded-full bg-brand-soft px-2.5 text-[0.8125rem] font-medium text-brand-text">
          {t('{percent} smaller', { percent: percentText(smaller / PERCENT) })}
        </span>
      )}
    </p>
  );
};

/** How many pages it has, and had before where that has changed. */
const PageCounts = ({ work }: Pick<ResultCardProps, 'work'>) => {
  const [before, after] = useSelector(work, ({ context }) => pagesBeforeAndAfter(context), shallowEqual);
  if (after === null) return null;
  return (
    <p className="flex items-center gap-2 text-[0.8125rem] text-muted tabular-nums">
      {before !== null && before !== after && (
        <>
          {t('{n} pages', { n: before })}
          <ArrowRight className="size-3.5 rtl:-scale-x-100" aria-label={t('became')} />
        </>
      )}
      {t('{n} pages', { n: after })}
    </p>
  );
};

const addressOf = ({ shareHash, chosenName }: Made): string => {
  const hash = encodeURIComponent(shareHash);
  if (chosenName === null) return `/api/download/${hash}`;
  return `/api/download-custom/${hash}?filename=${encodeURIComponent(chosenName)}`;
};

interface ActionsProps {
  readonly made: Made;
  /** Undefined until it is here. */
  readonly file: File | undefined;
  readonly resultBox: ResultBoxActor;
}

const Actions = ({ made, file, resultBox }: ActionsProps) => (
  <div className="grid grid-cols-[1fr_1fr] gap-2 *:px-2">
    <AsButton>
      <a
        href={addressOf(made)}
        download={made.name}
        onClick={() => {
          resultBox.send({ type: 'download.pressed', name: made.name });
        }}
      >
        <Download className="size-4" aria-hidden="true" />
        {t('Download')}
      </a>
    </AsButton>
    <Button
      tone="quiet"
      onClick={() => {
        resultBox.send({ type: 'copy.pressed', link: made.shareLink });
      }}
    >
      <Copy className="size-4" aria-hidden="true" />
      {t('Copy Link')}
    </Button>
    <SendButton data={sendable(file, made.name, made.shareLink)} />
  </div>
);

const SendButton = ({ data }: { readonly data: ShareData | null }) =>
  data && (
    <Button tone="quiet" className="col-span-2" onClick={() => void sendTo(data)}>
      <Share className="size-4" aria-hidden="true" />
      {t('Send to …')}
    </Button>
  );

/** A file that was made in the browser has no link. */
const OwnDownload = ({ name, file }: { readonly name: string; readonly file: File | undefined }) => (
  <Button
    disabled={!file}
    onClick={() => {
      if (file) saveFile(file, name);
    }}
  >
    <Download className="size-4" aria-hidden="true" />
    {t('Download')}
  </Button>
);

interface FirstPagesProps {
  readonly before: PdfPages;
  /** Null until it is open. */
  readonly after: PdfPages | null;
  readonly onCompare: () => void;
}

const PAPER = 'h-18 w-13 shrink-0';

/** The first page as it was and as it is, small; it leads to both beside each other. */
const FirstPages = ({ before, after, onCompare }: FirstPagesProps) => {
  const nearViewport = useNearViewport();
  const words = t('Compare the first page before and after');
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      disabled={after === null}
      onClick={onCompare}
      className="flex shrink-0 items-center gap-1 rounded-xl bg-sunken p-1.5 transition-colors hover:bg-ink/8"
    >
      <PaperThumbnail pdf={before} page={1} nearViewport={nearViewport} className={PAPER} />
      <ArrowRight className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
      {after ? (
        <PaperThumbnail pdf={after} page={1} nearViewport={nearViewport} className={PAPER} />
      ) : (
        <span className={`${PAPER} rounded-[3px] bg-[white] opacity-70`} />
      )}
    </button>
  );
};

interface ResultNameProps {
  readonly work: WorkActor;
  readonly name: string;
}

/** The whole name of the result, renamed in place: it is downloaded under that name. */
const ResultName = ({ work, name }: ResultNameProps) => {
  const draft = useSelector(work, ({ context }) => context.draft);
  const saving = useSelector(work, (state) => state.matches({ naming: 'saving' }));
  if (draft !== null) {
    return (
      <div className="min-w-0 flex-1">
        <NameForm
          draft={draft}
          busy={saving}
          onChange={(text) => work.send({ type: 'name.changed', text })}
          onSave={() => work.send({ type: 'name.saved' })}
          onCancel={() => work.send({ type: 'name.cancelled' })}
        />
      </div>
    );
  }
  return (
    <>
      <p className="min-w-0 flex-1 font-semibold">
        <WholeName name={name} />
      </p>
      <IconButton label={t('Edit file name')} onClick={() => work.send({ type: 'name.edited' })}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
    </>
  );
};
