import { typeOfFile } from '../../../contracts/files.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import type { SelectedFile } from '../files/selection.js';
import { isOfFiles, MADE_FILE_ID, type Made, type Opened } from './made.js';
import { pageCountOf, type VersionsContext } from './versions-context.js';

/** The id of a version among the open files: below that of the result on screen. Null for none. */
export const fileIdOf = ({ versions }: Pick<VersionsContext, 'versions'>, id: string): number | null => {
  const place = versions.findIndex((version) => version.id === id);
  return place < 0 ? null : MADE_FILE_ID - 1 - place;
};

/** A version whose file has come. */
export const withFile = (context: VersionsContext, id: string, file: File): Partial<VersionsContext> => {
  const fileId = fileIdOf(context, id);
  if (fileId === null || context.versionFiles[id]) return {};
  const selected = { id: fileId, file, kind: typeOfFile(file)?.kind ?? ('office' as const) };
  return { versionFiles: { ...context.versionFiles, [id]: selected } };
};

/** Notes the outcome of opening a file; the version on screen has its own under a second number. */
export const withOpened = (context: VersionsContext, id: number, became: Opened): Partial<VersionsContext> => {
  const isOnScreen = context.made !== null && fileIdOf(context, context.made.id) === id;
  return { opened: { ...context.opened, [id]: became, ...(isOnScreen && { [MADE_FILE_ID]: became }) } };
};

const withoutMade = ({ opened }: VersionsContext): VersionsContext['opened'] =>
  Object.fromEntries(Object.entries(opened).filter(([id]) => Number(id) !== MADE_FILE_ID));

/** The chosen file that a version was made of, alone; null for several, or where it is not known. */
const onlyFileOf = ({ of }: Pick<Made, 'of'>): number | null => (of.length === 1 ? (of[0] ?? null) : null);

/** A version on screen stands for its file from now on. */
const withHead = ({ heads }: VersionsContext, version: Made): VersionsContext['heads'] => {
  const id = onlyFileOf(version);
  return id === null ? heads : { ...heads, [id]: version.id };
};

const withoutHead = ({ heads }: VersionsContext, id: number): VersionsContext['heads'] =>
  Object.fromEntries(Object.entries(heads).filter(([file]) => Number(file) !== id));

/** A version takes the place of what is on screen; its file is still to come. */
const awaitedOnScreen = (context: VersionsContext, version: Made): Partial<VersionsContext> => ({
  made: version,
  madeFile: null,
  shown: MADE_FILE_ID,
  heads: withHead(context, version),
  opened: withoutMade(context),
});

/** A result goes back to the chosen files that what it was made of goes back to. */
const rooted = (version: Made, versions: readonly Made[]): Made =>
  version.from === null
    ? version
    : { ...version, of: versions.find(({ id }) => id === version.from)?.of ?? version.of };

/** Versions that only the log knew, oldest first: what they were made of tells which chosen file they go back to. */
export const withRoots = (versions: readonly Made[]): readonly Made[] =>
  versions.reduce<readonly Made[]>(
    (known, version) => [...known, version.of.length > 0 ? version : rooted(version, known)],
    [],
  );

/** One more result, which is the one to show. */
export const withResult = (context: VersionsContext, result: Made): Partial<VersionsContext> => {
  const { awaited } = context;
  const isAwaited = awaited?.id === result.id;
  const newVersion = rooted(
    isAwaited && result.of.length === 0 ? { ...result, of: awaited.of } : result,
    context.versions,
  );
  return {
    ...awaitedOnScreen(context, newVersion),
    versions: [...context.versions.filter(({ id }) => id !== newVersion.id), newVersion],
    awaited: isAwaited ? null : awaited,
    undone: [],
  };
};

/** A version whose file is still to come. */
export const withWanted = (context: VersionsContext, id: string): Partial<VersionsContext> => {
  const wanted = context.versions.find((version) => version.id === id);
  return wanted ? awaitedOnScreen(context, wanted) : {};
};

/** A version on screen whose file is here. */
export const withShown = (context: VersionsContext, id: string): Partial<VersionsContext> => {
  const shownVersion = context.versions.find((version) => version.id === id);
  const selected = context.versionFiles[id];
  if (!shownVersion || !selected) return {};
  const became = context.opened[selected.id];
  const opened = { ...withoutMade(context), ...(became && { [MADE_FILE_ID]: became }) };
  const madeFile = { ...selected, id: MADE_FILE_ID };
  return { made: shownVersion, madeFile, shown: MADE_FILE_ID, heads: withHead(context, shownVersion), opened };
};

/** A chosen file on screen, as it was chosen. */
export const withChosen = (context: VersionsContext, id: number): Partial<VersionsContext> => ({
  shown: id,
  heads: withoutHead(context, id),
});

/** Goes back from the version on screen: to its chosen file, or the first of them. */
export const withOriginal = (context: VersionsContext): Partial<VersionsContext> => {
  const { files, made } = context;
  return withChosen(context, files.find(({ id }) => made?.of.includes(id))?.id ?? files[0]?.id ?? MADE_FILE_ID);
};

/** The version that stands for a chosen file and is not on screen; null where there is none. */
export const headOf = (context: VersionsContext, id: number): string | null => {
  const head = context.heads[id];
  return head === undefined || head === versionOnScreen(context)?.id ? null : head;
};

