import type { SelectedFile } from '../files/selection.js';
import { MADE_FILE_ID, versionsHere, type Made } from './made.js';
import { versionOnScreen } from './version-files.js';
import type { VersionsContext } from './versions-context.js';

/** A version, or the chosen files that versions were made of, and its place in the tree. */
export interface VersionNode {
  readonly id: string;
  /** Null for chosen files. */
  readonly made: Made | null;
  /** The chosen files; none for a version. */
  readonly files: readonly SelectedFile[];
  /** Steps from the chosen files. */
  readonly column: number;
  /** Counts branches, from 0: what was made first goes on in the row of what it was made of. */
  readonly row: number;
  /** The row of what it was made of; null for chosen files, and where that is not known here. */
  readonly parentRow: number | null;
}

type Branching = Pick<VersionsContext, 'files' | 'versions' | 'shown' | 'made'>;

type Source = Pick<VersionNode, 'id' | 'made' | 'files'>;
type Place = Pick<VersionNode, 'column' | 'row' | 'parentRow'>;

const filesId = (files: readonly SelectedFile[]): string => `files ${files.map(({ id }) => id).join(' ')}`;

/** The chosen files that a version goes back to; the one on screen, or else the first, where that is not known. */
const filesOf = ({ of }: Pick<Made, 'of'>, { files, shown }: Branching): readonly SelectedFile[] => {
  const known = files.filter(({ id }) => of.includes(id));
  if (known.length > 0) return known;
  const original = files.find(({ id }) => id === shown) ?? files[0];
  return original ? [original] : [];
};

/** Where lines begin: chosen files that something was made of or that are on screen, and versions of unknown origin. */
const sourcesIn = (context: Branching): readonly Source[] => {
  const versions = versionsHere(context);
  const chosen = new Map<string, Source>();
  const add = (files: readonly SelectedFile[]): void => {
    if (files.length > 0) chosen.set(filesId(files), { id: filesId(files), made: null, files });
  };
  for (const version of versions.filter(({ from }) => from === null)) add(filesOf(version, context));
  const isListed = [...chosen.values()].some(({ files }) => files.some(({ id }) => id === context.shown));
  if (chosen.size === 0 || (context.shown !== MADE_FILE_ID && !isListed)) add(filesOf({ of: [] }, context));
  const known = new Set(versions.map(({ id }) => id));
  const lonely = versions.filter(({ from }) => from !== null && !known.has(from));
  return [...chosen.values(), ...lonely.map((version) => ({ id: version.id, made: version, files: [] }))];
};

/** Everything that was made of the chosen files, each line of versions in a row. Requirement. */
export const versionTree = (context: Branching): readonly VersionNode[] => {
  const versions = versionsHere(context);
  const madeOf = ({ id, made }: Source): readonly Made[] =>
    versions.filter((version) =>
      made ? version.from === made.id : version.from === null && filesId(filesOf(version, context)) === id,
    );
  const placed = (source: Source, { column, row, parentRow }: Place): readonly VersionNode[] =>
    madeOf(source).reduce<readonly VersionNode[]>(
      (nodes, version, at) => {
        const next = { column: column + 1, row: at === 0 ? row : branchCount(nodes), parentRow: row };
        return [...nodes, ...placed({ id: version.id, made: version, files: [] }, next)];
      },
      [{ ...source, column, row, parentRow }],
    );
  return sourcesIn(context).reduce<readonly VersionNode[]>(
    (nodes, source) => [...nodes, ...placed(source, { column: 0, row: branchCount(nodes), parentRow: null })],
    [],
  );
};

/** Rows of a tree. */
export const branchCount = (nodes: readonly VersionNode[]): number => Math.max(-1, ...nodes.map(({ row }) => row)) + 1;

const parentOf = (nodes: readonly VersionNode[], { column, parentRow }: VersionNode): VersionNode | undefined =>
  parentRow === null ? undefined : nodes.find((one) => one.column === column - 1 && one.row === parentRow);

