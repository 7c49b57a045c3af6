import type { SharedFile } from '../../contracts/api/shared-document.js';
import { escapeHtml as escape } from '../platform/escape-html.js';

export interface SharePage extends SharedFile {
  readonly hash: string;
  /** Said under the status: why it failed, or that it is not ready. */
  readonly message: string | null;
  readonly downloadName: string | null;
  readonly size: string | null;
  /** What else was done to the document or could not be kept, a sentence each. */
  readonly notes: readonly string[];
  readonly thumbnail: boolean;
  readonly receipt: boolean;
}

const query = ({ pass }: Pick<SharePage, 'pass'>): string => (pass === '' ? '' : `?pass=${encodeURIComponent(pass)}`);

const badges = {
  completed: 'Completed',
  processing: 'File Not Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies Record<SharedFile['status'], string>;

/**
 * The page a recipient gets, readable without any script; the share screen reads its `data-share` attributes.
 * Requirement R-6.1.
 */
export const sharePageHtml = (page: SharePage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${page.pass === '' ? '' : `<meta name="pass" data-share="pass" data-value="${escape(page.pass)}">\n`}<title>${escape(page.file)} - Docket</title>
<link rel="stylesheet" href="/api/share-page.css">
</head>
<body>
<main data-state="${page.status}">
<p class="brand">Docket</p>
<h1 data-share="heading">${escape(page.heading)}</h1>
${preview(page)}
<dl>
<div><dt>File</dt><dd data-share="file">${escape(page.file)}</dd></div>
${page.size === null ? '' : `<div><dt>Size</dt><dd>${escape(page.size)}</dd></div>\n`}<div><dt>Created</dt><dd><time data-share="created" datetime="${escape(page.created)}">${escape(page.created.slice(0, 16).replace('T', ' '))} UTC</time></dd></div>
<div><dt>Status</dt><dd><span class="badge ${page.status}" data-share="status" data-value="${page.status}">${badges[page.status]}</span></dd></div>
</dl>
${page.notes.map((note) => `<p class="note">${escape(note)}</p>`).join('\n')}
${page.message === null ? '' : `<p class="message">${escape(page.message)}</p>`}
${download(page)}
${page.receipt ? `<p class="note"><a href="/api/receipt/${page.hash}${query(page)}">Receipt: what was done, and how it was proven</a></p>` : ''}
${page.downloadName === null ? '' : `<p class="note"><a href="/api/proof/${page.hash}${query(page)}" download>Proof: what this file was made of, as the signed log says</a></p>`}
<p class="expiry">This link will expire in <span data-share="expires">${escape(page.expires)}</span>; the file is deleted then.</p>
</main>
</body>
</html>
`;

const preview = (page: SharePage): string =>
  page.thumbnail
    ? `<img src="/api/thumbnail/${page.hash}${query(page)}" width="320" alt="First page of ${escape(page.file)}">`
    : '';

const download = (page: SharePage): string =>
  page.downloadName === null
    ? ''
    : `<a class="button" href="/api/download/${page.hash}${query(page)}" download>Download ${escape(page.downloadName)}</a>`;
