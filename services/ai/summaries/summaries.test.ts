import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { documentOf } from '../fixtures/read-documents.js';
import { bridgeReport } from '../fixtures/texts.js';
import { scriptedModel } from '../fixtures/task-work.js';
import type { Model } from '../model/model.js';
import { noModel } from '../model/no-model.js';
import { summarizeDocument } from './summarize-document.js';

const summaryOf = (document: ReadDocument, model: Model = noModel) =>
  summarizeDocument(document, { model, report: () => undefined });
const withoutPages = (line: string) => line.replaceAll(/ \(p\. \d+\)/g, '');
const wordsIn = (text: string) => withoutPages(text).split(/\s+/).length;

/** Twelve pages, each about a harbour of its own. */
const harbours = documentOf(
  Array.from({ length: 12 }, (_, page) => {
    const name = `${String.fromCharCode(65 + page)}orvik`;
    return [
      ['heading', `The harbour of ${name}`] as const,
      ...Array.from(
        { length: 6 },
        (__, at) =>
          [
            'paragraph',
            `The harbour of ${name} handled ${page * 700 + at * 31 + 40} ships in the year ${1950 + page * 3 + at}. ` +
              `Merchants of ${name} brought timber and grain across the northern sea in heavy barges. ` +
              `The council of ${name} decided to build a longer pier near the old lighthouse.`,
          ] as const,
      ),
    ];
  }),
);

describe('a summary without a model', () => {
  const bridge = documentOf([bridgeReport.split('\n\n').map((text) => ['paragraph', text] as const)]);

  test('is made of sentences of the document, each with its page', async () => {
    const lines = (await summaryOf(harbours)).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) {
      for (const [, sentence = '', page] of line.matchAll(/(?:^- )?(\S.*?) \(p\. (\d+)\)/g)) {
        const texts = harbours.pages[Number(page) - 1]!.blocks.map(({ text }) => text).join(' ');
        expect(texts).toContain(sentence.replace(/^- /, '').trim());
      }
      expect(line).toMatch(/\(p\. \d+\)$/);
    }
  });

  test('has at most one page of words, and a third of a short text', async () => {
    expect(wordsIn(await summaryOf(harbours))).toBeLessThanOrEqual(400);
    expect(wordsIn(await summaryOf(bridge))).toBeLessThanOrEqual(wordsIn(bridgeReport) / 2);
  });

  test('is drawn from all over the document and says nothing twice', async () => {
    const summary = await summaryOf(harbours);
    const pages = new Set([...summary.matchAll(/\(p\. (\d+)\)/g)].map(([, page]) => Number(page)));
    expect(Math.min(...pages)).toBeLessThanOrEqual(3);
    expect(Math.max(...pages)).toBeGreaterThanOrEqual(10);
    const points = withoutPages(summary).match(/^- .*$/gm) ?? [];
    expect(new Set(points).size).toBe(points.length);
  });

  test('has the headings of its document where they are few', async () => {
    const summary = await summaryOf({ pages: harbours.pages.slice(0, 3) });
    expect(summary.match(/^## .*$/gm)).toEqual([
      '## In brief',
      '## The harbour of Aorvik',
      '## The harbour of Borvik',
      '## The harbour of Corvik',
    ]);
  });

  test('speaks the language of the document', async () => {
    const text =
      'Die Brücke wurde im Mai nach neun Jahren Arbeit eröffnet. Sie trägt acht Spuren für den Verkehr und zwei ' +
      'Gleise für die Bahn. Früher brachten Fähren die Menschen über die Bucht in die Stadt. Ein Unglück im Nebel ' +
      'überzeugte das Parlament davon, dass die Stadt eine Brücke brauchte.';
    expect(await summaryOf(documentOf([[['paragraph', text]]]))).toMatch(/^## Kurz gesagt\n/);
  });

  test('of a document without whole sentences is what it begins with', async () => {
    const poster = documentOf([
      [
        ['heading', 'Summer concert'],
        ['paragraph', 'Saturday, 8 pm'],
        ['paragraph', '∑ ≤ ∂'],
      ],
    ]);
    expect(await summaryOf(poster)).toBe('## Key points\n\n- Summer concert (p. 1)\n- Saturday, 8 pm (p. 1)');
  });

  test('of nothing is nothing', async () => {
    expect(await summaryOf(documentOf([[]]))).toBe('');
  });
});

