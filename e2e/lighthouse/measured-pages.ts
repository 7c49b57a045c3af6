/** A page that is measured, and which audits of search engines do not apply to it. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A page to be read, which needs no scripts for that. */
  readonly isRead: boolean;
  /** Lighthouse's ids of audits that the page does not have to pass. */
  readonly leftOut: readonly string[];
}

const screen = (name: string, path: string): MeasuredPage => ({ name, path, isRead: false, leftOut: [] });
const read = (name: string, path: string): MeasuredPage => ({ name, path, isRead: true, leftOut: [] });
/** Meant for one person, so that the server keeps search engines out of it. */
const hidden = (name: string, path: string): MeasuredPage => ({ ...screen(name, path), leftOut: ['is-crawlable'] });

/** One page of each kind. @param share  where a file was shared. */
export const measuredPages = (share: string): readonly MeasuredPage[] => [
  screen('home', '/'),
  screen('editor', '/pdf-editor'),
  screen('summary', '/summarization'),
  read('about the product', '/security'),
  read('prices', '/pricing'),
  read('about a tool, merge', '/tools/pdf-merge'),
  read('about a tool, redact', '/tools/pdf-redact'),
  read('help', '/help'),
  read('help on the calls', '/help/api'),
  { ...read('not found', '/no-such-page'), leftOut: ['is-crawlable', 'http-status-code'] },
  hidden('shared file', share),
  hidden('account', '/account'),
];

/** Names of the pages that are read without scripts. */
export const readPages: ReadonlySet<string> = new Set(
  measuredPages('')
    .filter(({ isRead }) => isRead)
    .map(({ name }) => name),
);
