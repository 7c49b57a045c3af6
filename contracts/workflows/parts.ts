import type { FileKind } from '../files.js';
import { FILES_MAX } from '../limits.js';

/** Files of one archive that a workflow takes on, each by itself; so many fit into the archive that is made of them. */
export const PARTS_MAX = FILES_MAX;
/** Parts of one run that are worked on at a time; the others wait for their turn. */
export const PARTS_AT_WORK_MAX = 4;

/** Tools that make several files of one kind. What lies in other archives, such as attached files, nobody knows beforehand. */
const partKinds: Readonly<Record<string, readonly FileKind[]>> = {
  'pdf-split': ['pdf'],
  'pdf-rename': ['pdf'],
  'pdf-header-footer': ['pdf'],
  'pdf-fill-form': ['pdf'],
  'pdf-to-images': ['image'],
  'export-sheet': ['text'],
};

/** The kinds of the files in an archive that a tool makes; undefined where a workflow does not take it apart. */
export const partsGivenBy = (tool: string): readonly FileKind[] | undefined =>
  Object.hasOwn(partKinds, tool) ? partKinds[tool] : undefined;

/** The place of a run of one part in the run that has begun it. */
export interface PartOfRun {
  readonly runId: string;
  /** From 1, in the order of the archive. */
  readonly part: number;
  /** The step, from 1, that the part goes through first: those before it were taken by the whole file. */
  readonly step: number;
}
