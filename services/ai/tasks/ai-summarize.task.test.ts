import { readByOthers, withReaders } from '../fixtures/reading-programs.js';
import { readingWork } from '../fixtures/reading-work.js';
import { bridgeReport, textFile } from '../fixtures/texts.js';
import { aiSummarize } from './ai-summarize.task.js';

const options = { summarizationType: 'cliff-notes', textEncoding: 'auto' } as const;

/** In Kawi, which came into Unicode in 2022. */
const BRIDGE = '\u{11F04}\u{11F12}\u{11F24}';

withReaders(
  'Cliff Notes are one page that names the file, who answered and where each sentence stands (qpdf, pdftotext)',
  async () => {
    const result = await aiSummarize([textFile(bridgeReport, 'bridge.txt')], options, readingWork());
    expect(result).toMatchObject({ mime: 'application/pdf', extension: '.pdf', notes: [] });
    const [page, ...others] = readByOthers(result.bytes).split('\f');
    expect(others.join('').trim()).toBe('');
    expect(page).toContain('Cliff Notes of bridge.txt');
    expect(page).toContain("Docket's own extract (no AI provider configured)");
    expect(page).toContain('(p. 1)');
    expect(page).not.toMatch(/^#|^- /m);
  },
);

test('Cliff Notes in letters that no font here has are a text file', async () => {
  const result = await aiSummarize(
    [textFile(bridgeReport.replaceAll('bridge', BRIDGE), 'kawi.txt')],
    options,
    readingWork(),
  );
  expect(result).toMatchObject({ mime: 'text/plain', extension: '.txt' });
  expect(new TextDecoder().decode(result.bytes)).toContain(BRIDGE);
});
