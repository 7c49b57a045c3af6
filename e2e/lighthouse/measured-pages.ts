/** A page that is measured, and why an audit of search engines does not apply to it. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Lighthouse's ids of audits that the page does not have to pass. */
  readonly leftOut: readonly string[];
}

const open = (name: string, path: string): MeasuredPage => ({ name, path, leftOut: [] });
/** Meant for one person, or there is nothing: the server keeps search engines out of it. */
const hidden = (name: string, path: string, ...leftOut: readonly string[]): MeasuredPage => ({
  name,
  path,
  leftOut: ['is-crawlable', ...leftOut],
});

/** One page of each kind. @param share  where a file was shared. */
export const measuredPages = (share: string): readonly MeasuredPage[] => [
  open('home', '/'),
  open('editor', '/pdf-editor'),
  open('summary', '/summarization'),
  open('about the product', '/security'),
  open('prices', '/pricing'),
  open('about a tool, merge', '/tools/pdf-merge'),
  open('about a tool, redact', '/tools/pdf-redact'),
  open('help', '/help'),
  open('help on the calls', '/help/api'),
  hidden('not found', '/no-such-page', 'http-status-code'),
  hidden('shared file', share),
  hidden('account', '/account'),
];
