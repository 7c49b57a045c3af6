import {
  branchCount,
  branchOf,
  lackedOnScreen,
  lineTo,
  nodeOnScreen,
  stepInTree,
  versionTree,
} from './version-tree.js';
import type { VersionsContext } from './versions-context.js';
import { MADE_FILE_ID, type Made } from './made.js';
import { chosenFile } from './versions-fixture.js';

type Branching = Pick<VersionsContext, 'files' | 'versions' | 'shown' | 'made'>;

/** A version by id and tool, what it was made of, and its chosen files. */
const version = (id: string, tool: string, from: string | null) => ({ id, tool, from, of: [1] }) as unknown as Made;

/** The same of other files, as they were chosen. */
const madeOf = (of: readonly number[], id: string, tool: string): Made => ({ ...version(id, tool, null), of });

const withOnScreen = (versions: readonly Made[], shown: string | number, files = 1): Branching => ({
  files: Array.from({ length: files }, (_, at) => chosenFile(at + 1, `file-${at + 1}.pdf`)),
  versions,
  shown: typeof shown === 'number' ? shown : MADE_FILE_ID,
  made: versions.find(({ id }) => id === shown) ?? null,
});

/** Each node as it stands: its column, its row, and the row that its line comes from. */
const drawn = (context: Branching): readonly string[] =>
  versionTree(context).map(({ id, column, row, parentRow }) => `${id}: ${column},${row} from ${parentRow ?? '-'}`);

const settlement = [
  version('redacted', 'pdf-redact', null),
  version('signed', 'pdf-place-signature', 'redacted'),
  version('compressed', 'pdf-compress', null),
  version('turned', 'pdf-rotate', 'redacted'),
];

describe('the tree of versions', () => {
  test('is one row while each was made of the one before it', () => {
    const line = withOnScreen([version('a', 'pdf-rotate', null), version('b', 'pdf-crop', 'a')], 'b');
    expect(drawn(line)).toEqual(['files 1: 0,0 from -', 'a: 1,0 from 0', 'b: 2,0 from 0']);
    expect(branchCount(versionTree(line))).toBe(1);
  });

  test('gives a second thing made of the same version a row of its own, with a line from that version', () => {
    expect(drawn(withOnScreen(settlement, 'signed'))).toEqual([
      'files 1: 0,0 from -',
      'redacted: 1,0 from 0',
      'signed: 2,0 from 0',
      'turned: 2,1 from 0',
      'compressed: 1,2 from 0',
    ]);
  });

  test('keeps apart what was made of different files, and what was made of several at once', () => {
    const versions = [
      madeOf([1], 'a', 'pdf-rotate'),
      madeOf([2], 'b', 'pdf-crop'),
      madeOf([1, 2], 'merged', 'pdf-merge'),
    ];
    expect(drawn(withOnScreen(versions, 'b', 2))).toEqual([
      'files 1: 0,0 from -',
      'a: 1,0 from 0',
      'files 2: 0,1 from -',
      'b: 1,1 from 1',
      'files 1 2: 0,2 from -',
      'merged: 1,2 from 2',
    ]);
  });

  test('begins with the file on screen where nothing was made of it, and not twice with one that is among several', () => {
    expect(drawn(withOnScreen([], 1))).toEqual(['files 1: 0,0 from -']);
    expect(drawn(withOnScreen([madeOf([1, 2], 'merged', 'pdf-merge')], 1, 2))).toEqual([
      'files 1 2: 0,0 from -',
      'merged: 1,0 from 0',
    ]);
    expect(drawn(withOnScreen([madeOf([2], 'b', 'pdf-crop')], 1, 2))).toEqual([
      'files 2: 0,0 from -',
      'b: 1,0 from 0',
      'files 1: 0,1 from -',
    ]);
  });

  test('draws no line to a version whose source is gone, and nothing of files that were removed', () => {
    expect(drawn(withOnScreen([version('lonely', 'pdf-rotate', 'gone')], 'lonely'))).toEqual([
      'files 1: 0,0 from -',
      'lonely: 0,1 from -',
    ]);
    expect(drawn(withOnScreen([madeOf([2], 'of-another', 'pdf-rotate')], 1))).toEqual(['files 1: 0,0 from -']);
  });

  test('takes a version whose file is not known for one of the file on screen', () => {
    expect(drawn(withOnScreen([madeOf([], 'a', 'pdf-rotate')], 'a'))).toEqual(['files 1: 0,0 from -', 'a: 1,0 from 0']);
  });
});

describe('in the tree of versions', () => {
  const nodes = versionTree(withOnScreen(settlement, 'signed'));
  const node = (id: string) => nodes.find((one) => one.id === id);
  const ids = (nodes: readonly ({ readonly id: string } | undefined)[]) => nodes.map((one) => one?.id ?? null);

  test('the branch on screen is the line to it and what was made of it last', () => {
    expect(ids(lineTo(nodes, node('signed')))).toEqual(['files 1', 'redacted', 'signed']);
    expect(ids(branchOf(nodes, node('redacted')))).toEqual(['files 1', 'redacted', 'turned']);
    expect(ids(branchOf(nodes, node('compressed')))).toEqual(['files 1', 'compressed']);
    expect(ids([nodeOnScreen(nodes, withOnScreen(settlement, 1))])).toEqual(['files 1']);
  });

  test('arrows go along the lines and from branch to branch', () => {
    const from = (id: string) =>
      (['back', 'on', 'up', 'down'] as const).map((step) => {
        const foundNode = node(id);
        return foundNode ? (stepInTree(nodes, foundNode, step)?.id ?? null) : null;
      });
    expect(from('files 1')).toEqual([null, 'redacted', null, 'turned']);
    expect(from('redacted')).toEqual(['files 1', 'signed', null, 'turned']);
    expect(from('turned')).toEqual(['redacted', null, 'signed', 'compressed']);
    expect(from('compressed')).toEqual(['files 1', null, 'turned', null]);
  });
});

describe('a version on screen that lacks what another branch has', () => {
  const lacked = (versions: readonly Made[], shown: string | number) =>
    lackedOnScreen(withOnScreen(versions, shown)).map(({ lacks, other }) => `${lacks}: ${other.id}`);

  test('names it: a redaction, a signature, a password', () => {
    expect(lacked(settlement, 'compressed')).toEqual(['redacted: redacted', 'signed: signed']);
    expect(lacked(settlement, 'turned')).toEqual(['signed: signed']);
    const locked = [version('locked', 'pdf-protect', null), version('turned', 'pdf-rotate', null)];
    expect(lacked(locked, 'turned')).toEqual(['locked: locked']);
  });

  test('says nothing of what comes later on its own branch, of chosen files, or of a password that was removed', () => {
    expect(lacked(settlement, 'signed')).toEqual([]);
    expect(lacked(settlement, 'redacted')).toEqual([]);
    expect(lacked(settlement, 1)).toEqual([]);
    const unlocked = [
      version('opened', 'pdf-unlock', null),
      version('turned', 'pdf-rotate', 'opened'),
      version('locked', 'pdf-protect', 'opened'),
      version('reopened', 'pdf-unlock', 'locked'),
    ];
    expect(lacked(unlocked, 'reopened')).toEqual([]);
    expect(lacked(unlocked, 'turned')).toEqual(['locked: locked']);
  });
});
