import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { unavailableReason, type OfferedFile } from '../../../tools/unavailable-reason.js';
import type { ToolRow } from '../rows/extra-tools.js';
import { rowGroups } from '../rows/offered-tools.js';
import { searchWordsOf } from '../../../tools/search/loaded-search-words.js';
import { translated } from '../../../text/t.js';

/** A tool in the visitor's language, with the other words it goes by. */
export interface NamedRow extends ToolRow {
  readonly names: readonly string[];
}

/** Names in the catalogue of those rows that are no tools of the picker. */
const catalogueNames: Readonly<Record<string, readonly string[]>> = {
  export: ['export-word', 'export-powerpoint'],
  quiz: ['generate-quiz'],
  detect: ['pdf-detect-sensitive'],
  sign: ['pdf-place-signature', 'pdf-sign'],
  'ask-signatures': ['pdf-sign'],
  redact: ['pdf-redact'],
};

const namesOf = (id: string): readonly string[] => (catalogueNames[id] ?? [id]).flatMap(searchWordsOf);

/** Without files a tool only has to be there. */
const reasonWithoutFiles = ({ act }: ToolRow, capabilities: CapabilitiesReply | null): string | null =>
  act.type === 'convert' ? (unavailableReason(act.tool, [], capabilities)?.text ?? null) : null;

const translatedReason = (reason: string | null): string | null => (reason === null ? null : translated(reason));

/** In other languages a tool is found by its English name, too. */
const englishName = ({ title }: ToolRow): readonly string[] =>
  translated(title) === title ? [] : [title.toLowerCase()];

/** Every tool for these files, or for files that are yet to be chosen. */
export const namedRows = (files: readonly OfferedFile[], capabilities: CapabilitiesReply | null): readonly NamedRow[] =>
  rowGroups(files, capabilities)
    .flatMap(({ rows }) => rows)
    .map((row) => ({
      ...row,
      title: translated(row.title),
      tagline: translated(row.tagline),
      names: [...namesOf(row.id), ...englishName(row)],
      reason: translatedReason(files.length > 0 ? row.reason : reasonWithoutFiles(row, capabilities)),
    }));
