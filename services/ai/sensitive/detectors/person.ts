import { CLOSINGS, LABELS, TITLES } from './name-cues.js';
import { STREET_ADDRESS } from './street-address.js';
import { before, distanceTo, named, spansOf, type Detector, type Span } from './detector.js';

const MONTH = '[\\p{L}.]{3,12}';
const DATE = new RegExp(
  `(?<![\\p{L}\\p{N}./-])(?:${[
    '\\d{1,2}[./-] ?\\d{1,2}[./-] ?(?:\\d{4}|\\d{2})',
    '\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}',
    '\\d{4} ?[年년] ?\\d{1,2} ?[月월] ?\\d{1,2} ?[日일]?',
    `\\d{1,2}(?:\\.|º|er|st|nd|rd|th|ª)? (?:of |de |di )?${MONTH},? (?:de |del )?\\d{4}`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`,
  ].join('|')})(?![\\p{N}/-])`,
  'gu',
);
const BIRTH_WORDS = named(
  ...['born', 'born on', 'birth', 'birthdate', 'birthday', 'date of birth', 'dob', 'd\\.o\\.b\\.?', 'geboren', 'geb'],
  ...['geboren am', 'geburtsdatum', 'né', 'née', 'né le', 'née le', 'date de naissance', 'naissance', 'nacido'],
  ...[
    'nacida',
    'nacimiento',
    'fecha de nacimiento',
    'nato',
    'nata',
    'nato il',
    'nata il',
    'data di nascita',
    'nascita',
  ],
  ...['nascido', 'nascida', 'nascimento', 'data de nascimento', 'geboortedatum', 'urodzony', 'urodzona', 'urodzenia'],
  ...['doğum tarihi', 'doğumlu', 'född', 'födelsedatum', 'født', 'fødselsdato', 'syntynyt', 'syntymäaika'],
  ...['ημερομηνία γέννησης', 'γεννήθηκε', 'дата рождения', 'родился', 'родилась', 'תאריך לידה', 'נולד', 'נולדה'],
  ...['تاريخ الميلاد', 'مواليد', 'जन्म तिथि', 'जन्मतिथि', 'जन्म'],
);
const BIRTH_SIGNS = /\(\*(?= ?$)|出生|生年月日|생년월일|生日/gu;
const YEARS = { first: 1900, last: 2100 };
const BIRTH_WITHIN_CHARACTERS = 28;

/** A date that a word before it calls one of birth. */
export const datesOfBirth: Detector = {
  type: 'date_of_birth',
  find: (text) =>
    spansOf(text, DATE, (match, span) => {
      const near = before(text, span, BIRTH_WITHIN_CHARACTERS);
      const called = Math.min(distanceTo(near, BIRTH_WORDS), distanceTo(near, BIRTH_SIGNS));
      return called <= 14 && isPlausible(match);
    }),
};

const isPlausible = (date: string): boolean => {
  const year = /\d{4}/.exec(date)?.[0];
  const isYearRight = year === undefined || (Number(year) >= YEARS.first && Number(year) <= YEARS.last);
  const parts = (date.match(/\d+/g) ?? []).filter((part) => part.length <= 2).map(Number);
  return isYearRight && parts.every((part) => part <= 99) && parts.slice(0, 2).some((part) => part >= 1 && part <= 31);
};

const WORD = "\\p{Lu}[\\p{L}'’.-]{1,20}";
const STREET_KIND = [
  ...[
    'Street',
    'St\\.?',
    'Road',
    'Rd\\.?',
    'Avenue',
    'Ave\\.?',
    'Lane',
    'Ln\\.?',
    'Drive',
    'Dr\\.?',
    'Court',
    'Ct\\.?',
  ],
  ...['Boulevard', 'Blvd\\.?', 'Way', 'Place', 'Square', 'Terrace', 'Close', 'Crescent', 'Parkway', 'Gardens'],
].join('|');
const TOWN = `(?:[ ,]{1,3}|,?\\n)(?:${WORD}(?: ${WORD}){0,2}[ ,]{1,3})?`;
const addresses = [
  // 221B Baker Street, London NW1 6XE; 12 Elm St, Springfield, IL 62704
  `\\d{1,5}[A-Za-z]? (?:${WORD} ){1,3}(?:${STREET_KIND})(?![\\p{L}])(?:,? (?:Apt|Suite|Unit|Flat)\\.? ?#?\\w{1,6})?(?:${TOWN}(?:[A-Z]{2} \\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}))?`,
  // Hauptstraße 12, 10115 Berlin; Keizersgracht 12, 1015 CJ Amsterdam; Storgatan 4, 111 22 Stockholm
  `(?:${WORD} ){0,2}\\p{Lu}\\p{Ll}{2,20}(?:straße|strasse|str\\.|weg|allee|platz|gasse|gracht|straat|laan|plein|gatan|vägen|gata|veien|gade|vej|katu|tie) \\d{1,4} ?[a-z]?(?:(?:,? |,?\\n)(?:[A-Z]{1,2}-)?\\d{3,5} ?(?:\\d{2}|[A-Z]{2})? ${WORD})?`,
  // 12 rue de la Paix, 75002 Paris
  `\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|place|chemin|allée|impasse|quai) (?:d[eu]s? |de la |de l['’]|la |l['’])?${WORD}(?: (?:de |du |des )?${WORD}){0,3}(?:(?:,? |,?\\n)\\d{5} ${WORD})?`,
  // Calle Mayor 5, 28013 Madrid; Via Roma 10, 00184 Roma; Rua Augusta 100; ul. Długa 7, 00-238 Warszawa
  `(?:Calle|C/|Avenida|Avda\\.|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Travessa|Praça|ul\\.|Aleja|al\\.) (?:d[aeio]s? |de la |del |della )?${WORD}(?: (?:d[aeio]s? )?${WORD}){0,3},? (?:n\\.?º? ?)?\\d{1,4}[a-zA-Z]?(?:(?:,? |,?\\n)\\d{2}(?:-\\d{3}|\\d{3}|\\d{2}-\\d{3}) ${WORD})?`,
  // P.O. Box 12, 10115 Berlin; PSC 7245, Box 8033, APO AP 97457
  `(?:P\\.? ?O\\.? ?Box|Postfach|Postbus|Apartado(?: de correos)?|Casella postale|Boîte postale|Caixa postal) \\d{1,6}(?:(?:,? |,?\\n)\\d{4,5}(?: [A-Z]{2})? ${WORD})?`,
  `(?:(?:PSC|Unit|CMR|USS|USNS|USCGC|USNV) [\\p{L}\\d]{1,20}(?:,? Box \\d{1,5})?(?:, ?|\\n| ))?(?:APO|FPO|DPO),? A[AEP] \\d{5}`,
  STREET_ADDRESS,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'));

/** Finds postal addresses by the form that they have, which is weak evidence. */
export const postalAddresses: Detector = {
  type: 'postal_address',
  find: (text) => addresses.flatMap((pattern) => spansOf(text, pattern)),
};

const GIVEN = "\\p{Lu}[\\p{L}'’-]{1,20}";
/** The articles of German follow a name as well: `hat Frau Lind den Vertrag` names nobody else. */
const PARTICLE = '(?:(?:von|van|zu|in) (?:der |den |dem )?|de |di |da |del |la |le |bin |al-|dos )?';
const NAME = `(${GIVEN}(?: \\p{Lu}\\.)?(?: ${PARTICLE}${PARTICLE}${GIVEN}){0,3})`;
const TWO_PART_NAME = `(${GIVEN}(?: \\p{Lu}\\.)?(?: ${PARTICLE}${PARTICLE}${GIVEN}){1,3})`;
const names = [
  new RegExp(`(?<![\\p{L}\\p{N}])${TITLES}\\.? (?:Dr\\.? |Prof\\.? ){0,2}${NAME}(?![\\p{L}])`, 'gu'),
  new RegExp(`(?<![\\p{L}\\p{N}])${LABELS}[ \\t]{0,2}[:：][ \\t]{0,4}${TWO_PART_NAME}(?![\\p{L}])`, 'gu'),
  new RegExp(`(?<![\\p{L}\\p{N}])${CLOSINGS}\\s{1,4}${TWO_PART_NAME}(?![\\p{L}])`, 'gu'),
];
/** Names of firms, offices and things that stand where a person's name could. */
const NO_PERSON =
  /(?<!\p{L})(?:GmbH|AG|Ltd|Inc|LLC|Corp|SA|SL|BV|Company|Bank|University|Hospital|Department|Office|Team|Service|Services|Support|Sir|Madam|Customer|Committee|Number|Street|Group|President|Chancellor|Minister|Speaker|Chair|Chairman|Hiring|Manager)(?!\p{L})/u;

/** After a title, a label or a salutation; weak. */
export const personNames: Detector = {
  type: 'person_name',
  find: (text) =>
    names.flatMap((pattern) => spansOf(text, pattern, (match: string, _: Span) => !NO_PERSON.test(match))),
};
