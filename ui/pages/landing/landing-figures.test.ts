import { readFileSync } from 'node:fs';
import { landingPages } from '../public-words-fixture.js';
import { landingRun } from './landing-figures.js';

interface SavedRun {
  readonly startedAt: string;
  readonly machine: string;
  readonly command: string;
  readonly figures: Readonly<Record<string, { readonly wallSeconds?: number }>>;
}

const run = JSON.parse(readFileSync(landingRun.path, 'utf8')) as SavedRun;
const pages = await landingPages();
const shown = pages.flatMap(({ tool, figures = [] }) => figures.map((figure) => ({ tool, ...figure })));

describe('a figure on the page of a tool', () => {
  test('is there for converting, merging, splitting and compressing', () => {
    expect([...new Set(shown.map(({ tool }) => tool))].toSorted()).toEqual([
      'pdf-compress',
      'pdf-merge',
      'pdf-split',
      'to-pdf',
    ]);
  });

  test.each(shown)('is what came out: $task', ({ tool, task, docket, peer }) => {
    expect(task.startsWith(tool)).toBe(true);
    expect(run.figures[`${task}: Docket, over HTTP`]?.wallSeconds).toBe(docket);
    expect(run.figures[`${task}: ${peer.command}`]?.wallSeconds).toBe(peer.seconds);
  });

  test.each(shown)('is told with the documents of that task: $task', ({ task, files, pages: count, megabytes }) => {
    expect(Number(/(\d+) files/.exec(task)?.[1] ?? 1)).toBe(files);
    expect(Number(/(\d+) pages/.exec(task)?.[1] ?? 1)).toBe(count);
    expect(Number(/([\d.]+) MB/.exec(task)?.[1])).toBe(megabytes);
  });

  test('is told with the day, the machine and the command of its run', () => {
    expect(landingRun.startedAt).toBe(run.startedAt);
    expect(landingRun.machine).toBe(run.machine);
    expect(run.command.startsWith(landingRun.command)).toBe(true);
  });
});
