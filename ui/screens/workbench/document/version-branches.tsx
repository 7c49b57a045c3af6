import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { t } from '../../../text/t.js';
import { isRightToLeft } from '../../../browser/reading-direction.js';
import {
  lineTo,
  nodeOnScreen,
  stepInTree,
  type TreeStep,
  type VersionNode,
} from '../../../work/versions/version-tree.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { VersionButton } from '../frame/version-button.js';

interface BranchesProps {
  readonly work: WorkActor;
  readonly nodes: readonly VersionNode[];
}

/** From a row to the next, in px: a node and the room below it. */
const ROW_HEIGHT_PIXELS = 60;
/** From a node to the next in its row, in px. */
const NODE_GAP_PX = 38;

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'back',
  ArrowRight: 'on',
};
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const isHeld = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Moves the focus along the lines of the tree; Enter shows what has it, as on any button. */
const walk = (event: KeyboardEvent<HTMLElement>, nodes: readonly VersionNode[], from: VersionNode): void => {
  const list = event.currentTarget.closest('ol');
  if (!list || isHeld(event)) return;
  const key = isRightToLeft(list) ? (mirrored[event.key] ?? event.key) : event.key;
  const step = steps[key];
  if (!step) return;
  event.preventDefault();
  const to = stepInTree(nodes, from, step);
  if (to) list.querySelector<HTMLElement>(`[data-node="${CSS.escape(to.id)}"]`)?.focus();
};

/** Every version in the row of its branch, with a line from what it was made of. */
export const VersionBranches = ({ work, nodes }: BranchesProps) => {
  const context = useSelector(work, (state) => state.context);
  const onScreen = new Set(lineTo(nodes, nodeOnScreen(nodes, context)));
  return (
    <ol
      aria-label={t('Versions')}
      className="grid max-h-34 justify-start gap-y-2 overflow-auto px-4 pb-3"
      style={{ columnGap: NODE_GAP_PX }}
    >
      {nodes.map((node) => (
        <li
          key={node.id}
          className={`relative ${onScreen.has(node) ? 'z-10' : ''}`}
          style={{ gridColumn: node.column + 1, gridRow: node.row + 1 }}
        >
          {node.parentRow !== null && <LineTo rows={node.row - node.parentRow} isOnScreen={onScreen.has(node)} />}
          <VersionButton
            work={work}
            context={context}
            nodes={nodes}
            node={node}
            isInTree
            onKeyDown={(event) => {
              walk(event, nodes, node);
            }}
          />
        </li>
      ))}
    </ol>
  );
};

const CORNER_RADIUS_PIXELS = 10;

/** @param rows  that the line goes down */
const LineTo = ({ rows, isOnScreen }: { readonly rows: number; readonly isOnScreen: boolean }) => {
  const height = rows * ROW_HEIGHT_PIXELS + 2;
  const middle = NODE_GAP_PX / 2;
  const bend = `H${middle - CORNER_RADIUS_PIXELS} q${CORNER_RADIUS_PIXELS} 0 ${CORNER_RADIUS_PIXELS} ${CORNER_RADIUS_PIXELS} V${height - 1 - CORNER_RADIUS_PIXELS} q0 ${CORNER_RADIUS_PIXELS} ${CORNER_RADIUS_PIXELS} ${CORNER_RADIUS_PIXELS}`;
  return (
    <svg
      aria-hidden="true"
      width={NODE_GAP_PX}
      height={height}
      className={`pointer-events-none absolute end-full bottom-[calc(50%-1px)] fill-none rtl:-scale-x-100 ${isOnScreen ? 'stroke-brand' : 'stroke-edge'}`}
      strokeWidth={isOnScreen ? 2 : 1.5}
    >
      <path d={`M0 1 ${rows > 0 ? bend : ''} H${NODE_GAP_PX}`} />
    </svg>
  );
};
