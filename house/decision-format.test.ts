import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const WORDS_MAX = 500;

const decisions = readdirSync(FOLDER)
  .toSorted()
  .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

describe('the decisions', () => {
  test('are numbered without a gap', () => {
    const numbers = decisions.map(([name]) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
    expect(numbers).toEqual(decisions.map((_, index) => index + 1));
  });

  test.each(decisions)(
    '%s has its number, then question, choice, reasons, what was rejected, and the price',
    (name, text) => {
      const headings = text.split('\n').filter((line) => line.startsWith('#'));
      const title = `# ${name.slice(0, 4)}: `;
      expect(headings[0]?.slice(0, title.length)).toBe(title);
      expect(headings.slice(1)).toEqual(['## Question', '## Choice', '## Reasons', '## Rejected', '## Price']);
      const parts = text.split(/^## .*$/m).slice(1);
      expect(parts.filter((part) => part.trim() === '')).toEqual([]);
    },
  );

  test.each(decisions)(`%s fits on a screen: at most ${WORDS_MAX} words`, (_, text) => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(WORDS_MAX);
  });
});
