import { findSensitive } from './find-sensitive.js';

const LENGTH = 200_000;
const EMAIL = 'anna@example.org';

/** Texts that make a careless pattern try again and again from every place, which would take hours. */
const texts = [
  ...[
    'a',
    '1',
    '1 ',
    'a@',
    'a.',
    'a@a.',
    'Aa ',
    'Aa',
    '12 Aa ',
    '::',
    'a:',
    'DE12 ',
    '12/',
    '(1',
    '12-',
    '1.',
    '\n',
    ' ',
  ],
  ...[
    '-----BEGIN PRIVATE KEY-----',
    'password:',
    'password (',
    'eyJ',
    'eyJaaaaaaaaaaa.',
    'sk-',
    'Name: Aa ',
    'Mr. Aa-',
  ],
  ...[
    'api key ',
    'rue de ',
    'Calle Aa ',
    'P<ABC<<<',
    'Dear\n',
    'geboren 1.1.',
    '1234 5678 9012 345',
    'Straße',
    '\u00a0',
  ],
];

describe('looking through a text made to take forever', () => {
  test.each(texts)('of %j comes to its end, and finds what stands there', (piece) => {
    const text = `${piece.repeat(Math.ceil(LENGTH / piece.length))}\nto ${EMAIL}`;
    const last = findSensitive(text).at(-1);
    expect(last).toEqual({ type: 'email', start: text.length - EMAIL.length, end: text.length });
  });
});
