/** Everything that was taken out of a document. */
export interface Removed {
  /** Links to files and addresses elsewhere whose content would have become part of the document. */
  readonly links: number;
  /** Objects that only another program can open, such as PostScript and OLE packages. */
  readonly objects: number;
}

export interface Disarmed {
  readonly bytes: Uint8Array;
  readonly removed: Removed;
}

/** A part as text, and what was taken out of it. */
export interface DisarmedText {
  readonly text: string;
  readonly removed: Removed;
}
