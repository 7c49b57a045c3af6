import { findSensitive } from './find-sensitive.js';

/** Finds values in a text in which `¶` is the end of a line and `§` that of a paragraph. */
const matchesIn = (marked: string): readonly string[] => {
  const text = marked.replaceAll('¶', '\n').replaceAll('§', '\n\n');
  return findSensitive(text).map(({ type, start, end }) => `${type} ${text.slice(start, end).replace(/\n+/g, '¶')}`);
};

const wrapped = [
  ['Mail john.smith@exam¶ple.com', 'email john.smith@exam¶ple.com'],
  ['at very.long.name@¶example.com or', 'email very.long.name@¶example.com'],
  ['Mail: jane.§roe@example.com', 'email jane.¶roe@example.com'],
  ['anna-¶lena@example.com is it', 'email anna-¶lena@example.com'],
  ['anna@example¶.com', 'email anna@example¶.com'],
  ['anna@example.co.¶uk is it', 'email anna@example.co.¶uk'],
  ['anna@example.co¶m', 'email anna@example.co¶m'],
  ['by phone on +49 30§901820 during office hours', 'phone_number +49 30¶901820'],
  ['Call +49 30 901¶820 during office hours', 'phone_number +49 30 901¶820'],
  ['Phone (212)¶555-2368 today', 'phone_number (212)¶555-2368'],
  ['Phone 212-555-¶2368 today', 'phone_number 212-555-¶2368'],
  ['Your SSN 536-§90-4399 is on file', 'social_security_number 536-¶90-4399'],
  ['SSN 536¶90 4399', 'social_security_number 536¶90 4399'],
  ['her NI number AB 12¶34 56 C ends', 'national_id AB 12¶34 56 C'],
  ['codice fiscale RSSMRA80A01¶H501U', 'national_id RSSMRA80A01¶H501U'],
  ['Passport No. C01X¶00T47', 'passport_number C01X¶00T47'],
  ['Date of birth: 12 March¶1980', 'date_of_birth 12 March¶1980'],
  ['Date of birth: 12.¶03.1980', 'date_of_birth 12.¶03.1980'],
  ['from 192.168.¶10.20 again', 'ip_address 192.168.¶10.20'],
  ['from 2001:db8:85a3:¶0:0:8a2e:370:7334 again', 'ip_address 2001:db8:85a3:¶0:0:8a2e:370:7334'],
  ['aws_access_key_id = AKIAIOSFOD¶NN7EXAMPLE', 'api_key AKIAIOSFOD¶NN7EXAMPLE'],
  ['the IBAN GB29 NW§BK60 1613 3192 6819', 'bank_account GB29 NW¶BK60 1613 3192 6819'],
  ['card 4111-1111-¶1111-1111', 'credit_card 4111-1111-¶1111-1111'],
  ['Name: John¶Smith', 'person_name John¶Smith'],
  ['Mr Schmid-¶bauer has signed', 'person_name Schmid-¶bauer'],
  ['lives at 12 Elm¶Street, Springfield, IL 62704 now', 'postal_address 12 Elm¶Street, Springfield, IL 62704'],
  ['wohnhaft Haupt-¶straße 12, 10115 Berlin', 'postal_address Haupt-¶straße 12, 10115 Berlin'],
  ['Password: hun-¶ter2x', 'password hun-¶ter2x'],
] as const;

const separate = [
  ['Thank the office.¶roe@example.com', ['email roe@example.com']],
  ['www.example.com¶anna@example.com', ['email anna@example.com']],
  ['anna@a.com¶bob@b.com', ['email anna@a.com', 'email bob@b.com']],
  ['anna@example.com.¶In short no', ['email anna@example.com']],
  ['Tel. +49 30 901820¶10115 Berlin', ['phone_number +49 30 901820']],
  ['Tel. +49 30 901820¶2024 was a good year', ['phone_number +49 30 901820']],
  ['Tel +49 30 901820¶+49 30 901821', ['phone_number +49 30 901820', 'phone_number +49 30 901821']],
  ['Patient: Anna¶Address: none', []],
  ['250¶300¶1000¶4000', []],
  ['Chapter 4.¶1.2.3 follows', []],
] as const;

describe('a value that runs over the end of a line', () => {
  test.each(wrapped)('%s is found whole', (text, value) => {
    expect(matchesIn(text)).toEqual([value]);
  });

  test.each(separate)('%s holds values of single lines only', (text, values) => {
    expect(matchesIn(text)).toEqual(values);
  });

  test('keeps its place behind blank lines and indented ones', () => {
    const text = 'Heading\n\n\n   My SSN is 536-\n   90-4399.';
    expect(findSensitive(text)).toEqual([
      { type: 'social_security_number', start: text.indexOf('536'), end: text.length - 1 },
    ]);
  });
});
