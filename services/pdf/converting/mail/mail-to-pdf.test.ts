import { jest } from '@jest/globals';
import { readAttachments } from '../../engines/pdfium/pdfium-attachments.js';
import { madeEml, madeMsg } from '../../fixtures/made-mails.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { photo } from '../../fixtures/picture-samples.js';
import { answerOf, FLAWLESS, imagesListed, qpdfCheck, testWith, textOf } from '../../fixtures/reference-programs.js';
import { mailToPdf } from './mail-to-pdf.js';

jest.setTimeout(60_000);

const PAGE = `<html><head><title>unseen</title><style>p { color: red }</style></head><body>
<div style="display:none">hidden before</div><h2>Offer</h2><p>Dear <b>Ada</b>,<br>see <a href="https://example.org/x">the plan</a>:</p>
<table><tr><td>Left</td><td>Right</td></tr></table><ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul>
<blockquote>quoted &amp; kept</blockquote><pre>  kept
    blanks</pre><img src="cid:logo@example" alt="logo"><script>unseen()</script></body></html>`;

describe('an e-mail as PDF', () => {
  let work: TestWork;
  let picture: Uint8Array;
  beforeAll(async () => {
    picture = await photo({ width: 30, height: 20 }).png().toBuffer();
  });
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const convert = (name: string, bytes: string | Uint8Array, keepsFiles = false) =>
    mailToPdf(fileOf(name, bytes), work, keepsFiles);

  testWith('pdftotext', 'says who wrote what to whom and when, and what is attached', async () => {
    const { bytes, notes } = await convert('a.eml', madeEml(PAGE, picture));
    const text = textOf(bytes);
    const headers = [
      'いけばな plan',
      'From: Zoë Müller <zoe@example.org>',
      'Li Wei <li@example.org>',
      'copy@example.org',
    ];
    const body = ['2026-03-03T10:20:30', 'Offer', 'Dear Ada,', 'the plan', 'Left', 'Right', '• one', '1. inner', 'two'];
    const others = ['quoted & kept', 'blanks', 'Attachments', 'figures.csv', 'logo.png'];
    expect([...headers, ...body, ...others].filter((words) => !text.includes(words))).toEqual([]);
    expect(text).not.toMatch(/unseen|hidden|color/);
    expect([imagesListed(bytes).length, notes]).toEqual([1, []]);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  testWith('pdftotext', 'is read from a file of Outlook, and plain text keeps its lines', async () => {
    const { bytes } = await convert(
      'a.msg',
      madeMsg({ subject: 'Größe', body: 'First line\r\nsecond line\r\n\r\nlast' }),
    );
    const text = textOf(bytes);
    const said = [
      'Größe',
      'From: Zoë Müller <zoe@example.org>',
      'Li Wei <li@example.org>',
      'figures.csv (1 KB)',
      'last',
    ];
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    expect(text).toMatch(/First line\s*\n\s*second line/);
  });

  test('holds the attached files byte by byte where that is asked for, and none else', async () => {
    const eml = madeEml(PAGE, picture);
    expect(await readAttachments((await convert('a.eml', eml)).bytes)).toEqual([]);
    const attachments = await readAttachments((await convert('a.eml', eml, true)).bytes);
    expect(attachments.map(({ name }) => name).toSorted()).toEqual(['figures.csv', 'logo.png']);
    const msg = await readAttachments((await convert('a.msg', madeMsg({ subject: 'a', body: 'b' }), true)).bytes);
    expect(msg.map(({ name, bytes }) => [name, Buffer.from(bytes ?? []).toString()])).toEqual([
      ['figures.csv', 'a,b\n1,2\n'],
    ]);
  });

  testWith('qpdf', 'loads nothing from elsewhere, and says how many pictures it left out', async () => {
    const elsewhere = '<img src="http://127.0.0.1:9/a.png"><img src="file:///etc/passwd"><img src="cid:unknown">';
    const { bytes, notes } = await convert('a.eml', madeEml(`${elsewhere}<a href="javascript:a()">x</a>`, picture));
    expect(notes).toMatchObject([{ text: '3 pictures of a.eml were not loaded, because they are not in the file.' }]);
    expect(answerOf('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-')).not.toMatch(/javascript|\/URI/);
  });

  test('is set where its parts or elements are nested without end', async () => {
    const nested = '<blockquote><ul><li><b>'.repeat(2000);
    expect((await convert('a.eml', madeEml(`${nested}innermost`, picture))).bytes.length).toBeGreaterThan(1000);
  });

  test('is refused where it is damaged', async () => {
    const msg = madeMsg({ subject: 'a', body: 'b' });
    for (const bytes of [
      msg.subarray(0, 700),
      new Uint8Array(2000),
      Uint8Array.from(msg, (byte, at) => (at > 600 ? byte ^ 85 : byte)),
    ]) {
      await expect(convert('a.msg', bytes)).rejects.toMatchObject({ code: 'mail.unreadable' });
    }
  });
});
