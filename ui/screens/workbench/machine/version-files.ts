import { typeOfFile } from '../../../../contracts/files.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { SourceChange } from '../../../work/machine/home.context.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { pageCountOf, type WorkbenchContext } from './workbench.context.js';
import { isOfFiles, MADE, type Made, type Opened } from '../../../work/versions/made.js';

/** The id of a version among the open files: below that of the result on screen. Null for none. */
export const fileIdOf = ({ versions }: Pick<WorkbenchContext, 'versions'>, id: string): number | null => {
  const place = versions.findIndex((version) => version.id === id);
  return place < 0 ? null : MADE - 1 - place;
};

/** A version whose file has come. */
export const withFile = (context: WorkbenchContext, id: string, file: File): Partial<WorkbenchContext> => {
  const fileId = fileIdOf(context, id);
  if (fileId === null || context.versionFiles[id]) return {};
  const selected = { id: fileId, file, kind: typeOfFile(file)?.kind ?? ('office' as const) };
  return { versionFiles: { ...context.versionFiles, [id]: selected } };
};

/** What became of opening a file; the version on screen has its own under a second number. */
export const withOpened = (context: WorkbenchContext, id: number, became: Opened): Partial<WorkbenchContext> => {
  const isOnScreen = context.made !== null && fileIdOf(context, context.made.id) === id;
  return { opened: { ...context.opened, [id]: became, ...(isOnScreen && { [MADE]: became }) } };
};

const withoutMade = ({ opened }: WorkbenchContext): WorkbenchContext['opened'] =>
  Object.fromEntries(Object.entries(opened).filter(([id]) => Number(id) !== MADE));

/** The chosen file that a version was made of, alone; null for several, or where it is not known. */
const onlyFileOf = ({ of }: Pick<Made, 'of'>): number | null => (of.length === 1 ? (of[0] ?? null) : null);

/** A version on screen stands for its file from now on. */
const withHead = ({ heads }: WorkbenchContext, made: Made): WorkbenchContext['heads'] => {
  const id = onlyFileOf(made);
  return id === null ? heads : { ...heads, [id]: made.id };
};

const withoutHead = ({ heads }: WorkbenchContext, id: number): WorkbenchContext['heads'] =>
  Object.fromEntries(Object.entries(heads).filter(([file]) => Number(file) !== id));

/** A version takes the place of what is on screen; its file is still to come. */
const awaitedOnScreen = (context: WorkbenchContext, made: Made): Partial<WorkbenchContext> => ({
  made,
  madeFile: null,
  shown: MADE,
  heads: withHead(context, made),
  opened: withoutMade(context),
});

/** A result goes back to the chosen files that what it was made of goes back to. */
const rooted = (made: Made, versions: readonly Made[]): Made =>
  made.from === null ? made : { ...made, of: versions.find(({ id }) => id === made.from)?.of ?? made.of };

/** Of versions that only the log knew, oldest first, it is known by what they were made of. */
export const withRoots = (versions: readonly Made[]): readonly Made[] =>
  versions.reduce<readonly Made[]>(
    (known, version) => [...known, version.of.length > 0 ? version : rooted(version, known)],
    [],
  );

/** One more result, which is the one to show. */
export const withResult = (context: WorkbenchContext, result: Made): Partial<WorkbenchContext> => {
  const { awaited } = context;
  const isAwaited = awaited?.id === result.id;
  const made = rooted(isAwaited && result.of.length === 0 ? { ...result, of: awaited.of } : result, context.versions);
  return {
    ...awaitedOnScreen(context, made),
    versions: [...context.versions.filter(({ id }) => id !== made.id), made],
    awaited: isAwaited ? null : awaited,
    undone: [],
  };
};

/** A version whose file is still to come. */
export const withWanted = (context: WorkbenchContext, id: string): Partial<WorkbenchContext> => {
  const made = context.versions.find((version) => version.id === id);
  return made ? awaitedOnScreen(context, made) : {};
};

/** A version on screen whose file is here. */
export const withShown = (context: WorkbenchContext, id: string): Partial<WorkbenchContext> => {
  const made = context.versions.find((version) => version.id === id);
  const selected = context.versionFiles[id];
  if (!made || !selected) return {};
  const became = context.opened[selected.id];
  const opened = { ...withoutMade(context), ...(became && { [MADE]: became }) };
  const madeFile = { ...selected, id: MADE };
  return { made, madeFile, shown: MADE, heads: withHead(context, made), opened };
};

