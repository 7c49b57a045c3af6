import { sentencesOf } from './sentences.js';

describe('a paragraph is taken apart into sentences', () => {
  test.each<readonly [string, readonly string[]]>([
    ['It rained. We stayed.', ['It rained.', 'We stayed.']],
    ['Dr. Smith met Mr. Jones. They talked.', ['Dr. Smith met Mr. Jones.', 'They talked.']],
    ['See e.g. the annex. It is long.', ['See e.g. the annex.', 'It is long.']],
    [
      'Der Vertrag vom 3. Mai gilt, z. B. für Mieter. Er endet nie.',
      ['Der Vertrag vom 3. Mai gilt, z. B. für Mieter.', 'Er endet nie.'],
    ],
    ['The U.S. Senate met. J. F. Kennedy spoke.', ['The U.S. Senate met.', 'J. F. Kennedy spoke.']],
    ['Was it true? Yes! It was.', ['Was it true?', 'Yes!', 'It was.']],
    ['今日は雨です。家にいます。', ['今日は雨です。', '家にいます。']],
    ['Это правда, т.е. факт. Все согласны.', ['Это правда, т.е. факт.', 'Все согласны.']],
    ['यह सच है। सब जानते हैं।', ['यह सच है।', 'सब जानते हैं।']],
    ['It costs 3.5 million. That is much.', ['It costs 3.5 million.', 'That is much.']],
    ['one line\nand the next', ['one line and the next']],
    ['', []],
  ])('%j', (paragraph, sentences) => {
    expect(sentencesOf(paragraph)).toEqual(sentences);
  });
});
