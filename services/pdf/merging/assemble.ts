import type { PlannedPage } from '../../../contracts/tools/page-plan.js';
import { createWriter } from '../raw/writer.js';
import { planDestinations } from './destinations.js';
import { createCopier, selectionOf, type Copier, type Excerpt } from './excerpt.js';
import { planForms } from './forms.js';
import { writeLayers } from './layers.js';
import { writeNameTrees } from './name-trees.js';
import { writeOutline } from './outline.js';
import { writePageLabels } from './page-labels.js';
import { writePages } from './page-tree.js';
import type { Source } from './source.js';
import { planStructure } from './structure-tree.js';

/** What the result takes over from its only source. @see ISO 32000-1, table 28 */
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
  const destinations = planDestinations(excerpts);
  const forms = planForms(excerpts);
  const structure = planStructure(excerpts, writer);
  const copiers = new Map<Excerpt, Copier>();
  for (const excerpt of excerpts) {
    const edits = [destinations, forms, structure].map((plan) => plan.editOf(excerpt));
    const edit: Parameters<typeof createCopier>[0]['edit'] = (dict, number) =>
      edits.forEach((one) => one(dict, number));
    copiers.set(excerpt, createCopier({ excerpt, writer, edit, base: excerpt.base && copiers.get(excerpt.base) }));
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
    sources.length > 1 ? '/PageMode/UseOutlines' : onlyEntries(all),
  ];
  const catalog = writer.add(`<<${entries.join('')}>>`);
  const trailer = `/Root ${catalog} 0 R${sources.length > 1 ? '' : infoOf(all)}`;
  copyAll(all);
  return writer.finish(trailer);
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

const onlyEntries = ([copier]: readonly Copier[]): string => {
  if (!copier) return '';
  const { catalog } = copier.excerpt.source;
  const entries = new Map(OF_ONE.flatMap((key) => (catalog.has(key) ? [[key, catalog.get(key) ?? '']] : [])));
  return copier.text(entries).slice(2, -2);
};

const infoOf = ([copier]: readonly Copier[]): string => {
  const info = copier?.excerpt.source.file.trailer.get('/Info');
  return copier && info !== undefined ? `/Info ${copier.text(info)}` : '';
};
