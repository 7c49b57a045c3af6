import type { PlannedPage } from '../../../contracts/tools/page-plan.js';
import type { RawDict, RawValue } from '../raw/value.js';
import { createWriter } from '../raw/writer.js';
import { editActions } from './actions.js';
import { planDestinations, type DestinationPlan } from './destinations.js';
import { createCopier, selectionOf, type Copier, type Copying, type Excerpt } from './excerpt.js';
import { planForms, type FormPlan } from './forms.js';
import { writeLayers } from './layers.js';
import { writeNameTrees } from './name-trees.js';
import { writeOutline } from './outline.js';
import { writePageLabels } from './page-labels.js';
import { writePages } from './page-tree.js';
import { actsOnOthersOnly, dataInPart, editPart, isOfPart } from './part.js';
import type { Source } from './source.js';
import { commonLanguage, planStructure, type StructurePlan } from './structure-tree.js';

/** Entries that the result takes over from its only source. @see ISO 32000-1, table 28 */
const OF_ONE = [
  '/Lang',
  '/ViewerPreferences',
  '/PageLayout',
  '/PageMode',
  '/Metadata',
  '/OutputIntents',
  '/Extensions',
].concat(['/URI', '/OpenAction']);

interface Assembly {
  readonly sources: readonly Source[];
  readonly pages: readonly PlannedPage[];
  /** Files attached to the documents as such come along. */
  readonly attachments: boolean;
}

/**
 * One PDF of pages of several.
 *
 * @param pages  at least one; each exists.
 * @throws Irregular where a source turns out to be damaged.
 */
export const assemble = ({ sources, pages, attachments }: Assembly): Uint8Array => {
  const writer = createWriter(versionOf(sources));
  const { sheets, excerpts } = selectionOf(sources, pages, writer);
  const plans = {
    destinations: planDestinations(excerpts),
    forms: planForms(excerpts),
    structure: planStructure(excerpts, writer),
  };
  const { destinations, forms, structure } = plans;
  const copiers = new Map<Excerpt, Copier>();
  for (const excerpt of excerpts) {
    const base = excerpt.base && copiers.get(excerpt.base);
    copiers.set(excerpt, createCopier({ excerpt, writer, ...changesOf(excerpt, plans), base }));
  }
  const all = [...copiers.values()];
  const copierOf = (excerpt: Excerpt): Copier => copiers.get(excerpt) ?? never();
  const root = writePages(
    sheets.map((sheet) => ({ ...sheet, copier: copierOf(sheet.excerpt) })),
    writer,
  );
  const named = destinations.write(all, writer);
  const names = named.names + writeNameTrees(all, { writer, attachments });
  const entries = [
    `/Type/Catalog/Pages ${root} 0 R${named.catalog}${names === '' ? '' : `/Names<<${names}>>`}`,
    writeOutline(all, sources.length > 1, writer),
    writePageLabels(sheets, writer),
    forms.write(all),
    writeLayers(all),
    structure.write(all, writer),
    sources.length > 1 ? entriesOfSeveral(sources) : onlyEntries(all),
  ];
  const catalog = writer.add(`<<${entries.join('')}>>`);
  const trailer = `/Root ${catalog} 0 R${sources.length > 1 ? '' : infoOf(all)}`;
  copyAll(all);
  return writer.finish(trailer);
};

interface Plans {
  readonly destinations: DestinationPlan;
  readonly forms: FormPlan;
  readonly structure: StructurePlan;
}

/** Changes to an excerpt on its way into the result, and the parts of it that come there. */
const changesOf = (
  excerpt: Excerpt,
  { destinations, forms, structure }: Plans,
): Pick<Copying, 'edit' | 'admits' | 'dataOf'> => {
  const isDead = (action: RawDict): boolean =>
    destinations.leadsNowhere(excerpt, action) || actsOnOthersOnly(excerpt, action);
  const edits = [
    editPart(excerpt),
    editActions(excerpt.source.file, isDead),
    ...[destinations, forms, structure].map((plan) => plan.editOf(excerpt)),
  ];
  return {
    edit: (dict, number) => edits.forEach((edit) => edit(dict, number)),
    admits: (dict, number) => isOfPart(excerpt, dict, number) && structure.admits(excerpt, dict, number),
    dataOf: (stream) => dataInPart(excerpt, stream),
  };
};

const never = (): never => {
  throw new Error('an excerpt has no copier');
};

/** A repeated page may need more of the first one's objects. */
const copyAll = (copiers: readonly Copier[]): void => {
  for (const { copy } of [...copiers].reverse()) copy();
};

const versionOf = (sources: readonly Source[]): string => {
  const versions = sources.map(({ file }) => file.version);
  return versions.find((version) => version.startsWith('2')) ?? '1.7';
};

const entriesOfSeveral = (sources: readonly Source[]): string => {
  const language = commonLanguage(sources);
  return `/PageMode/UseOutlines${language === undefined ? '' : `/Lang ${language}`}`;
};

const onlyEntries = ([copier]: readonly Copier[]): string => {
  if (!copier) return '';
  const { source, partial } = copier.excerpt;
  const entries = new Map(
    OF_ONE.flatMap((key): [string, RawValue][] => {
      const value = source.catalog.get(key);
      return value === undefined || (partial && key === '/OpenAction' && !onlyLeads(source, value))
        ? []
        : [[key, value]];
    }),
  );
  return copier.text(entries).slice(2, -2);
};

/** An opening that does anything but lead somewhere, such as run a script, is done for all pages of a document. */
const onlyLeads = ({ file }: Source, opening: RawValue): boolean => {
  const action = file.resolve(opening);
  return !(action instanceof Map) || action.get('/S') === '/GoTo';
};

const infoOf = ([copier]: readonly Copier[]): string => {
  const info = copier?.excerpt.source.file.trailer.get('/Info');
  return copier && info !== undefined ? `/Info ${copier.text(info)}` : '';
};
