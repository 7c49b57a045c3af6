import { useSelector } from '@xstate/react';
import { t } from '../../../text/t.js';
import { lineTo, type VersionNode } from '../../../work/versions/version-tree.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { VersionButton } from './version-button.js';

interface VersionListProps {
  readonly work: WorkActor;
  readonly nodes: readonly VersionNode[];
  readonly className?: string;
}

const indentOf = (nodes: readonly VersionNode[], node: VersionNode): number =>
  new Set(lineTo(nodes, node).map(({ row }) => row)).size - 1;

/** Every version, one below the other, where there is no room for rows: each branch further in. */
export const VersionList = ({ work, nodes, className = '' }: VersionListProps) => {
  const context = useSelector(work, (state) => state.context);
  return (
    <section aria-label={t('Versions')} className={`grid gap-2 ${className}`}>
      <h2 className="text-sm font-semibold">{t('Versions ({n})', { n: nodes.filter(({ made }) => made).length })}</h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {nodes.map((node) => (
          <li key={node.id} style={{ marginInlineStart: `${indentOf(nodes, node) * 1.25}rem` }}>
            <VersionButton work={work} context={context} nodes={nodes} node={node} isInTree />
          </li>
        ))}
      </ol>
    </section>
  );
};
