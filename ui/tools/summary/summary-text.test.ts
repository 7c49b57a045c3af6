import { blocksOf, plainSummary } from './summary-text.js';

const summary = [
  '## Terms',
  '',
  'The agreement runs for two years. (p. 1)',
  '- Notice is **30 days**. (pp. 2-3)',
  '- It renews by itself. (p. 4)',
].join('\n');

describe('a summary', () => {
  test('is headings, paragraphs and points, with the pages they are taken from', () => {
    expect(blocksOf(summary)).toEqual([
      { kind: 'heading', spans: [{ kind: 'text', text: 'Terms' }] },
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'The agreement runs for two years. ' },
          { kind: 'citation', text: 'p. 1' },
        ],
      },
      {
        kind: 'points',
        points: [
          [
            { kind: 'text', text: 'Notice is ' },
            { kind: 'strong', text: '30 days' },
            { kind: 'text', text: '. ' },
            { kind: 'citation', text: 'pp. 2-3' },
          ],
          [
            { kind: 'text', text: 'It renews by itself. ' },
            { kind: 'citation', text: 'p. 4' },
          ],
        ],
      },
    ]);
  });

  test('is copied without its marks', () => {
    expect(plainSummary(summary)).toBe(
      'Terms\n\nThe agreement runs for two years. (p. 1)\n\n• Notice is 30 days. (pp. 2-3)\n• It renews by itself. (p. 4)',
    );
  });

  test('shows markup of any other kind as the text it is', () => {
    const [block] = blocksOf('<script>alert(1)</script> **a [link](javascript:x)');
    expect(block).toEqual({
      kind: 'paragraph',
      spans: [{ kind: 'text', text: '<script>alert(1)</script> **a [link](javascript:x)' }],
    });
  });

  test('of nothing is nothing', () => {
    expect(blocksOf(' \n\r\n')).toEqual([]);
  });
});
