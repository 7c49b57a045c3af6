import { waitFor } from 'xstate';
import { MB } from '../../../contracts/byte-sizes.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { summarizationWalk } from './fixtures/summarization.walk.js';
import { fileOf } from '../../tools/documents/documents-fixture.js';
import { givenSummarization, summaryOf } from './summarization-fixture.js';

const chosen = (...files: readonly File[]) => ({ type: 'files.chosen', files }) as const;

describe('the Cliff Notes page', () => {
  test('shows the summary of the chosen file', async () => {
    const { page, context, notices } = givenSummarization();
    page.send(chosen(fileOf()));
    expect(page.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(page, (state) => state.matches({ choosing: 'showing' }));
    expect(context().result?.fileName).toBe('report.pdf');
    expect(notices).toMatchObject([{ title: 'Summary ready!', text: 'Generated cliff notes for report.pdf' }]);
  });

  test('copies the summary without its marks', async () => {
    const copied: string[] = [];
    const { page, notices } = givenSummarization({ copy: async ({ text }) => void copied.push(text) });
    page.send(chosen(fileOf()));
    await waitFor(page, (state) => state.matches({ choosing: 'showing' }));
    page.send({ type: 'copy.pressed' });
    await waitFor(page, (state) => state.matches({ choosing: 'showing' }));
    expect(copied).toEqual(['Terms\n\n• It runs for two years. (p. 1)']);
    expect(notices.at(-1)).toMatchObject({ title: 'Copied!', text: 'Summary copied to clipboard' });
  });

  test('keeps the summary while a file is turned away, and lets go of it for one that is not', async () => {
    const { page, context, notices } = givenSummarization();
    page.send(chosen(fileOf()));
    await waitFor(page, (state) => state.matches({ choosing: 'showing' }));
    page.send(chosen(fileOf('clip.mp4', 'video/mp4')));
    expect(notices.at(-1)?.title).toBe('Unsupported file type');
    expect(context().result?.fileName).toBe('report.pdf');
    page.send(chosen(fileOf('other.pdf')));
    expect(context().result).toBeNull();
    await waitFor(page, (state) => state.matches({ choosing: 'showing' }));
    expect(context().result?.fileName).toBe('other.pdf');
  });

  test('turns away a file one byte over 25 MB', () => {
    const { page, notices } = givenSummarization();
    page.send(chosen(fileOf('big.pdf', 'application/pdf', 25 * MB + 1)));
    expect(page.getSnapshot().matches({ choosing: 'empty' })).toBe(true);
    expect(notices.map(({ title }) => title)).toEqual(['File too large']);
  });

  test('tries again with the same file after a failure', async () => {
    const answers = [Promise.reject(new Error('The AI provider is too busy')), Promise.resolve(summaryOf())];
    const { page, context, notices } = givenSummarization({ summarize: () => answers.shift()! });
    page.send(chosen(fileOf()));
    await waitFor(page, (state) => state.matches('choosing'));
    expect(notices).toMatchObject([{ title: 'Summarization failed', text: 'The AI provider is too busy' }]);
    expect(context().failure).toBe('The AI provider is too busy');
    page.send({ type: 'retry.pressed' });
    await waitFor(page, (state) => state.matches({ choosing: 'showing' }));
    expect(context().failure).toBeNull();
  });

  test('waits for another file once it is cancelled, and forgets the call', () => {
    const { page, notices } = givenSummarization({ summarize: () => new Promise(() => undefined) });
    page.send(chosen(fileOf()));
    page.send({ type: 'cancel.pressed' });
    expect(page.getSnapshot().matches({ choosing: 'empty' })).toBe(true);
    expect(page.getSnapshot().children['summarize']).toBeUndefined();
    expect(notices).toEqual([]);
  });
});

describe('every edge of the Cliff Notes page', () => {
  testEveryEdge(summarizationWalk);
});