const childrenOf = (nodes: readonly VersionNode[], { column, row }: VersionNode): readonly VersionNode[] =>
  nodes.filter((one) => one.column === column + 1 && one.parentRow === row);

/** The node on screen, and those that it goes back to, the chosen files first. */
export const lineTo = (nodes: readonly VersionNode[], node: VersionNode | undefined): readonly VersionNode[] =>
  node ? [...lineTo(nodes, parentOf(nodes, node)), node] : [];

/** The node on screen. */
export const nodeOnScreen = (
  nodes: readonly VersionNode[],
  context: Pick<VersionsContext, 'shown' | 'made'>,
): VersionNode | undefined => {
  const version = versionOnScreen(context);
  return version
    ? nodes.find(({ id }) => id === version.id)
    : nodes.find(({ files }) => files.some(({ id }) => id === context.shown));
};

const newestOf = (nodes: readonly VersionNode[], node: VersionNode): readonly VersionNode[] => {
  const next = childrenOf(nodes, node).at(-1);
  return next ? [next, ...newestOf(nodes, next)] : [];
};

/** The line to a node, and what was made of it last. */
export const branchOf = (nodes: readonly VersionNode[], node: VersionNode | undefined): readonly VersionNode[] =>
  node ? [...lineTo(nodes, node), ...newestOf(nodes, node)] : [];

/** A step to what a version was made of, to what was made of it, or to the branch above or below. */
export type TreeStep = 'back' | 'on' | 'up' | 'down';

/** The node one step from another; undefined where there is none. */
export const stepInTree = (
  nodes: readonly VersionNode[],
  from: VersionNode,
  step: TreeStep,
): VersionNode | undefined => {
  if (step === 'back') return parentOf(nodes, from);
  if (step === 'on') return childrenOf(nodes, from)[0];
  const row = from.row + (step === 'up' ? -1 : 1);
  const distance = ({ column }: VersionNode): number => Math.abs(column - from.column);
  return nodes.filter((one) => one.row === row).toSorted((one, other) => distance(one) - distance(other))[0];
};

/** Protections that must not be missing from a document unseen. */
export type Protection = 'redacted' | 'signed' | 'locked';

const protections: Readonly<Record<string, Protection>> = {
  'pdf-redact': 'redacted',
  'pdf-sign': 'signed',
  'pdf-place-signature': 'signed',
  'pdf-protect': 'locked',
};
const UNLOCK = 'pdf-unlock';

const protectionsOf = (line: readonly VersionNode[]): ReadonlySet<Protection> =>
  line.reduce<ReadonlySet<Protection>>((held, { made }) => {
    if (made?.tool === UNLOCK) return new Set([...held].filter((one) => one !== 'locked'));
    const protection = protections[made?.tool ?? ''];
    return protection ? new Set([...held, protection]) : held;
  }, new Set());

/** The protections that the version on screen lacks and one on another branch has, and that one. */
export const lackedOnScreen = (context: Branching): readonly { readonly lacks: Protection; readonly other: Made }[] => {
  const nodes = versionTree(context);
  const node = nodeOnScreen(nodes, context);
  if (!node?.made) return [];
  const line = lineTo(nodes, node);
  const held = protectionsOf(line);
  const isElsewhere = (one: VersionNode): boolean => {
    const way = lineTo(nodes, one);
    return way[0] === line[0] && !line.includes(one) && !way.includes(node);
  };
  const lackedBy = new Map<Protection, Made>();
  for (const other of nodes.filter(isElsewhere)) {
    for (const lacks of protectionsOf(lineTo(nodes, other))) {
      if (other.made && !held.has(lacks) && !lackedBy.has(lacks)) lackedBy.set(lacks, other.made);
    }
  }
  return [...lackedBy].map(([lacks, other]) => ({ lacks, other }));
};
