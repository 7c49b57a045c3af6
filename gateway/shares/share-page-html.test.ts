import type { ViewAnswer } from '../../contracts/api/shared-document.js';
import { inEnglish } from '../../contracts/texts/wording.js';
import { catalogue as arabic } from '../../words/ar.po';
import { framedPageHtml, sharePageHtml } from './share-page-html.js';

const hash = 'h'.repeat(32);
const answer = (rest: Partial<ViewAnswer> = {}): ViewAnswer => ({
  hash,
  status: 'completed',
  file: 'report.pdf',
  created: '2026-03-01T12:34:56.000Z',
  expiresInMs: 28 * 86_400_000,
  expiresAt: '2026-03-29T12:34:56.000Z',
  pass: '',
  message: null,
  result: { name: 'report.pdf', size: 2048, mime: 'application/pdf', sha256: 'abc' },
  downloadsLeft: null,
  warning: '',
  notes: [],
  hasThumbnail: false,
  hasReceipt: false,
  ...rest,
});
const page = (rest?: Partial<ViewAnswer>): string => sharePageHtml(inEnglish, answer(rest));

describe('the page of a share link', () => {
  test('shows the finished file, its size, age and expiry, and how to have it', () => {
    const html = page({ notes: ['Nothing to gain <here>'], hasThumbnail: true, hasReceipt: true });
    for (const part of [
      '<h1 data-share="heading">Shared document</h1>',
      '<dd data-share="file">report.pdf</dd>',
      '<dd data-share="size" data-value="2048">2.0 KB</dd>',
      'datetime="2026-03-01T12:34:56.000Z">2026-03-01 12:34 UTC</time>',
      'data-share="status" data-value="completed">Completed</span>',
      '<div hidden><dt>Status</dt>', // only programs need to be told
      'This link will expire in <span data-share="expires" data-value="28 days">28 days</span>; the file will then be deleted.',
      '<p class="note" data-share="notes" data-value="Nothing to gain &lt;here&gt;">Nothing to gain &lt;here&gt;</p>',
      `<img src="/api/thumbnail/${hash}"`,
      `href="/api/download/${hash}" download>Download report.pdf</a>`,
      `href="/api/receipt/${hash}"`,
      `href="/api/proof/${hash}" download`,
    ]) {
      expect(html).toContain(part);
    }
  });

  test('offers no file, receipt or proof where there is none, and says why', () => {
    const html = page({ status: 'processing', result: null, message: 'Please try again in a few moments.' });
    expect(html).toContain('data-state="processing"');
    expect(html).toContain('>File Not Ready</span>');
    expect(html).toContain('<p class="message">Please try again in a few moments.</p>');
    for (const part of ['/api/download/', '/api/proof/', '/api/receipt/', '/api/thumbnail/', 'Size'])
      expect(html).not.toContain(part);
  });

  test('warns of what a file can do when it is opened', () => {
    const html = page({ warning: 'This PDF contains 1 script. Open it only if you trust <who> sent it.' });
    expect(html).toContain(
      '<p class="warning" data-share="warning">This PDF contains 1 script. Open it only if you trust &lt;who&gt; sent it.</p>',
    );
    expect(page()).not.toContain('warning');
  });

  test('carries the pass in each of its links, for its own frame too', () => {
    const html = page({ pass: '1.a"b', hasThumbnail: true, hasReceipt: true });
    expect(html).toContain('<meta name="pass" data-share="pass" data-value="1.a&quot;b">');
    for (const call of ['thumbnail', 'download', 'receipt', 'proof'])
      expect(html).toContain(`/api/${call}/${hash}?pass=1.a%22b"`);
    expect(page()).not.toContain('pass');
  });

  test('says how many downloads a limited link has left, and offers none after the last', () => {
    expect(page({ downloadsLeft: 1 })).toContain('One download left.');
    expect(page({ downloadsLeft: 3 })).toContain('3 downloads left.');
    expect(page({ downloadsLeft: 0 })).toContain('The download limit of this link has been reached');
    expect(page({ downloadsLeft: 0 })).not.toContain('/api/download/');
  });

  test('is the document alone within another page', () => {
    const html = framedPageHtml(inEnglish, { ...answer(), hasThumbnail: true });
    expect(html).toContain(`<img src="/api/thumbnail/${hash}"`);
    for (const part of ['<h1', '<dl', '/api/download/', '/api/proof/', 'expire']) expect(html).not.toContain(part);
    expect(framedPageHtml(inEnglish, answer())).toContain('There is no picture of this file.');
  });

  test('never lets a file name become markup', () => {
    const name = '<b>"report" & co</b>.pdf';
    const html = page({
      file: name,
      result: { name, size: 1, mime: 'application/pdf', sha256: 'abc' },
      hasThumbnail: true,
    });
    expect(html).toContain('&lt;b&gt;&quot;report&quot; &amp; co&lt;/b&gt;.pdf');
    expect(html).not.toContain('<b>');
  });
});

describe('in another language', () => {
  test('the page is written in it, from right to left where that is so', () => {
    const html = sharePageHtml({ language: 'ar', catalogue: arabic }, answer());
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('مستند مُشارَك');
    expect(html).toContain('data-share="expires" data-value="28 days">28 يومًا</span>'); // for programs in English
    expect(page()).toContain('<html lang="en" dir="ltr">');
  });
});
