import { problemWith } from './check.js';

describe('a translated segment', () => {
  test.each([
    ['Paid 1,234.56 on 14 May 1932', 'Payé 1 234,56 le 14 mai 1932', 'fr'],
    ['Paid 1,234.56 on 14 May 1932', 'Am 14.5.1932 wurden 1.234,56 gezahlt', 'de'],
    ['On 14 May 1932', '1932年5月14日', 'zh'],
    ['About 42 bridges in 1932 and 19 more', 'حوالي ٤٢ جسرا في ١٩٣٢ و١٩ أخرى', 'ar'],
    [
      'See https://example.org/a?b=1, or write to a.b@example.org.',
      'Siehe https://example.org/a?b=1 oder a.b@example.org.',
      'de',
    ],
    ['Three bridges', '3 Brücken', 'de'],
    ['Contents', 'Contents', 'fr'],
  ] as const)('is good: %s, %s', (source, translated, target) => {
    expect(problemWith(source, translated, target)).toBeUndefined();
  });

  test.each([
    ['Paid 1,234.56 in 1932', 'Payé 1 234,65 en 1932', 'fr', 'a number is missing or changed'],
    ['Paid in 1932', 'Payé', 'fr', 'a number is missing or changed'],
    ['Paid at last', 'Payé en 1932', 'fr', 'it has a number that the text does not have'],
    ['See https://example.org/a', 'Voir https://example.com/a', 'fr', 'an address is missing or changed'],
    ['Write to a@example.org now', 'Écrivez maintenant', 'fr', 'an address is missing or changed'],
    ['Something', ' ', 'fr', 'it is empty'],
    [
      'The bridge carries eight lanes of traffic',
      'The bridge carries eight lanes of traffic',
      'fr',
      'it is not in the language asked for',
    ],
    [
      'The bridge carries eight lanes of traffic',
      'Most niesie osiem pasów ruchu',
      'ru',
      'it is not in the language asked for',
    ],
    ['The bridge carries eight lanes of traffic today', 'Non', 'fr', 'it is far shorter than the text'],
    ['The bridge carries eight lanes of traffic', 'la '.repeat(200), 'fr', 'it is far longer than the text'],
  ] as const)('is not used: %s, %s', (...[source, translated, target, problem]) => {
    expect(problemWith(source, translated, target)).toBe(problem);
  });
});
