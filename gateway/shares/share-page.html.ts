import type { ViewAnswer } from '../../contracts/api/shared-document.js';
import { escapeHtml as escape } from '../../services/platform/escape-html.js';
import { humanSize } from './human-size.js';
import { shareFrameHtml } from './share-frame.html.js';
import { timeRemaining } from './time-remaining.js';

const badges = {
  completed: 'Completed',
  processing: 'File Not Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies Record<ViewAnswer['status'], string>;

/** The page a recipient gets, readable without any script; the share screen reads its `data-share` attributes. */
export const sharePageHtml = (page: ViewAnswer): string =>
  shareFrameHtml({
    title: page.file,
    state: page.status,
    meta: page.pass === '' ? '' : `<meta name="pass" data-share="pass" data-value="${escape(page.pass)}">\n`,
    main: [
      '<h1 data-share="heading">Shared document</h1>',
      preview(page),
      facts(page),
      warning(page),
      ...page.notes.map((note) => `<p class="note">${escape(note)}</p>`),
      page.message === null ? '' : `<p class="message">${escape(page.message)}</p>`,
      download(page),
      papers(page),
      expiry(page),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  });

const query = ({ pass }: ViewAnswer): string => (pass === '' ? '' : `?pass=${encodeURIComponent(pass)}`);

const preview = (page: ViewAnswer): string =>
  page.hasThumbnail
    ? `<img src="/api/thumbnail/${page.hash}${query(page)}" width="320" alt="First page of ${escape(page.file)}">`
    : '';

const facts = ({ file, result, created, status }: ViewAnswer): string => `<dl>
<div><dt>File</dt><dd data-share="file">${escape(file)}</dd></div>
${result ? `<div><dt>Size</dt><dd>${escape(humanSize(result.size))}</dd></div>\n` : ''}<div><dt>Created</dt><dd><time data-share="created" datetime="${escape(created)}">${escape(created.slice(0, 16).replace('T', ' '))} UTC</time></dd></div>
<div><dt>Status</dt><dd><span class="badge ${status}" data-share="status" data-value="${status}">${badges[status]}</span></dd></div>
</dl>`;

const warning = ({ warning: text }: ViewAnswer): string =>
  text === '' ? '' : `<p class="warning" data-share="warning">${escape(text)}</p>`;

const download = (page: ViewAnswer): string =>
  page.result
    ? `<a class="button" href="/api/download/${page.hash}${query(page)}" download>Download ${escape(page.result.name)}</a>`
    : '';

/** What proves how the file was made. */
const papers = (page: ViewAnswer): string =>
  [
    page.hasReceipt
      ? `<p class="note"><a href="/api/receipt/${page.hash}${query(page)}">Receipt: what was done, and how it was proven</a></p>`
      : '',
    page.result
      ? `<p class="note"><a href="/api/proof/${page.hash}${query(page)}" download>Proof: what this file was made of, as the signed log says</a></p>`
      : '',
  ]
    .filter((paper) => paper !== '')
    .join('\n');

const expiry = ({ expiresInMs }: ViewAnswer): string =>
  `<p class="expiry">This link will expire in <span data-share="expires">${escape(timeRemaining(expiresInMs))}</span>; the file is deleted then.</p>`;
