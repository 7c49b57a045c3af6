import { nationalIds } from './identity-numbers.js';

const matchesIn = (text: string) => nationalIds.find(text).map(({ start, end }) => text.slice(start, end));

/** With one digit or letter of its check another. */
const mistyped = (number: string): string => {
  const last = number.at(-1) ?? '';
  return number.slice(0, -1) + (/\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'P' ? 'R' : 'P');
};

describe('numbers of persons', () => {
  test.each([
    ['Italian, with letters for digits that two persons would share', 'TKGXPV38P01N11QU'],
    ['Italian, with such a letter in another place', 'OSZINB05S19D98NR'],
    ['French, of the south of Corsica', '273052A57823345'],
    ['French, of the north of Corsica', '138092B56622736'],
    ['French, of Corsica and in groups', '2 73 05 2A 578 233 45'],
    ['Finnish, with a mark that was added in 2023', '070409D423P'],
    ['Finnish, with another such mark', '080602C149A'],
  ])('are found: %s', (_, number) => {
    expect(matchesIn(`registered as ${number} since then`)).toEqual([number]);
    expect(matchesIn(`registered as ${mistyped(number)} since then`)).toEqual([]);
  });

  test('are found: Portuguese, of somebody who lives elsewhere', () => {
    expect(matchesIn('NIF 451234571, paid')).toEqual([]);
    expect(matchesIn('NIF 451234570, paid')).toEqual(['451234570']);
  });

  test('are not seen in words of capitals', () => {
    expect(matchesIn('INTERNATIONALLYS COUNTERREVOLUTIO')).toEqual([]);
  });
});
