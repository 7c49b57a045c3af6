import { loadSearchWords } from '../../../tools/search/loaded-search-words.js';
import { answerWithoutTool } from './no-tool.js';

beforeAll(loadSearchWords);

describe('looking for what is no tool', () => {
  test.each([
    ['compare', 'below the pages'],
    ['what changed', 'below the pages'],
    ['receipt', 'on its share page'],
  ])('%s is answered by where it stands', (typed, answer) => {
    expect(answerWithoutTool(typed)).toContain(answer);
  });

  test.each(['', 'unicorn', 'vegetable', 'excel'])('“%s” has no such answer', (typed) => {
    expect(answerWithoutTool(typed)).toBeNull();
  });
});