/** A chosen file on screen, as it was chosen. */
export const withChosen = (context: WorkbenchContext, id: number): Partial<WorkbenchContext> => ({
  shown: id,
  heads: withoutHead(context, id),
});

/** What the version on screen goes back to: its chosen file, or the first of them. */
export const withOriginal = (context: WorkbenchContext): Partial<WorkbenchContext> => {
  const { files, made } = context;
  return withChosen(context, files.find(({ id }) => made?.of.includes(id))?.id ?? files[0]?.id ?? MADE);
};

/** The version that stands for a chosen file and is not on screen; null where there is none. */
export const headOf = (context: WorkbenchContext, id: number): string | null => {
  const head = context.heads[id];
  return head === undefined || head === versionOnScreen(context)?.id ? null : head;
};

/** Versions as the browser keeps them: the ids of files are new after a reload, their places are not. */
export const placesOf = ({ of }: Pick<Made, 'of'>, { files }: Pick<WorkbenchContext, 'files'>): readonly number[] =>
  of.map((id) => files.findIndex((file) => file.id === id));

/** The same once the files are here again. */
export const withPlaces = <Placed extends Pick<Made, 'of'>>(
  made: Placed,
  { files }: Pick<WorkbenchContext, 'files'>,
): Placed => ({
  ...made,
  of: made.of.flatMap((place) => files[place]?.id ?? []),
});

/** What the tools take: the version on screen, or the chosen files, each by what stands for it; nothing while one is still being made. */
export const sourceOn = (context: WorkbenchContext): SourceChange => {
  const { shown, made, madeFile, files, heads, versionFiles, isRestoring, awaited } = context;
  if (awaited) return { type: 'source.changed', file: null, from: null, isMissing: true };
  if (shown === MADE && made) {
    return { type: 'source.changed', file: madeFile?.file ?? null, from: made.id, isMissing: madeFile === null };
  }
  const standing = files.flatMap(({ id }) => (heads[id] === undefined ? [] : [[id, heads[id]] as const]));
  const standIns = standing.flatMap(([id, version]) => {
    const selected = versionFiles[version];
    return selected ? [[id, { ...selected, id, from: version }] as const] : [];
  });
  return {
    type: 'source.changed',
    file: null,
    from: null,
    isMissing: isRestoring || standIns.length < standing.length,
    standIns: Object.fromEntries(standIns),
  };
};

/** The version on screen; null while that is a chosen file. */
export const versionOnScreen = ({ shown, made }: Pick<WorkbenchContext, 'shown' | 'made'>): Made | null =>
  shown === MADE ? made : null;

/** The version that was there before the one on screen; null for the chosen files, undefined where nothing can be undone. */
export const beforeUndo = (context: WorkbenchContext): string | null | undefined => {
  const version = versionOnScreen(context);
  if (!version) return undefined;
  return version.from === null || fileIdOf(context, version.from) !== null ? version.from : undefined;
};

/** What was undone last, or else the newest version made of what is on screen. */
export const afterRedo = (context: WorkbenchContext): string | undefined => {
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
  context: WorkbenchContext,
): readonly [before: number | null, after: number | null] => {
  const { made, files } = context;
  const alone = files.length === 1 ? (files[0]?.id ?? null) : null;
  const source = made && made.from !== null ? fileIdOf(context, made.from) : alone;
  return [source === null ? null : pageCountOf(context, source), pageCountOf(context, MADE)];
};

const openPdf = ({ opened }: WorkbenchContext, id: number | null): PdfPages | null => {
  const became = id === null ? undefined : opened[id];
  return became?.state === 'open' ? became.pdf : null;
};

/** The only PDF among the chosen files; null where there are several. */
const onlyPdf = ({ files }: WorkbenchContext): number | null => {
  const [one, ...others] = files.filter(({ kind }) => kind === 'pdf');
  return one && others.length === 0 ? one.id : null;
};

/** What a result was made of, where that is one PDF and its pages look different now; null otherwise. */
export const pdfsBeforeAndAfter = (
  context: WorkbenchContext,
): readonly [before: PdfPages, after: PdfPages | null] | null => {
  const { made } = context;
  if (!made || !findTool(made.tool)?.changesLooks) return null;
  const before = openPdf(context, made.from === null ? onlyPdf(context) : fileIdOf(context, made.from));
  return before && [before, openPdf(context, MADE)];
};