describe('a summary by a model', () => {
  const small = documentOf([
    [['paragraph', 'The bridge was opened in 1932. It carries eight lanes.']],
    [['paragraph', 'Sixteen workers died during the construction.']],
  ]);
  const answer = (points: readonly { text: string; page: number }[]) => ({
    brief: [{ text: 'A bridge was opened in 1932.', page: 1 }],
    sections: [{ heading: '## The work', points }],
  });

  test('has a page behind every sentence, and the words of a model without its Markdown', async () => {
    const model = scriptedModel(() =>
      answer([{ text: '- Sixteen workers died (p. 2). The bridge carries eight lanes.', page: 2 }]),
    );
    expect(await summaryOf(small, model)).toBe(
      '## In brief\n\nA bridge was opened in 1932. (p. 1)\n\n' +
        '## The work\n\n- Sixteen workers died. (p. 2) The bridge carries eight lanes. (p. 1)',
    );
  });

  test('does not cite a page that the document does not have', async () => {
    const model = scriptedModel(() => answer([{ text: 'Sixteen workers died.', page: 3 }]));
    await expect(summaryOf(small, model)).rejects.toMatchObject({ code: 'ai.invalid-answer' });
  });

  test('is cut to one page where the model says too much', async () => {
    const long = Array.from({ length: 10 }, (_, index) => ({
      text: `${'Many words were said about the workers of the bridge by everybody who came '.repeat(7)}${index}.`,
      page: 2,
    }));
    expect(
      wordsIn(
        await summaryOf(
          small,
          scriptedModel(() => answer(long)),
        ),
      ),
    ).toBeLessThanOrEqual(450);
  });

  test('of a long document is made of notes of its parts, within the budget', async () => {
    const model = scriptedModel(
      ({ task, data }) => {
        const [, page] = /\[p\. (\d+)\]/.exec(data) ?? [];
        const point = { text: `Something about page ${page}.`, page: Number(page) };
        return task.includes('You take notes') ? { notes: [point] } : { brief: [point], sections: [] };
      },
      { room: 1000, tokens: 60_000 },
    );
    const summary = await summaryOf(harbours, model);
    const notes = model.questions.filter(({ task }) => task.includes('You take notes'));
    expect(notes.length).toBeGreaterThan(5);
    expect(model.questions.at(-1)!.data).toContain('Something about page');
    expect(summary).toContain('Something about page 1.');
    expect(summary).not.toContain('Based on');
  });

  const notesOfAnything = ({ task, data }: { readonly task: string; readonly data: string }) => {
    const point = { text: 'Ships came.', page: Number(/\[p\. (\d+)\]/.exec(data)?.[1]) };
    return task.includes('You take notes') ? { notes: [point] } : { brief: [point], sections: [] };
  };

  test('says so when the budget was enough for some parts only', async () => {
    const model = scriptedModel(notesOfAnything, { room: 1000, tokens: 22_000 });
    const [, shown, all] = /Based on (\d+) of the (\d+) sections of this document/.exec(
      await summaryOf(harbours, model),
    )!;
    expect(Number(shown)).toBeLessThan(Number(all));
    expect(model.questions.filter(({ task }) => task.includes('You take notes'))).toHaveLength(Number(shown));
  });

  test('is refused before anything is sent where the budget is not enough for any part', async () => {
    const model = scriptedModel(notesOfAnything, { room: 1000, tokens: 1000 });
    await expect(summaryOf(harbours, model)).rejects.toMatchObject({ code: 'ai.too-long' });
    expect(model.questions).toEqual([]);
  });
});
