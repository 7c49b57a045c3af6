import { readByOthers, withReaders } from '../fixtures/reading-programs.js';
import { readingWork } from '../fixtures/reading-work.js';
import { scriptedModel } from '../fixtures/task-work.js';
import { bridgeReport, textFile } from '../fixtures/texts.js';
import { ask } from './ask.task.js';

const bridge = textFile(bridgeReport, 'bridge.txt');
const lease = textFile('The rent is 1,250 euros a month. Cats are allowed in the flat.', 'lease.txt');
const asked = (question: string) => ({ question, textEncoding: 'auto' }) as const;
const read = (bytes: Uint8Array): string => readByOthers(bytes).replaceAll(/\s+/g, ' ');

withReaders(
  'R-8.6: a question is answered in a PDF that names who answered, and the page of each sentence',
  async () => {
    const result = await ask([bridge], asked('When was the bridge opened?'), readingWork());
    expect(result).toMatchObject({ mime: 'application/pdf', extension: '.pdf', notes: [] });
    const sentence = 'The Harbour Bridge was opened on 14 May 1932 after nine years of work. (p. 1)';
    const receipt = {
      fileName: 'bridge.txt',
      summary: expect.stringContaining(`## When was the bridge opened?\n\n- ${sentence}`),
    };
    expect(result.receipt).toMatchObject({ summarizationResults: [receipt] });
    const text = read(result.bytes);
    expect(text).toContain('When was the bridge opened?');
    expect(text).toContain("bridge.txt · Docket's own extract (no AI provider configured)");
    expect(text).toContain(sentence);
  },
);

withReaders('An answer out of several files names the file too', async () => {
  const { bytes } = await ask([bridge, lease], asked('How high is the rent of the flat?'), readingWork());
  expect(read(bytes)).toContain('The rent is 1,250 euros a month. (lease.txt, p. 1)');
});

withReaders('What a model says stands above the words that it is taken from', async () => {
  const model = scriptedModel(({ data }) => {
    const source = Number(/\[(\d+)\] Sixteen workers died/.exec(data)?.[1]);
    return { sentences: [{ text: '16 people lost their lives.', source, quote: 'Sixteen workers died' }] };
  });
  await expect(ask([bridge], asked('How many people died?'), readingWork(model))).rejects.toMatchObject({
    code: 'ai.no-answer', // the model wrote a number that the document does not have
  });
  const careful = scriptedModel(({ data }) => {
    const source = Number(/\[(\d+)\] Sixteen workers died/.exec(data)?.[1]);
    return { sentences: [{ text: 'Sixteen people lost their lives.', source, quote: 'sixteen  workers died' }] };
  });
  const text = read((await ask([bridge], asked('How many people died?'), readingWork(careful))).bytes);
  expect(text).toContain('Sixteen people lost their lives. (p. 1)');
  expect(text).toContain('“Sixteen workers died during the construction of the bridge.”');
});

test('There is no file where the document does not answer the question', async () => {
  const question = ask([bridge], asked('Who won the chess tournament?'), readingWork());
  await expect(question).rejects.toMatchObject({ code: 'ai.no-answer', facts: { name: 'bridge.txt' } });
});

test('An answer in letters that no font here has is a text file', async () => {
  const kawi = '\u{11F04}\u{11F12}\u{11F24}';
  const file = textFile(bridgeReport.replaceAll('Bradfield', kawi), 'kawi.txt');
  const result = await ask([file], asked('Who drew the first plans?'), readingWork());
  expect(result).toMatchObject({ mime: 'text/plain', extension: '.txt' });
  expect(new TextDecoder().decode(result.bytes)).toContain(`John ${kawi} drew the first plans in 1916`);
});
