import { t } from '../../../text/t.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { fileIdOf, versionOnScreen } from '../../../work/versions/version-files.js';
import type { VersionsContext } from '../../../work/versions/versions-context.js';
import { MADE_FILE_ID, type Made } from '../../../work/versions/made.js';

/** One of the files that can be compared. */
export interface Side {
  /** Among the open files. */
  readonly id: number;
  readonly name: string;
  /** The name in the strip of versions. */
  readonly label: string;
  readonly pdf: PdfPages;
}

/** Said in the place of a version whose file the server has deleted. */
export const lostVersionText = (): string =>
  t('The file of this version has been deleted. Choose another version, or the original.');

/** The name of a version: that of the tool that made it. */
export const versionLabel = (tool: string): string => findTool(tool)?.title ?? 'Result';

/** Every open PDF: the chosen files, then their versions. */
export const comparable = ({ files, versions, versionFiles, opened }: VersionsContext): readonly Side[] => {
  const sideOf = (id: number, name: string, label: string): readonly Side[] => {
    const became = opened[id];
    return became?.state === 'open' ? [{ id, name, label, pdf: became.pdf }] : [];
  };
  return [
    ...files.flatMap(({ id, file }) => sideOf(id, file.name, files.length === 1 ? 'Original' : file.name)),
    ...versions.flatMap(({ id, tool, name }) => sideOf(versionFiles[id]?.id ?? MADE_FILE_ID, name, versionLabel(tool))),
  ];
};

const sideOfVersion = (context: VersionsContext, version: string | null): Side | undefined =>
  version === null ? undefined : comparable(context).find(({ id }) => id === fileIdOf(context, version));

/** A version and what it was made of; null where one of them is not open. */
const pairOf = (context: VersionsContext, { id, from }: Made): readonly [Side, Side] | null => {
  const side = sideOfVersion(context, id);
  const before = sideOfVersion(context, from) ?? comparable(context)[0];
  return side && before && side.id !== before.id ? [before, side] : null;
};

/** The file of a side, as tools take it; undefined once it is gone. */
export const selectedOf = ({ files, versionFiles, madeFile }: VersionsContext, id: number): SelectedFile | undefined =>
  id === MADE_FILE_ID
    ? (madeFile ?? undefined)
    : [...files, ...Object.values(versionFiles)].find((file) => file.id === id);

/** The two to begin with: the version on screen, or the newest, and what it was made of; else the first two files. */
export const firstPair = (context: VersionsContext): readonly [Side, Side] | null => {
  const version = versionOnScreen(context) ?? context.versions.at(-1);
  const pair = version ? pairOf(context, version) : null;
  const [one, other] = comparable(context);
  return pair ?? (one && other ? [one, other] : null);
};
