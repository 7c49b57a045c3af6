/** A file attached to a mail. */
export interface MailFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** The name that the page of the mail gives it; empty for none. */
  readonly contentId: string;
}

/** The content of a mail, whichever program has written it. */
export interface Mail {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly copies: string;
  /** As it stands in the mail, or as ISO 8601. */
  readonly date: string;
  readonly html: string;
  readonly text: string;
  readonly files: readonly MailFile[];
}
