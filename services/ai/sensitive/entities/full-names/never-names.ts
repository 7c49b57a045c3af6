import { DAY_MS } from '../../../../../contracts/durations.js';
import { isGivenName } from './given-names.js';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl'];
const MONDAY = Date.UTC(2024, 0, 1);

/** Before a name, or as the heading of a text. */
const HEADS =
  'dear hello hi liebe lieber hallo chère cher bonjour cara caro cari gentile egregio ciao querida querido estimada ' +
  'estimado hola prezada prezado olá beste lieve geachte hoi minutes protokoll verbale acta ata notulen invoice ' +
  'rechnung facture fattura factura fatura factuur viele grüße saludos saluti groet groeten cumprimentos';

/** Labels that stand before a value in forms and lists of contacts, as far as nobody is called so. */
const LABELS =
  'phone telephone tel mobile cell fax telefax email e-mail mail website web homepage url uri uuid guid orcid issn isbn ' +
  'doi ean iban bic swift vat pin ssn dob iso id address postcode zip date signature subject status priority total ' +
  'subtotal amount balance account quantity password username login username extension attn linkedin twitter skype ' +
  'whatsapp telegram telefon telefonnummer handy mobil mobiltelefon anschrift adresse postleitzahl plz datum ' +
  'unterschrift betreff konto kontonummer betrag summe gesamt anlage anlagen geburtsdatum geburtsort ' +
  'staatsangehörigkeit téléphone portable télécopie courriel signature objet montant compte total date lieu ' +
  'teléfono móvil celular correo dirección fecha firma asunto cuenta importe telefono cellulare indirizzo data firma ' +
  'oggetto conto importo telefone telemóvel morada endereço assinatura assunto conta valor telefoon mobiel adres ' +
  'handtekening onderwerp rekening bedrag';

/** Days, countries, greetings and labels, in the seven languages, as far as nobody is called so. */
let known: ReadonlySet<string> | undefined;

export const isNeverName = (words: string): boolean => {
  known ??= new Set([
    ...HEADS.split(' '),
    ...LABELS.split(' '),
    ...LANGUAGES.flatMap((language) => [...daysIn(language), ...countriesIn(language)]),
  ]);
  return known.has(words.toLowerCase());
};

const daysIn = (language: string): readonly string[] => {
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return [0, 1, 2, 3, 4, 5, 6].map((day) => days.format(MONDAY + day * DAY_MS).toLowerCase());
};

const countriesIn = (language: string): readonly string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return regionCodes()
    .map((code) => names.of(code) ?? '')
    .filter((name) => /^[\p{L} -]{4,}$/u.test(name) && !isGivenName(name))
    .map((name) => name.toLowerCase());
};

const regionCodes = (): readonly string[] => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.flatMap((one) => letters.map((other) => one + other));
};
