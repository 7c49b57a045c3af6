/**
 * The owner of a protected PDF can forbid these to everybody who lacks the owner's password, as far as tools do them.
 *
 * @see ISO 32000-2, table 22: bits 4, 6, 9, 11 and 5
 */
export type Right = 'change' | 'annotate' | 'fill' | 'assemble' | 'copy';

/** The result has the same protection; or none, and a note says so; or the tool sees to it itself. */
type Protection = 'kept' | 'lost' | 'own-business';

/** The rights that a tool needs from the owner of a PDF, and its effect on the protection. */
export interface ToolRights {
  /** Without the owner's password. */
  readonly needs: readonly Right[];
  readonly protection: Protection;
  /** To tell an AI model what the document says; without it, no model is asked. */
  readonly needsForModel?: readonly Right[];
  /** With several files, this holds instead. */
  readonly several?: ToolRights;
}

/** Only looks at the file, or is there to change its protection. */
export const reads: ToolRights = { needs: [], protection: 'own-business' };
/** Packs anew what is there. */
export const repacks: ToolRights = { needs: [], protection: 'kept' };
/** Changes what the pages show. */
export const changes: ToolRights = { needs: ['change'], protection: 'kept' };
/** Fills in a form, and changes nothing else. */
export const fills: ToolRights = { needs: ['fill'], protection: 'own-business' };
/** Turns, moves or takes out pages. */
export const assembles: ToolRights = { needs: ['assemble'], protection: 'kept' };
/** A document that is joined with others can no longer have the protection of each. */
export const joins: ToolRights = { needs: ['assemble', 'copy'], protection: 'lost' };
/** A signature is a new field with a look of its own, written with the protection of the file; nothing may change it afterwards. */
export const signs: ToolRights = { needs: ['change', 'annotate'], protection: 'own-business' };
/** Says anew what the document says, such as a summary or a translation. */
export const copies: ToolRights = { needs: ['copy'], protection: 'own-business' };
/** Puts marks on pages as one more revision, and changes nothing of what the pages show themselves. */
export const annotates: ToolRights = { needs: ['annotate'], protection: 'own-business' };
/** The needs depend on the request; the steps of the tool see to that and to the protection. */
export const asksByItself: ToolRights = { needs: [], protection: 'own-business' };
