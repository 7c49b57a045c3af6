import { parseArgs } from 'node:util';
import { runAsOf, saveRun } from '../../bench/save/saved-run.js';
import { browserProgram } from '../harness/browser.js';
import { openClient } from '../harness/http-client.js';
import { startDocket } from '../harness/running-docket.js';
import { textPdf } from '../samples/sample-files.js';
import { measuredPages, type MeasuredPage } from './measured-pages.js';
import { inNewBrowser } from './own-browser.js';
import { middleOf, scorePage, type PageScore } from './page-score.js';
import { scoreTable, shortfalls } from './score-table.js';

const { values } = parseArgs({
  options: { looks: { type: 'string', default: '3' }, only: { type: 'string' }, save: { type: 'string' } },
});

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The page of a file that is ready. */
const shareOne = async (address: string): Promise<string> => {
  const client = openClient(address);
  const { shareHash } = await client.accepted('pdf-compress', [await textPdf('lease.pdf', 'Rent', 3)]);
  await client.finished(shareHash);
  return `/s/${shareHash}`;
};

const look = async (address: string, page: MeasuredPage): Promise<PageScore> => {
  const scores: PageScore[] = [];
  const lost = new Set<string>();
  for (let count = 0; count < Number(values.looks); count += 1) {
    const seen = await inNewBrowser((port) => scorePage(port, address, page));
    scores.push(seen.score);
    for (const loss of seen.lost) lost.add(loss);
  }
  print([`${page.name} (${page.path})`, ...lost].join('\n  '));
  return middleOf(scores);
};

const measure = async (): Promise<ReadonlyMap<string, PageScore>> => {
  const docket = await startDocket();
  try {
    const pages = measuredPages(await shareOne(docket.address));
    const scores = new Map<string, PageScore>();
    for (const page of pages.filter(({ name }) => name.includes(values.only ?? ''))) {
      scores.set(page.name, await look(docket.address, page));
    }
    return scores;
  } finally {
    await docket.dispose();
  }
};

if (browserProgram === undefined) {
  print('no page was measured here: it needs chromium');
} else {
  const options = process.argv.slice(2);
  const run = runAsOf(['npm run lighthouse', ...(options.length > 0 ? ['--', ...options] : [])].join(' '), new Date());
  const scores = await measure();
  print(`\n${scoreTable(scores)}\n`);
  print(shortfalls(scores).join('\n') || 'Every page has what is asked of it.');
  if (values.save !== undefined) {
    saveRun(values.save, {
      ...run,
      figures: Object.fromEntries([...scores].map(([name, score]) => [name, { ...score }])),
    });
  }
}
