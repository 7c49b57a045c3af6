import { fullNames } from './full-names.js';

const matchesIn = (text: string): readonly string[] => fullNames(text).map(({ start, end }) => text.slice(start, end));

const sentences = [
  ['The minutes were read by Deborah Quill and approved.', ['Deborah Quill']],
  ['Herr Präsident, Ursula Lindemann hat unterschrieben.', ['Ursula Lindemann']],
  ['Le rapport de Jean-Pierre Vasseur est en retard.', ['Jean-Pierre Vasseur']],
  ['Il presidente Matteo Brusadin e Roberta Cavalieri hanno firmato.', ['Matteo Brusadin', 'Roberta Cavalieri']],
  ['Firmaron Gabriel Oyarzun y Pablo Etxeberria.', ['Gabriel Oyarzun', 'Pablo Etxeberria']],
  ['O relator Carlos Aureliano Bragança de Souza votou.', ['Carlos Aureliano Bragança de Souza']],
  [
    'De curator sprak met Vincent De Ruyscher en Sophie van der Velde.',
    ['Vincent De Ruyscher', 'Sophie van der Velde'],
  ],
  ['Querida Renata,\nobrigado pela proposta.', ['Renata']],
] as const;

const harmless = [
  'The parcel is at the Martin Luther Street office.',
  'Wir treffen uns in der Konrad Adenauer Allee.',
  'On se retrouve rue Victor Delcourt, près du Lycée Camille Vernet.',
  'La riunione è in Piazza Giuseppe Garbarino, al Teatro Franco Lombardi.',
  'El avión sale del aeropuerto Adolfo Villalba hacia Santiago de Compostela.',
  'A reunião é na Rua Antonio Carvalhal, no Estádio Manuel Figueira.',
  'De vergadering is in de Johan Brandsma Arena.',
  'ANTONIO GENERAL TERMS OF SALE',
  'In August the Annual Report of the Board was late.',
];

describe('a given name with a surname behind it', () => {
  test.each(sentences)('%s', (sentence, names) => {
    expect(matchesIn(sentence)).toEqual(names);
  });

  test.each(harmless)('is no person in: %s', (sentence) => {
    expect(matchesIn(sentence)).toEqual([]);
  });
});
