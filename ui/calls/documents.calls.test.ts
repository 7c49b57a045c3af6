import { questionsIn } from './documents.calls.js';

const question = { question: 'Who?', options: { A: '1', B: '2', C: '3', D: '4' }, correctAnswer: 'C' };
const fenced = (json: string) => `Here they are.\n\`\`\`json\n${json}\n\`\`\`\nGood luck!`;

describe('the questions in an answer', () => {
  test('are those between the fences', () => {
    expect(questionsIn(fenced(JSON.stringify([question])), 'a.pdf')).toEqual([question]);
  });

  test.each([
    ['no fence', JSON.stringify([question])],
    ['an open fence', '```json\n[]'],
    ['no JSON', fenced('[{')],
    ['no list', fenced(JSON.stringify(question))],
    ['an empty list', fenced('[]')],
    ['three answers', fenced(JSON.stringify([{ ...question, options: { A: '1', B: '2', C: '3' } }]))],
    ['a fifth letter', fenced(JSON.stringify([{ ...question, correctAnswer: 'E' }]))],
  ])('cannot be read from %s', (_, summary) => {
    expect(() => questionsIn(summary, 'a.pdf')).toThrow('Could not parse quiz questions from a.pdf');
  });
});
