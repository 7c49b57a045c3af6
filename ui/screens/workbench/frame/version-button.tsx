import { useCallback, type KeyboardEvent } from 'react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { shortName } from '../../../text/file-names.js';
import { humanSize } from '../../../text/sizes.js';
import { t, translated } from '../../../text/t.js';
import { clockTime, timeOrDay } from '../../../text/times.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { FilePicture } from './file-picture.js';
import { JoinedFacts } from '../../../parts/joined-facts.js';
import { versionLabel } from '../machine/sides.js';
import { lineTo, nodeOnScreen, type VersionNode } from '../../../work/versions/version-tree.js';
import { pageCountOf, type VersionsContext } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

/** The name of a node: the tool that made it, or the chosen files. */
export const nodeLabel = ({ made, files }: VersionNode, { files: all }: Pick<VersionsContext, 'files'>): string => {
  if (made) return translated(versionLabel(made.tool));
  const [one, ...others] = files;
  if (!one || all.length === 1) return t('Original');
  return others.length > 0 ? t('{n} files', { n: files.length }) : shortName(one.file.name, NAME_SHOWN.summary);
};

interface VersionButtonProps {
  readonly work: WorkActor;
  readonly context: VersionsContext;
  readonly nodes: readonly VersionNode[];
  readonly node: VersionNode;
  /** In a line of versions, where an arrow says what each was made of; in a tree, the time tells branches apart. */
  readonly isInTree: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The chosen file whose picture and size stand for a node without a version. */
const standFor = ({ files }: VersionNode, { shown }: VersionsContext) =>
  files.find(({ id }) => id === shown) ?? files[0];

/** Shows a version, or the chosen file that versions were made of. */
export const VersionButton = (props: VersionButtonProps) => {
  const { work, context, nodes, node, isInTree, onKeyDown } = props;
  const { made } = node;
  const selected = made ? context.versionFiles[made.id] : standFor(node, context);
  const isShown = nodeOnScreen(nodes, context)?.id === node.id;
  const show = (): void => {
    if (made) work.send({ type: 'version.shown', id: made.id });
    else if (selected) work.send({ type: 'original.shown', id: selected.id });
  };
  const facts = isLost(props, selected) ? [t('No longer available')] : factsOf(props, selected);
  const width = facts.join().length;
  const keepInView = useCallback(
    (element: HTMLElement | null) => {
      if (width >= 0) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // again as it grows
    },
    [width],
  );
  return (
    <button
      ref={isShown ? keepInView : null}
      type="button"
      aria-pressed={isShown}
      data-version={made ? 'result' : 'original'}
      data-node={node.id}
      title={made?.madeAt ? clockTime(made.madeAt) : undefined}
      onClick={show}
      onKeyDown={onKeyDown}
      className={`flex items-center gap-2.5 rounded-xl border border-line bg-card py-1 ps-2 pe-4 text-start aria-pressed:border-brand aria-pressed:bg-brand-soft ${isInTree ? 'h-13 w-full max-md:h-14' : 'min-h-14'}`}
    >
      {selected && <FilePicture selected={selected} opened={context.opened[selected.id]} className="h-10 w-7" />}
      <span>
        <span className="block text-sm font-medium whitespace-nowrap">{nodeLabel(node, context)}</span>
        <span className="block text-xs whitespace-nowrap text-muted tabular-nums">
          <JoinedFacts facts={facts} />
        </span>
      </span>
    </button>
  );
};

const isLost = ({ context, node: { made } }: VersionButtonProps, selected: SelectedFile | undefined): boolean =>
  !selected && made !== null && context.lost.includes(made.id);

/** When it was made and of what; where that is not known, how many pages it has. */
const originOf = ({ context, nodes, node }: VersionButtonProps, pages: readonly string[]): readonly string[] => {
  const parent = lineTo(nodes, node).at(-2);
  const madeAt = node.made?.madeAt;
  return [
    ...(madeAt ? [timeOrDay(madeAt)] : pages),
    ...(parent ? [t('from {version}', { version: nodeLabel(parent, context) })] : []),
  ];
};

/** How large it is, and how many pages it has, or where it comes from. */
const factsOf = (props: VersionButtonProps, selected: SelectedFile | undefined): readonly string[] => {
  const { context, node, isInTree } = props;
  const size = node.made?.size ?? selected?.file.size ?? null;
  const count = selected ? pageCountOf(context, selected.id) : null;
  const pages = count === null ? [] : [t('{n} pages', { n: count })];
  return [...(size === null ? [] : [humanSize(size)]), ...(isInTree ? originOf(props, pages) : pages)];
};
