import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject } from 'pdf-lib';
import { dictAt, isText, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** Facts about the tags of a document. */
export interface StructureFindings {
  readonly isTagged: boolean;
  /** Figures that no text stands for. */
  readonly silentFigures: number;
  readonly tablesWithoutHeads: number;
  /** Headings that are more than one level below the one before. */
  readonly skippedLevels: number;
}

const ELEMENTS_MAX = 500_000;
const NONE = { isTagged: false, silentFigures: 0, tablesWithoutHeads: 0, skippedLevels: 0 };

/** Looks through the structure of a document in its order. @see ISO 32000-1, 14.8.4 "Standard structure types" */
export const structureFindings = ({ catalog }: PDFDocument): StructureFindings => {
  const root = dictAt(catalog, 'StructTreeRoot');
  const marked = dictAt(catalog, 'MarkInfo')?.lookup(pdfName('Marked'));
  if (!root || marked?.toString() !== 'true') return NONE;
  const all = elementsIn(root, kinds(dictAt(root, 'RoleMap')));
  for (const { kind, table } of all) if (kind === 'TH' && table) table.hasHeads = true;
  return {
    isTagged: true,
    silentFigures: all.filter(({ kind, element }) => kind === 'Figure' && !hasWordsFor(element)).length,
    tablesWithoutHeads: all.filter(({ own }) => own?.hasHeads === false).length,
    skippedLevels: skipsIn(all.flatMap(({ kind }) => /^H([1-6])$/.exec(kind)?.[1] ?? []).map(Number)),
  };
};

/** How often a heading is more than one level below the one before. */
const skipsIn = (levels: readonly number[]): number =>
  levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1).length;

type KindOf = (element: PDFDict) => string;

/** Kinds of the document's own stand for those of the standard. */
const kinds = (roles: PDFDict | undefined): KindOf => {
  const standard = (kind: string): string => (roles && nameAt(roles, kind)) ?? kind;
  return (element) => {
    const kind = nameAt(element, 'S') ?? '';
    return standard(standard(kind));
  };
};

interface OpenTable {
  hasHeads: boolean;
}

interface Found {
  readonly element: PDFDict;
  readonly kind: string;
  /** The table around it, and the one that it is. */
  readonly table: OpenTable | undefined;
  readonly own: OpenTable | undefined;
}

const elementsIn = (root: PDFDict, kindOf: KindOf): readonly Found[] => {
  const findingOf = (element: PDFDict, table: OpenTable | undefined): Found => {
    const kind = kindOf(element);
    return { element, kind, table, own: kind === 'Table' ? { hasHeads: false } : undefined };
  };
  const all: Found[] = [];
  const seen = new Set<PDFDict>([root]);
  const waiting = kidsOf(root).map((element) => findingOf(element, undefined));
  for (let next = waiting.pop(); next && all.length < ELEMENTS_MAX; next = waiting.pop()) {
    const { element, own, table } = next;
    if (seen.has(element)) continue;
    seen.add(element);
    all.push(next);
    for (const kid of kidsOf(element)) waiting.push(findingOf(kid, own ?? table));
  }
  return all;
};

/** From the last to the first. */
const kidsOf = (element: PDFDict): readonly PDFDict[] => {
  const kids = element.lookup(pdfName('K'));
  const listed: readonly (PDFObject | undefined)[] =
    kids instanceof PDFArray ? Array.from({ length: kids.size() }, (_, index) => kids.lookup(index)) : [kids];
  return listed
    .filter((kid): kid is PDFDict => kid instanceof PDFDict && kid.lookup(pdfName('S')) instanceof PDFName)
    .toReversed();
};

const hasWordsFor = (figure: PDFDict): boolean =>
  ['Alt', 'ActualText'].some((key) => {
    const text = figure.lookup(pdfName(key));
    return isText(text) && text.decodeText().trim() !== '';
  });