/** Versions as the browser keeps them: the ids of files are new after a reload, their places are not. */
export const placesOf = ({ of }: Pick<Made, 'of'>, { files }: Pick<VersionsContext, 'files'>): readonly number[] =>
  of.map((id) => files.findIndex((file) => file.id === id));

/** The same once the files are here again. */
export const withPlaces = <Placed extends Pick<Made, 'of'>>(
  version: Placed,
  { files }: Pick<VersionsContext, 'files'>,
): Placed => ({
  ...version,
  of: version.of.flatMap((place) => files[place]?.id ?? []),
});

/** The version on screen as a file to work on; none while it is not here, or of no type that tools take. */
const versionInHand = (
  { madeFile }: Pick<VersionsContext, 'madeFile'>,
  { id: from }: Made,
): readonly SelectedFile[] => {
  const kind = madeFile && typeOfFile(madeFile.file)?.kind;
  return kind ? [{ id: MADE_FILE_ID, file: madeFile.file, kind, from }] : [];
};

/**
 * The files that tools can take: the version on screen, or the chosen files, each by the version that stands for it;
 * none while one of them is still to come.
 */
export const filesInHand = (context: VersionsContext): readonly SelectedFile[] => {
  const { shown, made, files, heads, versionFiles, isRestoring, awaited } = context;
  if (awaited) return [];
  if (shown === MADE_FILE_ID && made) return versionInHand(context, made);
  if (isRestoring) return [];
  const standing = files.map((selected) => {
    const head = heads[selected.id];
    if (head === undefined) return selected;
    const version = versionFiles[head];
    return version && { ...version, id: selected.id, from: head };
  });
  const here = standing.filter((file) => file !== undefined);
  return here.length < files.length ? [] : here;
};

/** A version whose file is gone. */
export const withLost = ({ lost }: VersionsContext, id: string): Pick<VersionsContext, 'lost'> => ({
  lost: lost.includes(id) ? lost : [...lost, id],
});

/** Versions that stand for their files and are neither here nor on screen; those of `lost` never will be. */
export const headsMissing = (context: VersionsContext): readonly Made[] => {
  const { heads, versions, versionFiles } = context;
  const shown = versionOnScreen(context)?.id;
  const awaited = Object.values(heads).filter((id) => id !== shown && versionFiles[id] === undefined);
  return versions.filter(({ id }) => awaited.includes(id));
};

export const headsToCome = (context: VersionsContext): readonly Made[] =>
  headsMissing(context).filter(({ id }) => !context.lost.includes(id));

/** The version on screen; null while that is a chosen file. */
export const versionOnScreen = ({ shown, made }: Pick<VersionsContext, 'shown' | 'made'>): Made | null =>
  shown === MADE_FILE_ID ? made : null;

/** The version that was there before the one on screen; null for the chosen files, undefined where nothing can be undone. */
export const beforeUndo = (context: VersionsContext): string | null | undefined => {
  const version = versionOnScreen(context);
  if (!version) return undefined;
  return version.from === null || fileIdOf(context, version.from) !== null ? version.from : undefined;
};

/** The version that was undone last, or else the newest one made of the one on screen. */
export const afterRedo = (context: VersionsContext): string | undefined => {
  const { undone, versions, files, shown } = context;
  const version = versionOnScreen(context);
  const isOfShown = ({ of }: Made): boolean => version !== null || of.length === 0 || of.includes(shown);
  const next = versions.findLast(
    (one) => one.from === (version?.id ?? null) && isOfFiles(one, files) && isOfShown(one),
  );
  return undone.at(-1) ?? next?.id;
};

/** Pages of the result on screen and of the one file that it was made of; null where that is not known. */
export const pagesBeforeAndAfter = (
  context: VersionsContext,
): readonly [before: number | null, after: number | null] => {
  const { made, files } = context;
  const alone = files.length === 1 ? (files[0]?.id ?? null) : null;
  const source = made && made.from !== null ? fileIdOf(context, made.from) : alone;
  return [source === null ? null : pageCountOf(context, source), pageCountOf(context, MADE_FILE_ID)];
};

const openPdf = ({ opened }: VersionsContext, id: number | null): PdfPages | null => {
  const became = id === null ? undefined : opened[id];
  return became?.state === 'open' ? became.pdf : null;
};

/** The only PDF among the chosen files; null where there are several. */
const onlyPdf = ({ files }: VersionsContext): number | null => {
  const [one, ...others] = files.filter(({ kind }) => kind === 'pdf');
  return one && others.length === 0 ? one.id : null;
};

/** The file that a result was made of, where that is one PDF and its pages look different now; null otherwise. */
export const pdfsBeforeAndAfter = (
  context: VersionsContext,
): readonly [before: PdfPages, after: PdfPages | null] | null => {
  const { made } = context;
  if (!made || !findTool(made.tool)?.changesLooks) return null;
  const before = openPdf(context, made.from === null ? onlyPdf(context) : fileIdOf(context, made.from));
  return before && [before, openPdf(context, MADE_FILE_ID)];
};

/** The results that lead from the chosen files to one, oldest first. */
export const stepsTo = (version: Made, versions: readonly Made[]): readonly Made[] => {
  const place = versions.findIndex(({ id }) => id === version.id);
  const before = versions.slice(0, place).find(({ id }) => id === version.from);
  return before ? [...stepsTo(before, versions), version] : [version];
};
