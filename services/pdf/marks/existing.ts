import { PDFDict, PDFRef, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { arrayAt, dictAt, nameAt, textAt } from '../signing/fields/dictionary-entries.js';

/** An annotation as a document has it. */
export interface ExistingAnnotation {
  /** Its name, or its place where it has none of its own: the steps of an edit write a file anew, which numbers its objects otherwise. */
  readonly id: string;
  readonly isNamed: boolean;
  readonly dict: PDFDict;
  /** Undefined where it is part of the list of its page. */
  readonly ref: PDFRef | undefined;
  readonly page: PDFPage;
  /** From 1. */
  readonly pageNumber: number;
  /** From 0, in the list of its page. */
  readonly at: number;
}

/** They lead somewhere, belong to a note, or are fields of a form: no marks. */
const NO_MARKS: ReadonlySet<string> = new Set(['Link', 'Popup', 'Widget']);

/** The marks of a document, by page, the lowest first. */
export const existingIn = (document: PDFDocument): readonly ExistingAnnotation[] => {
  const marks = document.getPages().flatMap((page, index) => onPage(page, index + 1));
  const counts = new Map<string, number>();
  for (const { id } of marks) counts.set(id, (counts.get(id) ?? 0) + 1);
  return marks.map((one) => ((counts.get(one.id) ?? 0) > 1 ? { ...one, id: placeId(one), isNamed: false } : one));
};

const onPage = (page: PDFPage, pageNumber: number): readonly ExistingAnnotation[] =>
  (arrayAt(page.node, 'Annots')?.asArray() ?? []).flatMap((item, at) => {
    const dict = item instanceof PDFRef ? page.doc.context.lookup(item) : item;
    if (!(dict instanceof PDFDict) || NO_MARKS.has(nameAt(dict, 'Subtype') ?? '')) return [];
    const ref = item instanceof PDFRef ? item : undefined;
    const name = textAt(dict, 'NM') ?? '';
    const isNamed = name !== '';
    return [{ id: isNamed ? name : placeId({ pageNumber, at }), isNamed, dict, ref, page, pageNumber, at }];
  });

/** A name for an annotation that has none of its own, or shares it with others. */
const placeId = ({ pageNumber, at }: Pick<ExistingAnnotation, 'pageNumber' | 'at'>): string =>
  `page-${pageNumber}-${at + 1}`;

/** The annotation that another one answers; members of a group name each other in the same way. @see ISO 32000-1, table 170 */
export const answeredBy = (dict: PDFDict): PDFDict | undefined =>
  nameAt(dict, 'RT') === 'Group' ? undefined : dictAt(dict, 'IRT');

/** Whether it only says what somebody has decided about another one, such as that it is done. @see ISO 32000-1, 12.5.6.3 */
export const isDecision = (dict: PDFDict): boolean => textAt(dict, 'StateModel') !== undefined;

/** The objects that a change of marks may change, or has to find as readers do. */
export const refsOfMarks = (document: PDFDocument): readonly PDFRef[] =>
  existingIn(document).flatMap(({ ref }) => ref ?? []);
