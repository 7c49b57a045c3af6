import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { readFileSync } from 'node:fs';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { photo } from '../fixtures/picture-samples.js';
import { answerOf, FLAWLESS, imagesListed, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { pagesIn } from '../fixtures/rendered-look.js';
import { markdownToPdf } from './markdown-to-pdf.js';

jest.setTimeout(60_000);

const SAMPLE = `---
title: Plan
---

# Heading one

Some *italic*, **bold**, ~~struck~~ and \`code\` with a [link](https://example.org/a) and <b>HTML</b>.
Second line of it, with https://example.org/bare and an &amp; entity.

## Lists

1. first
2. second
   - inner
     - deeper
7. third

- [x] done
- [ ] open

> A quote
> > in a quote

| Left | Right |
|:-----|------:|
| cell | 12.50 |
| **b** | 7 |

\`\`\`python
def f(x):
    return x  # four blanks
\`\`\`

---

The end.
`;

describe('a Markdown text as PDF', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const convert = (text: string | Uint8Array) => markdownToPdf(fileOf('notes.md', text), work);

  testWith('pdftotext', 'says all that is written, without the marks of Markdown', async () => {
    const { bytes, notes } = await convert(SAMPLE);
    const text = textOf(bytes);
    const said = [
      'Heading one',
      'italic, bold, struck and code with a link',
      '<b>HTML</b>',
      'an & entity',
      'title: Plan',
    ];
    const listed = ['1. first', '2. second', '• inner', 'deeper', '3. third', 'done', 'open'];
    const others = ['A quote', 'in a quote', '12.50', 'def f(x):', '    return x', 'The end.'];
    expect([...said, ...listed, ...others].filter((words) => !text.includes(words))).toEqual([]);
    expect(text).not.toMatch(/\*\*|~~|```|\[x\]|^#|\|/m);
    expect(notes).toEqual([]);
  });

  testWith('qpdf', 'is without a flaw, and leads where its links lead', async () => {
    const { bytes } = await convert(SAMPLE);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    const links = answerOf('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-');
    expect(links).toContain('(https://example.org/a)');
    expect(links).toContain('(https://example.org/bare)');
  });

  testWith('qpdf', 'leads to no file and runs no script', async () => {
    const { bytes } = await convert('[a](javascript:alert(1)) [b](file:///etc/passwd) [c](other.md) [d](#there)');
    expect(answerOf('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-')).not.toMatch(/\/URI|javascript/);
  });

  testWith('pdftotext', 'is read from the right where it is written so', async () => {
    const { bytes } = await convert('# عنوان المستند\n\n- بند أول\n\n> שלום עולם');
    const text = textOf(bytes);
    expect(['عنوان', 'بند', 'שלום'].filter((words) => !text.includes(words))).toEqual([]);
    const places = [...answerOf('pdftotext', bytes, '-bbox', 'FILE', '-').matchAll(/xMin="([\d.]+)"/g)];
    expect(Math.min(...places.map(([, left]) => Number(left)))).toBeGreaterThan(300);
  });

  testWith('pdftotext', 'has lines of Chinese joined without a blank', async () => {
    const { bytes } = await convert('第一行，\n第二行。\n\n| 名前 | 値 |\n|---|---|\n| 東京 | 1 |\n');
    expect(['第一行，第二行。', '東京'].filter((words) => !textOf(bytes).includes(words))).toEqual([]);
  });

  testWith('pdfimages', 'shows pictures that are in it, and counts those that are not', async () => {
    const png = (await photo({ width: 30, height: 20 }).png().toBuffer()).toString('base64');
    const pictures = ['http://127.0.0.1:9/a.png', 'package.json', 'file:///etc/passwd', 'data:image/png;base64,AAAA'];
    const text = [`data:image/png;base64,${png}`, ...pictures].map((address) => `![shown](${address})`).join('\n\n');
    const { bytes, notes } = await convert(text);
    expect(imagesListed(bytes).length).toBe(1);
    expect(notes).toMatchObject([
      { text: '4 pictures of notes.md were not loaded, because they are not in the file.' },
    ]);
    expect(textOf(bytes).match(/\[shown\]/g)).toHaveLength(4);
  });

  testWith('pdftotext', 'keeps everything of long and deep texts within the pages', async () => {
    const rows = Array.from({ length: 3000 }, (_, row) => `| row${row} | value ${row} |`).join('\n');
    const deep = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- level${depth}`).join('\n');
    const quotes = `${'>'.repeat(90)} innermost`;
    const { bytes } = await convert(`| a | b |\n|---|---|\n${rows}\n\n${deep}\n\n${quotes}\n\n${'w'.repeat(3000)}`);
    const text = textOf(bytes);
    expect([text.includes('row2999'), text.includes('level59'), text.includes('innermost')]).toEqual([
      true,
      true,
      true,
    ]);
    const [width = 0] = (await PDFDocument.load(bytes)).getPages().map((page) => page.getWidth());
    const places = [...answerOf('pdftotext', bytes, '-bbox', 'FILE', '-').matchAll(/xMax="([\d.]+)"/g)];
    expect(Math.max(...places.map(([, right]) => Number(right)))).toBeLessThan(width - 40);
    expect(text.match(/w/g)?.length).toBeGreaterThan(2999);
    expect(await pagesIn(bytes)).toBeGreaterThan(50);
  });

  testWith('pdftotext', 'has every word of a long README', async () => {
    const source = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8');
    const text = textOf((await convert(source)).bytes).replace(/\s+/g, '');
    const words = [...new Set(source.match(/[A-Za-z]{5,12}/g))];
    expect(words.filter((word) => !text.includes(word) && !word.includes('http'))).toEqual([]);
  });

  testWith('pdftotext', 'is shown as written where it is nested without end', async () => {
    const { bytes } = await convert(`${'>'.repeat(2000)} innermost`);
    expect(textOf(bytes)).toMatch(/>>>>>>>/);
    expect(textOf(bytes)).toMatch(/innermost/);
  });

  test('is refused for what is no text', async () => {
    await expect(convert(Uint8Array.from({ length: 500 }, (_, at) => at % 32))).rejects.toMatchObject({
      code: 'text.unreadable',
    });
  });
});
