/** The facts of a page for search engines and link previews. */
export interface PageHead {
  readonly path: string;
  /** The title of the document. */
  readonly title: string;
  readonly description: string;
}
