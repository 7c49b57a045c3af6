import { fileTypes, type FileKind } from '../files.js';
import type { GivenKind, Tool } from './tool.js';

const ARCHIVE = 'application/zip';

/** The kinds that the result of a tool may have when it is asked for with these options. */
export const givesOf = (
  { gives, isQuestion }: Pick<Tool, 'gives' | 'isQuestion'>,
  options: Readonly<Record<string, unknown>>,
): readonly GivenKind[] => {
  if (gives === undefined) return isQuestion ? ['data'] : ['pdf'];
  if (!('option' in gives)) return gives;
  const chosen = gives.kinds[String(options[gives.option])];
  return chosen ?? [...new Set(Object.values(gives.kinds).flat())];
};

/** The kind of a file that tools may take; undefined for any other, such as an archive. */
export const kindOfMime = (mime: string): FileKind | undefined => fileTypes.find((type) => type.mime === mime)?.kind;

/** The kind of a result by its type. */
export const givenKindOf = (mime: string): GivenKind => kindOfMime(mime) ?? (mime === ARCHIVE ? 'archive' : 'data');
