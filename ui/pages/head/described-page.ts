/** What search engines and link previews read of a page. */
export interface PageHead {
  readonly path: string;
  /** The title of the document. */
  readonly title: string;
  readonly description: string;
}
