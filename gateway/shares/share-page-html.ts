import type { ViewAnswer } from '../../contracts/api/shared-document.js';
import { refusalIn } from '../../contracts/texts/refusal-sentence.js';
import { sentenceIn } from '../../contracts/texts/server-sentence.js';
import type { PlainText } from '../../contracts/texts/text-catalogue.js';
import { inEnglish, wording, type Spoken } from '../../contracts/texts/wording.js';
import { escapeHtml as escape } from '../../services/platform/text/escape-html.js';
import { humanSize } from './human-size.js';
import { shareFrameHtml } from './share-frame-html.js';
import { timeRemaining } from './time-remaining.js';

const badges = {
  completed: 'Completed',
  processing: 'File Not Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies Record<ViewAnswer['status'], string>;

/** The page a recipient gets, readable without any script; the share screen reads its `data-share` attributes. */
export const sharePageHtml = (spoken: Spoken, page: ViewAnswer): string =>
  shareFrameHtml({
    language: spoken.language,
    title: page.file,
    state: page.status,
    meta: metaOf(page),
    main: [
      `<h1 data-share="heading">${wording(spoken, 'Shared document')}</h1>`,
      preview(spoken, page),
      facts(spoken, page),
      warning(page),
      ...page.notes.map((text) => note(spoken, text)),
      page.message === null ? '' : `<p class="message">${escape(sentenceIn(spoken, page.message))}</p>`,
      download(spoken, page),
      papers(spoken, page),
      expiry(spoken, page),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  });

/** The document alone, for a page that says around it what there is to say. */
export const framedPageHtml = (spoken: Spoken, page: ViewAnswer): string =>
  shareFrameHtml({
    language: spoken.language,
    title: page.file,
    state: 'framed',
    main:
      preview(spoken, page) ||
      `<p class="message">${escape(sentenceIn(spoken, page.message ?? 'There is no picture of this file.'))}</p>`,
  });

/** Tags that the share screen reads besides, and nobody else. */
const metaOf = (page: ViewAnswer): string => {
  const { pass, expiresAt, result, downloadsLeft, hasThumbnail, hasReceipt } = page;
  const facts = {
    pass,
    ends: expiresAt,
    mime: result?.mime ?? '',
    sha256: result?.sha256 ?? '',
    downloads: downloadsLeft === null ? '' : String(downloadsLeft),
    picture: hasThumbnail ? 'yes' : '',
    receipt: hasReceipt ? 'yes' : '',
  };
  return Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<meta name="${name}" data-share="${name}" data-value="${escape(value)}">\n`)
    .join('');
};

const addressOf = (call: string, { hash, pass }: ViewAnswer): string =>
  escape(`/api/${call}/${hash}${pass === '' ? '' : `?pass=${encodeURIComponent(pass)}`}`);

const preview = (spoken: Spoken, page: ViewAnswer): string =>
  page.hasThumbnail
    ? `<img src="${addressOf('thumbnail', page)}" width="320" alt="${escape(wording(spoken, 'First page of {name}', { name: page.file }))}">`
    : '';

/** A recipient is not told that a file which is there is completed; programs that read the page are. */
const facts = (spoken: Spoken, { file, result, created, status }: ViewAnswer): string => {
  const said = (text: PlainText): string => wording(spoken, text);
  return `<dl>
<div><dt>${said('File')}</dt><dd data-share="file">${escape(file)}</dd></div>
${result ? `<div><dt>${said('Size')}</dt><dd data-share="size" data-value="${result.size}">${escape(humanSize(spoken.language, result.size))}</dd></div>\n` : ''}<div><dt>${said('Created')}</dt><dd><time data-share="created" datetime="${escape(created)}">${escape(created.slice(0, 16).replace('T', ' '))} UTC</time></dd></div>
<div${status === 'completed' ? ' hidden' : ''}><dt>${said('Status')}</dt><dd><span class="badge ${status}" data-share="status" data-value="${status}">${said(badges[status])}</span></dd></div>
</dl>`;
};

const warning = ({ warning: text }: ViewAnswer): string =>
  text === '' ? '' : `<p class="warning" data-share="warning">${escape(text)}</p>`;

const note = (spoken: Spoken, text: string): string =>
  `<p class="note" data-share="notes" data-value="${escape(text)}">${escape(sentenceIn(spoken, text))}</p>`;

const download = (spoken: Spoken, page: ViewAnswer): string => {
  if (!page.result) return '';
  const { downloadsLeft: left } = page;
  if (left === 0) return `<p class="message">${escape(refusalIn(spoken, 'share-link.used-up', {}))}</p>`;
  const limit = left === null ? '' : `\n<p class="note">${wording(spoken, '{n} downloads left.', { n: left })}</p>`;
  return `<a class="button" href="${addressOf('download', page)}" download>${escape(wording(spoken, 'Download {name}', { name: page.result.name }))}</a>${limit}`;
};

/** Links to the papers that prove how the file was made. */
const papers = (spoken: Spoken, page: ViewAnswer): string =>
  [
    page.hasReceipt
      ? `<p class="note"><a href="${addressOf('receipt', page)}">${wording(spoken, 'Receipt · Verified')}</a></p>`
      : '',
    page.result
      ? `<p class="note"><a href="${addressOf('proof', page)}" download>${wording(spoken, 'Proof of origin from the signed log')}</a></p>`
      : '',
  ]
    .filter((paper) => paper !== '')
    .join('\n');

const expiry = (spoken: Spoken, { expiresInMs }: ViewAnswer): string => {
  const left = timeRemaining(inEnglish, expiresInMs);
  const time = `<span data-share="expires" data-value="${left}">${escape(timeRemaining(spoken, expiresInMs))}</span>`;
  return `<p class="expiry">${wording(spoken, 'This link will expire in {time}; the file will then be deleted.', { time })}</p>`;
};
