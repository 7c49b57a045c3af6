import type { SensitiveAnalysis } from '../../../../contracts/api/sensitive-data.js';
import { givenOpen, pdfOf, settled } from '../machine/pdf-editor-fixture.js';
import { placeFindings } from './findings.js';

const markAll = { type: 'finding.marked', finding: 'bank_account', match: null } as const;

const scanned = async (...args: Parameters<typeof givenOpen>) => {
  const page = await givenOpen(...args);
  page.editor.send({ type: 'tab.chosen', tab: 'detect' });
  page.editor.send({ type: 'scan.pressed' });
  await settled();
  return page;
};

describe('looking for sensitive data', () => {
  test('shows what was found, until another file is chosen', async () => {
    const { editor, context } = await scanned();
    expect(context().analysis?.overallRiskLevel).toBe('high');
    editor.send({ type: 'file.cleared' });
    editor.send({ type: 'files.chosen', files: [pdfOf('other.pdf')] });
    expect(context().analysis).toBeNull();
  });

  test('leads to marks in one step: on the places where they are known, else on the text', async () => {
    const { editor, context, notices } = await scanned();
    editor.send(markAll);
    expect(context().marks.items).toEqual([
      { id: '1', type: 'text', text: 'NL91 ABNA', page: 1, replacement: '[REDACTED]' },
      {
        id: '2',
        type: 'area',
        text: 'DE02 1203',
        page: 2,
        box: { x: 0.1, y: 0.2, width: 0.3, height: 0.02 },
        replacement: '[REDACTED]',
      },
    ]);
    expect(notices.at(-1)).toMatchObject({ title: 'Marked for redaction', text: 'bank account' });
    editor.send({ type: 'tab.chosen', tab: 'redact' });
    editor.send({ type: 'marks.undone' });
    expect(context().marks.items).toEqual([]);
  });

  test('marks one place by itself, and none twice', async () => {
    const { editor, context } = await scanned();
    editor.send({ ...markAll, match: 1 });
    expect(context().marks.items.map(({ text }) => text)).toEqual(['DE02 1203']);
    editor.send(markAll);
    editor.send(markAll);
    expect(context().marks.items.map(({ text }) => text)).toEqual(['DE02 1203', 'NL91 ABNA']);
  });

  test('says so when it found more than one redaction takes', async () => {
    const matches = Array.from({ length: 201 }, (_, at) => ({ text: `number ${at}`, page: 1, boxes: [] }));
    const analysis = {
      overallRiskLevel: 'high',
      summary: '',
      categories: [{ type: 'bank_account', riskLevel: 'high', count: 201, recommendation: '', matches }],
    } as const;
    const { editor, context, notices } = await scanned({ scan: () => Promise.resolve(analysis) });
    editor.send(markAll);
    expect(context().marks.items).toHaveLength(200);
    expect(notices.at(-1)?.text).toBe(
      'One redaction can have at most 200 marks. Redact these, then scan the result for the rest.',
    );
  });
});

describe('places that the server found, in points', () => {
  const reply = (boxes: { x: number; y: number; width: number; height: number }[]): SensitiveAnalysis => ({
    overallRiskLevel: 'low',
    summary: '',
    categories: [
      { type: 'email', riskLevel: 'low', count: 1, recommendation: '', matches: [{ text: 'ada@b.c', page: 2, boxes }] },
    ],
  });
  const placed = async (analysis: SensitiveAnalysis, size: { width: number; height: number } | null) => {
    const asked: number[] = [];
    const { categories } = await placeFindings(analysis, async (page) => {
      asked.push(page);
      return size;
    });
    return { boxes: categories[0]?.matches[0]?.boxes, asked };
  };

  const page = { width: 512, height: 1024 };

  test('are shares of their page here', async () => {
    const boxes = [
      { x: 64, y: 128, width: 256, height: 32 },
      { x: 0, y: 160, width: 64, height: 32 },
    ];
    expect(await placed(reply(boxes), page)).toEqual({
      boxes: [
        { x: 0.125, y: 0.125, width: 0.5, height: 0.03125 },
        { x: 0, y: 0.15625, width: 0.125, height: 0.03125 },
      ],
      asked: [2],
    });
  });

  test('end at the edge of the page, and are none beyond it', async () => {
    const boxes = [
      { x: 384, y: 768, width: 256, height: 512 },
      { x: 600, y: 16, width: 16, height: 16 },
    ];
    expect((await placed(reply(boxes), page)).boxes).toEqual([{ x: 0.75, y: 0.75, width: 0.25, height: 0.25 }]);
  });

  test('are given up for a page that cannot be opened here, so that the text is marked', async () => {
    expect((await placed(reply([{ x: 60, y: 80, width: 300, height: 20 }]), null)).boxes).toEqual([]);
  });
});
