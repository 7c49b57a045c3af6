import { Link } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { FileName } from '../../../parts/file-name.js';
import { Logo } from '../../../parts/logo.js';
import { Account } from '../../../session/account.js';
import { ThemeButton } from '../../../session/theme-button.js';
import { humanSize } from '../../../text/sizes.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { isBatchOnScreen } from '../../../work/machine/work-context.js';
import { pageCountOf, shownFile } from '../../../work/versions/versions-context.js';
import { ShortcutsButton } from './find-tool.js';
import { JoinedFacts } from '../../../parts/joined-facts.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { ModeSwitch } from '../modes/mode-switch.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { t } from '../../../text/t.js';
import { siteName } from '../../../text/site-name.js';

interface WorkbenchHeaderProps {
  readonly work: WorkActor;
  /** Left out where nothing but the document is on screen. */
  readonly layout?: LayoutActor;
  /** The buttons that a phone has here instead of those that belong to the visit. */
  readonly phoneActs?: ReactNode;
}

/** The file on screen, and what belongs to the whole visit. */
export const WorkbenchHeader = ({ work, layout, phoneActs }: WorkbenchHeaderProps) => (
  <header className="flex h-14 min-w-0 items-center gap-2 border-b border-line bg-card px-3 [grid-area:header] md:px-4">
    <Link
      to="/"
      className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight"
    >
      <Logo />
      <span className="max-md:sr-only">{siteName()}</span>
    </Link>
    <OnScreen work={work} />
    {layout && <ModeSwitch work={work} layout={layout} />}
    {phoneActs}
    <div className={`flex shrink-0 items-center gap-2 ${phoneActs ? 'max-md:hidden' : ''}`}>
      <ShortcutsButton />
      <ThemeButton />
      <Account />
    </div>
  </header>
);

/** The files of a batch, of which none is on screen. */
const InAll = ({ files }: { readonly files: readonly SelectedFile[] }) => (
  <p className="flex min-w-0 flex-1 items-baseline gap-x-3 md:ms-2 md:border-s md:border-line md:py-1.5 md:ps-4">
    <span className="text-[0.9375rem] font-medium">{t('{n} files', { n: files.length })}</span>
    <span className="text-[0.8125rem] text-muted tabular-nums">
      <bdi>{humanSize(files.reduce((sum, { file }) => sum + file.size, 0))}</bdi>
    </span>
  </p>
);

const OnScreen = ({ work }: { readonly work: WorkActor }) => {
  const context = useSelector(work, (state) => state.context);
  const isBatch = useSelector(work, isBatchOnScreen);
  const selected = shownFile(context);
  if (isBatch) return <InAll files={context.files} />;
  if (!selected) return <span className="flex-1" />;
  const pages = pageCountOf(context, context.shown);
  const facts = [...(pages === null ? [] : [t('{n} pages', { n: pages })]), humanSize(selected.file.size)];
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-x-3 max-md:flex-col md:ms-2 md:border-s md:border-line md:py-1.5 md:ps-4">
      <FileName
        name={selected.file.name}
        length={NAME_SHOWN.dialog}
        className="max-w-full text-[0.9375rem] font-medium"
      />
      <p className="max-w-full shrink-0 truncate text-[0.8125rem] leading-tight text-muted tabular-nums">
        <JoinedFacts facts={facts} />
      </p>
    </div>
  );
};
