import { emails } from './contact.js';
import { ukAccounts } from './uk-accounts.js';
import type { Detector } from './detector.js';

const matchesIn = ({ find }: Detector, text: string): readonly string[] =>
  find(text)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => text.slice(start, end));

describe('an e-mail address', () => {
  test.each([
    ...[
      "sean.o'neil@example.com",
      "d'angelo@example.it",
      'o’hara@example.ie',
      'oʼhara@example.ie',
      'o`hara@example.ie',
    ],
    ...['a&b.sales@example.com', 'user!tag=x@example.org', 'x/y@example.com', '{joe}@example.com', '_x@example.com'],
    ...['"john doe"@example.com', '{anna,bob}@uni.example.edu', 'info@münchen.example', 'jörg.müller@example.de'],
  ])('%s is found whole', (address) => {
    expect(matchesIn(emails, `Write to ${address} now`)).toEqual([address]);
    expect(matchesIn(emails, `(${address}), and`)).toEqual([address]);
  });

  test.each([
    ["It is 'anna@example.com', she said", 'anna@example.com'],
    ['‘anna@example.com’', 'anna@example.com'],
    ["see anna@example.com's page", 'anna@example.com'],
    ['https://example.com/?email=anna@example.com&x=1', 'anna@example.com'],
    ['https://example.com/u/anna@example.com/x', 'anna@example.com'],
    ['email=anna@example.com', 'anna@example.com'],
    ['mailto:anna@example.com?subject=x', 'anna@example.com'],
  ])('ends and begins where it does in %s', (text, address) => {
    expect(matchesIn(emails, text)).toEqual([address]);
  });
});

describe('a British bank account', () => {
  test.each([
    ['Sort code: 12-34-56 Account number: 12345678', ['12-34-56', '12345678']],
    ['Sort Code 123456, Account No. 12345678', ['123456', '12345678']],
    ['Sort code\n12-34-56\nAccount number\n12345678', ['12-34-56', '12345678']],
    ['Account Number  Sort Code\n12345678 12 34 56', ['12345678', '12 34 56']],
    ['A/c no: 1234 5678, S/C: 12–34–56', ['1234 5678', '12–34–56']],
    ['Please pay 20-00-00 55779911 by Friday', ['20-00-00 55779911']],
  ])('is a sort code with a number: %s', (text, numbers) => {
    expect(matchesIn(ukAccounts, text)).toEqual(numbers);
  });

  test.each([
    'The account 12345678 was closed on 12-03-56',
    'Sort codes have six digits, as 12-34-56 has',
    'Lot 12-34-56',
  ])('is not: %s', (text) => {
    expect(matchesIn(ukAccounts, text)).toEqual([]);
  });
});
