import { isIPv4, isIPv6 } from 'node:net';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { before, digitsOf, distanceTo, judgedSpans, named, spansOf, type Detector, type Span } from './detector.js';

const DOMAIN =
  '[@\\uff20][\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,5}\\.\\p{L}{2,24}(?![\\p{L}\\p{N}@-])';
/** Straight and typographic apostrophes, and what people type instead. */
const APOSTROPHE = "['\u2018\u2019\u02bc\uff07`\u00b4]";
const NAME_MARK = `[\\p{L}\\p{M}\\p{N}._%+-]|(?<=\\p{L})${APOSTROPHE}(?=\\p{L})|(?<=[\\p{L}\\p{N}])[!#$&*=?^|~/](?=[\\p{L}\\p{N}])`;
const EMAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+@-]|\\p{L}${APOSTROPHE})(?:[\\p{L}\\p{N}_](?:${NAME_MARK}){0,63}|\\{[^{}\\s][^{}\\n]{0,120}\\}|"[^"\\n@]{1,64}")${DOMAIN}`,
  'gu',
);
/** Pictures for sharper screens are called `logo@2x.png`. */
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|ico)$/i;
/** In a web address and behind the name of a setting, what stands before such a mark is no part of the e-mail address. */
const BEFORE_NAME = /^.*[/?&=](?=[^/?&=]*[@\uff20])/u;
const SETTING = /^[\p{L}\p{N}_.-]{1,40}=/u;

export const emails: Detector = {
  type: 'email',
  find: (text) =>
    spansOf(text, EMAIL, (match) => !PICTURE.test(match)).map(({ start, end }) => {
      const matchedText = text.slice(start, end);
      const isInUrl = /(?::\/\/|[?])\S{0,200}$/u.test(text.slice(Math.max(0, start - 210), start));
      const other = (isInUrl ? BEFORE_NAME : SETTING).exec(matchedText)?.[0] ?? '';
      return { start: start + other.length, end };
    }),
};

