import { typeOfFile } from '../../../../../contracts/files.js';
import { findTool } from '../../../../../contracts/tools/catalogue.js';
import type { PdfPages } from '../../arrange/pdf/pdf-pages.js';
import { MADE, noPages, pageCountOf, type Made, type Opened, type WorkbenchContext } from './workbench.context.js';

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

/** One more result, which is the one to show. */
export const withResult = (context: WorkbenchContext, made: Made): Partial<WorkbenchContext> => ({
  made,
  versions: [...context.versions.filter(({ id }) => id !== made.id), made],
  awaited: context.awaited?.id === made.id ? null : context.awaited,
  undone: [],
  opened: withoutMade(context),
});

/** A version whose file is still to come. */
export const withWanted = (context: WorkbenchContext, id: string): Partial<WorkbenchContext> => ({
  made: context.versions.find((version) => version.id === id) ?? context.made,
  opened: withoutMade(context),
});

/** A version on screen whose file is here. */
export const withShown = (context: WorkbenchContext, id: string): Partial<WorkbenchContext> => {
  const made = context.versions.find((version) => version.id === id);
  const selected = context.versionFiles[id];
  if (!made || !selected) return {};
  const became = context.opened[selected.id];
  const opened = { ...withoutMade(context), ...(became && { [MADE]: became }) };
  return { made, madeFile: { ...selected, id: MADE }, shown: MADE, opened, ...noPages };
};

/** The chosen files on screen again. */
export const withOriginal = ({ files }: WorkbenchContext): Partial<WorkbenchContext> => ({
  shown: files[0]?.id ?? MADE,
  ...noPages,
});

/** The version on screen; null while that is a chosen file. */
export const versionOnScreen = ({ shown, made }: WorkbenchContext): Made | null => (shown === MADE ? made : null);

/** The version that was there before the one on screen; null for the chosen files, undefined where nothing can be undone. */
export const beforeUndo = (context: WorkbenchContext): string | null | undefined => {
  const version = versionOnScreen(context);
  if (!version) return undefined;
  return version.from !== null && fileIdOf(context, version.from) !== null ? version.from : null;
};

/** What was undone last, or else the newest version made of what is on screen. */
export const afterRedo = (context: WorkbenchContext): string | undefined => {
  const here = versionOnScreen(context)?.id ?? null;
  return context.undone.at(-1) ?? context.versions.findLast(({ from }) => from === here)?.id;
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
