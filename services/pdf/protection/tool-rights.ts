import type { ToolIdOf } from '../../../contracts/tools/catalogue.js';

/** Tools that open PDFs, of every lane. */
type PdfReader = ToolIdOf<'pdf' | 'ai'>;

/**
 * What the owner of a protected file can forbid those who do not have the owner's password, as far as tools do it.
 *
 * @see ISO 32000-2, table 22: bits 4, 6, 11 and 5
 */
export type Right = 'change' | 'annotate' | 'assemble' | 'copy';

/** What becomes of the protection: the result has the same; it has none, and a note says so; or it is none of this table's business. */
type Protection = 'kept' | 'lost' | 'own-business';

export interface ToolRights {
  /** Without the owner's password. */
  readonly needs: readonly Right[];
  readonly protection: Protection;
  /** To tell an AI model what the document says; without it, no model is asked. */
  readonly needsForModel?: readonly Right[];
  /** With several files, it counts as this. */
  readonly several?: PdfReader;
}

const reads: ToolRights = { needs: [], protection: 'own-business' };
const changes: ToolRights = { needs: ['change'], protection: 'kept' };
const assembles: ToolRights = { needs: ['assemble'], protection: 'kept' };
/** A signature is a new field with a look of its own; an encrypted file cannot get one, and the operation says so. */
const signs: ToolRights = { needs: ['change', 'annotate'], protection: 'own-business' };
const copies: ToolRights = { needs: ['copy'], protection: 'own-business' };

/** What each tool needs from the owner of a file, and does with the protection. */
export const toolRights: Readonly<Record<PdfReader, ToolRights>> = {
  'pdf-watermark': changes,
  'pdf-image-watermark': changes,
  'pdf-page-numbers': changes,
  'pdf-crop': changes,
  'pdf-redact': changes,
  'pdf-sanitise': changes,
  'pdf-rotate': assembles,
  'pdf-organise': assembles,
  'pdf-split': assembles,
  // What is joined with other files can no longer have the protection of each.
  'pdf-merge': { needs: ['assemble', 'copy'], protection: 'lost' },
  'to-pdf': { needs: [], protection: 'kept', several: 'pdf-merge' },
  // Packs anew what is there; sharing a file does that, too.
  'pdf-compress': { needs: [], protection: 'kept' },
  'pdf-sign': signs,
  'pdf-place-signature': signs,
  'export-word': copies,
  'export-powerpoint': copies,
  // A summary, a quiz and a translation say anew what the document says, and a model is told it.
  'ai-summarize': copies,
  summarize: copies,
  'generate-quiz': copies,
  translate: copies,
  'detect-language': reads,
  // Looks for what must not get out; whoever may not copy it may not send it elsewhere to have it looked through.
  'pdf-detect-sensitive': { ...reads, needsForModel: ['copy'] },
  // Whoever chooses these wants another protection, or none.
  'pdf-protect': { needs: [], protection: 'own-business' },
  'pdf-unlock': { needs: [], protection: 'own-business' },
  'pdf-verify': reads,
  'pdf-inspect': reads,
  'pdf-page-images': reads,
  'pdf-redact-preview': reads,
  'pdf-page-preview': reads,
};

/** In a refusal: "The owner does not allow ...". */
export const rightNames: Readonly<Record<Right, string>> = {
  change: 'changing its content',
  annotate: 'adding comments or signatures',
  assemble: 'rotating, moving or removing pages',
  copy: 'copying its text',
};

/** Undefined for what is no tool. */
export const rightsOfTool = (tool: string, files: number): ToolRights | undefined => {
  const row = Object.hasOwn(toolRights, tool) ? toolRights[tool as PdfReader] : undefined;
  return row?.several && files > 1 ? toolRights[row.several] : row;
};