const PHONE =
  /(?<![\p{L}\p{N}.,/#_-])(?:\+|00)?\(?\d[\d ().\u00a0/-]{4,22}\d(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\p{L}\p{N}_]|[.,/-]\d)/gu;
const PHONE_WORDS = named(
  ...['phone', 'telephone', 'tel', 'mobile', 'mob', 'cell', 'fax', 'call', 'whatsapp', 'sms', 'dial', 'ring'],
  ...['call (?:me|us|him|her|them) (?:on|at)', 'reach (?:me|us) (?:on|at)', 'messages? to', 'answering at', 'desk'],
  ...['chiam[ai]', 'chiamare', 'chiami il', 'llam[ea]', 'appelez', 'rufen sie', 'bel', 'bellen', 'ligue'],
  ...['telefon', 'tel\\.? ?nr', 'telefonnummer', 'fon', 'handy', 'mobil', 'mobiltelefon', 'rufnummer', 'telefax'],
  ...['téléphone', 'portable', 'tél', 'teléfono', 'móvil', 'celular', 'telefono', 'cellulare', 'telefone', 'telemóvel'],
  ...['telefoon', 'mobiel', 'puhelin', 'puh', 'τηλέφωνο', 'τηλ', 'κινητό', 'телефон', 'тел', 'моб', 'cep', 'komórka'],
  ...['טלפון', 'נייד', 'هاتف', 'جوال', 'موبايل', 'फ़ोन', 'फोन', 'मोबाइल', 'tlf', 'mobilnummer'],
);
/** Words without spaces around them. */
const PHONE_SIGNS = /電話|电话|手机|携帯|전화|휴대폰|☎|📞/gu;
const NO_PHONE = named(
  ...['invoice', 'order', 'ref', 'reference', 'isbn', 'id', 'no', 'number', 'account', 'article', 'part', 'serial'],
  ...['rechnung', 'bestellung', 'kundennummer', 'artikel', 'facture', 'commande', 'factura', 'pedido', 'vat', 'imei'],
);
/** Words before numbers that are surely none of a telephone, whatever they look like. */
const COUNTED_NUMBERS = named(
  ...[
    'invoice',
    'order',
    'ref',
    'reference',
    'isbn',
    'issn',
    'part',
    'serial',
    'sku',
    'lot',
    'batch',
    'item',
    'article',
  ],
  ...[
    'rooms?',
    'bus(?:es)?',
    'lines?',
    'http',
    'model',
    'ticket',
    'tracking',
    'imei',
    'ean',
    'orcid',
    'numbers',
    'values?',
  ],
  ...['rechnung', 'bestellung', 'artikel', 'teil', 'zimmer', 'räume', 'bus', 'seriennummer', 'facture', 'commande'],
  ...['factura', 'pedido', 'salas?', 'salles?', 'pièce', 'lote', 'stanze', 'zahlen', 'nombres', 'números', 'numeri'],
);
const NEAR_CHARS = 30;
/** A number without the code of its country is tried as one of these, the countries of the languages that Docket knows. */
const ASSUMED_COUNTRIES: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'PT', 'BR', 'PL', 'RU', 'TR', 'SE', 'NO', 'DK'] as const),
  ...(['FI', 'GR', 'IL', 'IN', 'CN', 'JP', 'KR', 'EG', 'SA', 'AT', 'CH', 'BE', 'IE', 'AU', 'MX'] as const),
];
/** Only telephone numbers of North America are written like this. */
const AMERICAN_PHONE = /^(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}(?!\d)/;
const DATE_LIKE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$|^\d{4} ?[-/] ?\d{4}$/;
/** Words behind a number on a card or below a letter that say what it is for. */
const PHONE_BEHIND =
  /^[ \t]{0,3}[-–(]?[ \t]?(?:office|fax|mobile|cell|home|work|phone|tel|büro|privat|mobil|bureau|portable|oficina|móvil|ufficio|cellulare|kantoor|mobiel)(?!\p{L})/iu;
/** A word that stands so near to a number is about this number. */
const RIGHT_BEFORE_CHARS = 14;

/** Numbers with their country's code, in a form that only telephone numbers have, or with a word that says what they are. */
export const phones: Detector = {
  type: 'phone_number',
  find: (text) => judgedSpans(text, PHONE, (match, span) => phoneJudgement(text, match, span)),
};

type Judgement = ReturnType<Parameters<typeof judgedSpans>[2]>;

const phoneJudgement = (text: string, match: string, span: Span): Judgement => {
  const digits = digitsOf(match.replace(/ ?(?:x|ext).*$/, ''));
  if (digits.length < 6 || digits.length > 15 || DATE_LIKE.test(match)) return 'wrong';
  const near = before(text, span, NEAR_CHARS);
  const word = Math.min(distanceTo(near, PHONE_WORDS), distanceTo(near, PHONE_SIGNS));
  if (distanceTo(near, NO_PHONE) < word - 8) return 'wrong';
  const isCalled = word < RIGHT_BEFORE_CHARS || PHONE_BEHIND.test(text.slice(span.end, span.end + 16));
  const judged = /^(?:\+|00)/.test(match) ? international(match.replace(/^00/, '+')) : national(match, word < Infinity);
  return judged === 'wrong' && isCalled ? 'doubtful' : judged;
};

/** Whether digits that something else took for a telephone number may be one. */
export const couldBePhone = (text: string, span: Span): boolean => {
  const matchedText = text.slice(span.start, span.end);
  const near = before(text, span, NEAR_CHARS);
  const word = Math.min(distanceTo(near, PHONE_WORDS), distanceTo(near, PHONE_SIGNS));
  if (DATE_LIKE.test(matchedText) || distanceTo(near, COUNTED_NUMBERS) < word) return false;
  return (
    word < Infinity ||
    AMERICAN_PHONE.test(matchedText) ||
    /^(?:\+|00)/.test(matchedText) ||
    ASSUMED_COUNTRIES.some((country) => isValid(matchedText, country))
  );
};

const national = (match: string, isNamed: boolean): Judgement => {
  if (AMERICAN_PHONE.test(match)) return isValid(match, 'US') ? 'sure' : 'doubtful';
  return isNamed && ASSUMED_COUNTRIES.some((country) => isValid(match, country)) ? 'sure' : 'wrong';
};

const international = (match: string): Judgement => {
  if (isValid(match)) return 'sure';
  return parsePhoneNumberFromString(match.replace('(0)', ''))?.isPossible() === true ? 'doubtful' : 'wrong';
};

const isValid = (match: string, country?: CountryCode): boolean =>
  parsePhoneNumberFromString(match, country)?.isValid() === true;

const IPV4 = /(?<![\p{L}\p{N}.-])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}-]|\.\d)/gu;
const IPV6 = /(?<![\p{L}\p{N}:.])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\p{L}\p{N}:])/giu;
/** Versions and numbers of sections look like addresses. */
const VERSION_WORDS = named(
  ...['version', 'v', 'ver', 'release', 'build', 'firmware', 'section', 'chapter', 'clause', 'article', 'figure'],
  ...['abschnitt', 'kapitel', 'versión', 'sección', 'revision', 'rev', 'driver', 'update', 'paragraph', 'annex'],
);

export const ipAddresses: Detector = {
  type: 'ip_address',
  find: (text) => [
    ...spansOf(text, IPV4, (match, span) => isIPv4(match) && !isVersion(text, match, span)),
    ...spansOf(text, IPV6, (match) => isIPv6(match) && /[0-9a-f]{2}/i.test(match) && digitsOf(match) !== ''),
  ],
};

const isVersion = (text: string, match: string, span: Span): boolean =>
  distanceTo(before(text, span, 14), VERSION_WORDS) < 4 ||
  /[§]\s?$/.test(before(text, span, 3)) ||
  /\p{L}\/$/u.test(before(text, span, 2)) ||
  (match.split('.').every((part) => part.length === 1) && /(?:^|\n)\s*$/.test(before(text, span, 8)));
