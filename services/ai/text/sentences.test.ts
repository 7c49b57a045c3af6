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

  test.each<readonly [string, string, readonly string[]]>([
    ['en', '“Yes,” said—Mr. Smith to Messrs. Brown. He left.', ['“Yes,” said—Mr. Smith to Messrs. Brown.', 'He left.']],
    ['en', 'He said no. Then he left.', ['He said no.', 'Then he left.']],
    ['en', 'See no. 5 of the list. It is long.', ['See no. 5 of the list.', 'It is long.']],
    ['en', 'They differ in R and S. The same holds here.', ['They differ in R and S.', 'The same holds here.']],
    ['en', 'It was 1912. That was long ago, etc. The end.', ['It was 1912.', 'That was long ago, etc.', 'The end.']],
    ['en', 'It is kept in a file called .Rhistory here. Yes.', ['It is kept in a file called .Rhistory here.', 'Yes.']],
    ['de', 'Am 3. Oktober kam Hr. Maier an. Er blieb.', ['Am 3. Oktober kam Hr. Maier an.', 'Er blieb.']],
    [
      'fr',
      'Selon M. Dupont, p. 12, tout va bien, etc. Il part.',
      ['Selon M. Dupont, p. 12, tout va bien, etc.', 'Il part.'],
    ],
    [
      'es',
      'La Sra. López vive en EE.UU. desde ayer. Es feliz.',
      ['La Sra. López vive en EE.UU. desde ayer.', 'Es feliz.'],
    ],
    ['it', 'Il sig. Rossi e il dott. Bianchi. Sono amici.', ['Il sig. Rossi e il dott. Bianchi.', 'Sono amici.']],
  ])('in its own language, %s: %s', (language, paragraph, sentences) => {
    expect(sentencesOf(paragraph, language)).toEqual(sentences);
  });
});
