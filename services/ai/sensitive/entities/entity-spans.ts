import type { CategoryName } from '../categories.js';
import type { Span } from '../detectors/detector.js';
import { fullNames } from './full-names/full-names.js';
import { isNeverName } from './full-names/never-names.js';
import { isCounted, isNameOfNumber, isNoPhone } from './mistaken-entities.js';
import { withListed } from './names-in-lists.js';
import type { ScoredWord } from './scored-words.js';
import { isGivenName } from './full-names/given-names.js';

/** Words of a company's name after what would be a person's. */
const COMPANY_AFTER =
  /^(?:[ ,&+-]{1,3}\p{Lu}[\p{L}'’.&-]*){0,4}?(?:[ ,]{1,3}[eyu&]{1,2} (?:figli|filhos|[Aa]sociados|[Aa]ssociados|[Hh]ijos|[Zz]onen|[Ff]ils|[Ff]igli|[Hh]ermanos)|[ ,&+]{1,3}(?:GmbH|AG|KG|OHG|GbR|mbH|SE|e\.V|Ltd|Limited|Inc|LLC|LLP|PLC|Plc|Corp|Corporation|Company|Co|NV|N\.V|BV|B\.V|VOF|CV|CommV|BVBA|SA|S\.A|S\/A|SL|S\.L|S\.L\.U|S\.Coop|S\.C\.P|S\. ?R\.L|SAS|SARL|SpA|SPA|S\.p\.A|Srl|SRL|s\.r\.l|S\.r\.l|Lda|Ltda|EIRELI|Holdings?|Group|Groupe|Gruppo|Grupo|Groep|Gruppe|Partners|Trust|Fund|Bancorp|Bank|University|Foundation|Institute))(?![\p{L}\p{N}])/u;
/** Words before what would be a person's name that make it one of a company. */
const COMPANY_BEFORE =
  /(?:^|[^\p{L}])(?:empresa|firma|ditta|società|société|maison|compañía|companhia|bedrijf|company|grupo|gruppo|groupe|groep|laboratorios|laboratórios|despacho|hermanos|industrias|supermercados|construcciones|banco|banca|banque|clínica|textielbedrijf|tapijtfabrikant|fabrikant|fabricante|konzern|hersteller|uitgeverij|editora|editorial|club)(?: (?:\p{Lu}[\p{L}’'-]*(?: &|,| [eyn]| und| en| et)? ){1,2}| )$/iu;
const COMPANY_FORM =
  / (?:GmbH|AG|KG|OHG|GbR|GesbR|VOF|NV|BV|CV|BVBA|SARL|SAS|SPA|SRL|Lda|Ltda|Ltd|Inc|LLC|PLC|Corporation|Limited|Groep|Gruppe|Groupe|Holding)$/u;
/** Two names that an ampersand joins are a company. */
const AMPERSAND_BEFORE = /\p{Lu}[\p{L}’'-]+ & $/u;
const AMPERSAND_AFTER = /^ & \p{Lu}/u;

/** Whether what would be the name of a person is a part of a company's. */
const isCompany = (text: string, { start, end }: Span): boolean => {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 80);
  if (COMPANY_AFTER.test(after) || COMPANY_BEFORE.test(before) || COMPANY_FORM.test(text.slice(start, end)))
    return true;
  const own = text.slice(start, end).split(' ')[0] ?? '';
  return !isGivenName(own) && (AMPERSAND_BEFORE.test(before) || AMPERSAND_AFTER.test(after));
};

const GAP = '[ \\u00a0]';
const INITIALS_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}.])(?:\\p{Lu}\\.${GAP}?){1,3}$`, 'u');
/** Not those that a sentence or another name begins with. */
const INITIAL_AFTER = new RegExp(`^${GAP}\\p{Lu}\\.(?!${GAP}?\\p{Lu})`, 'u');

/** A name with the initials before it, and with the one that a given name alone has for its surname: `J. Smith`, `Mary K.` */
const withInitials = (text: string, { start, end }: Span): Span => {
  const before = INITIALS_BEFORE.exec(text.slice(Math.max(0, start - 9), start))?.[0] ?? '';
  const after = isGivenName(text.slice(start, end)) ? INITIAL_AFTER.exec(text.slice(end, end + 6))?.[0] : undefined;
  return { start: start - before.length, end: end + (after?.length ?? 0) };
};

export interface EntitySpan extends Span {
  readonly type: CategoryName & ('person_name' | 'postal_address' | 'phone_number');
}

/** The lowest scores that count; chosen on made sentences of other seeds than those that the measures name. */
const NAME_MIN = 0.25;
/** A word that is a surname elsewhere in the document needs this score here, where it may be another word. */
const SURNAME_SCORE_MIN = 0.03;
const STREET_MIN = 0.4;
const PHONE_MIN = 0.5;

const CAPITAL = /^\p{Lu}/u;
const ALL_CAPITALS = /^\p{Lu}{3,}$/u;
const INITIAL = /^\p{Lu}$/u;
const PARTICLE = /^(?:von|van|de|der|den|di|da|del|della|dos|du|la|le|bin|al|ten|ter|zu|zur|y|e)$/iu;
/** Knowledge about the names in a document before its words are judged. */
export interface NamesKnown {
  /** The full names in this text. */
  readonly full: readonly Span[];
  /** The surnames of the whole document: who was named in full is often called by the surname afterwards. */
  readonly surnames: ReadonlySet<string>;
  /** Words that are places somewhere in the document. */
  readonly places: ReadonlySet<string>;
}

/** Names, addresses and phone numbers among the words of a text. */
export const entitySpans = (
  text: string,
  read: readonly ScoredWord[],
  known: NamesKnown = { full: fullNames(text), surnames: new Set(), places: new Set() },
): readonly EntitySpan[] => {
  const words = withListed(withNames(text, read, known), { text, nameMin: NAME_MIN });
  const addresses = addressSpans(text, words);
  const isFree = ({ start, end }: Span): boolean =>
    addresses.every((other) => end <= other.start || start >= other.end);
  return [
    ...personSpans(text, words)
      .filter(({ start, end }) => !known.places.has(text.slice(start, end)))
      .map((span) => ({ ...withInitials(text, span), type: 'person_name' as const })),
    ...addresses.map((span) => ({ ...span, type: 'postal_address' as const })),
    ...phoneSpans(text, words)
      .filter(isFree)
      .map((span) => ({ ...span, type: 'phone_number' as const })),
  ];
};

/** Where a given name has a surname behind it, a person is meant, unless a number there makes it a street. */
const withNames = (text: string, words: readonly ScoredWord[], known: NamesKnown): readonly ScoredWord[] => {
  const names = known.full.filter((name) => !hasNumber(text, name));
  let next = 0;
  return words.map((word) => {
    while (endOf(names[next]) <= word.start) next += 1;
    const person = Math.max(word.person, NAME_MIN);
    if (startOf(names[next]) <= word.start) return { ...word, person, street: 0, place: 0 };
    if (isSurname(word.word, known) && isMeantBySurname(text, word)) return { ...word, person, place: 0 };
    return word.person >= NAME_MIN && isNeverName(word.word) ? { ...word, person: 0 } : word;
  });
};

/** Headlines have it in capitals. */
const isSurname = (word: string, { surnames }: NamesKnown): boolean =>
  surnames.has(word) || (ALL_CAPITALS.test(word) && surnames.has(word.charAt(0) + word.slice(1).toLowerCase()));

const startOf = (span: Span | undefined): number => span?.start ?? Infinity;
const endOf = (span: Span | undefined): number => span?.end ?? Infinity;

const ARTICLE =
  /(?:^|\s)(?:the|an?|der|die|das|dem|den|des|eine?[mnrs]?|il|lo|la|i|gli|le|el|l[oa]s|una?|o|os|as|uma?|het|een|une|les)$/iu;
const NAME_GOES_ON = /^(?:[ \u00a0](?:\p{Lu}|(?:de|del|della|di|da|do|dos|van|von|la) \p{Lu})|['’-]\p{L}|,? \d)/u;

/** Surnames are other words as well: behind an article, at the beginning of a sentence and within other names. */
const isMeantBySurname = (text: string, { start, end, person, street }: ScoredWord): boolean => {
  const before = text.slice(Math.max(0, start - 24), start).trimEnd();
  const isOther =
    before === '' || /[.!?:\n]$/u.test(before) || ARTICLE.test(before) || /\p{Lu}[\p{L}.]*$/u.test(before);
  if (street >= STREET_MIN || NAME_GOES_ON.test(text.slice(end, end + 12))) return false;
  return !isOther || person >= SURNAME_SCORE_MIN;
};

const hasNumber = (text: string, { start, end }: Span): boolean =>
  /\d[a-z]?,? $/iu.test(text.slice(Math.max(0, start - 4), start)) ||
  /^,? (?:n\.?º? ?)?\d/iu.test(text.slice(end, end + 8));

const personSpans = (text: string, words: readonly ScoredWord[]): readonly Span[] =>
  runsOf(words, {
    isPart: ({ word, person }) => person >= NAME_MIN && CAPITAL.test(word) && !INITIAL.test(word),
    isBetween: ({ word, person }) => INITIAL.test(word) || (PARTICLE.test(word) && person > 0.05),
    joins: (run, next) =>
      /^\.?[ \u00a0]{1,2}$|^['’]$/.test(gapOf(text, run.end, next.start)) || isWrapped(text, run, next),
  }).filter((span) => {
    const isNever = isNeverName(text.slice(span.start, span.end));
    return span.end - span.start > 1 && !isNever && !isCompany(text, span) && !isNameOfNumber(text, span);
  });

/** A name that ends its line and goes on in the next: a first name, or any within a sentence. */
const isWrapped = (text: string, { start, end }: Span, next: Span): boolean => {
  if (!/^ ?\n ?$/.test(gapOf(text, end, next.start))) return false;
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(next.end, next.end + 60);
  const isInSentence = /\p{Ll},? $/u.test(before) && /^(?: \p{Lu}[\p{L}'’-]+){0,2},? \p{Ll}/u.test(after);
  return isInSentence || (!text.slice(start, end).includes(' ') && /[^\n] $/.test(before));
};

const ADDRESS_GAP = /^[\s,.#/:;()-]{1,5}$/;
const HOUSE_NUMBER = /^\d{1,6}[a-z]?$/i;

/** Rows of a league's table and the score of a game, which the model takes for houses of streets. */
const GAME_SCORES = /(?:\s\d{1,3}){3}|^\p{Lu}\p{L}+(?: - .+)? \d{1,2} - \d{1,2}$/u;
const CAPITAL_OR_DIGIT = /[\p{Lu}\p{N}]/u;

/** With a street, or with a town and its postcode; a town alone is no address. */
const addressSpans = (text: string, words: readonly ScoredWord[]): readonly Span[] =>
  runsOf(words, {
    isPart: ({ street, place }) => street + place >= STREET_MIN,
    isBetween: ({ word }) => HOUSE_NUMBER.test(word) || CAPITAL.test(word),
    joins: (run, next) => ADDRESS_GAP.test(gapOf(text, run.end, next.start)),
  }).filter(({ start, end }) => {
    const span = text.slice(start, end);
    if (GAME_SCORES.test(span) || !CAPITAL_OR_DIGIT.test(span) || isCounted(span)) return false;
    const own = words.filter((word) => word.start >= start && word.end <= end);
    const hasStreet = own.some(({ word, street }) => street >= STREET_MIN && /\p{L}{2}/u.test(word));
    const hasTown = own.some(({ word, place }) => place >= STREET_MIN && CAPITAL.test(word));
    const hasCode = own.some(({ word, place }) => place >= STREET_MIN && /\d{3}/.test(word));
    return own.length > 1 && (hasStreet || (hasTown && hasCode));
  });

const PHONE_GAP = /^[ \u00a0().+/-]{1,4}$/;

const phoneSpans = (text: string, words: readonly ScoredWord[]): readonly Span[] =>
  runsOf(words, {
    isPart: ({ word, phone }) => phone >= PHONE_MIN && /\d/.test(word),
    isBetween: ({ word }) => /^\d{1,6}$/.test(word),
    joins: (run, next) => PHONE_GAP.test(gapOf(text, run.end, next.start)),
  }).filter(({ start, end }) => {
    const digits = text.slice(start, end).replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15 && !isNoPhone(text, { start, end });
  });

interface Run {
  readonly isPart: (word: ScoredWord) => boolean;
  /** Belongs to it between two parts, and to no end of it. */
  readonly isBetween: (word: ScoredWord) => boolean;
  readonly joins: (run: Span, next: Span) => boolean;
}

const BETWEEN_MAX = 2;

const runsOf = (words: readonly ScoredWord[], { isPart, isBetween, joins }: Run): readonly Span[] => {
  const runs: Span[] = [];
  const joined = (run: Span | undefined, next: Span): Span | undefined => (run && joins(run, next) ? run : undefined);
  /** How far the last run would reach with the words between, if another part follows. */
  let reach: Span | undefined;
  let between = 0;
  for (const word of words) {
    const before: Span | undefined = joined(reach, word);
    if (isPart(word)) {
      if (before) runs.pop();
      reach = { start: before?.start ?? word.start, end: word.end };
      runs.push(reach);
      between = 0;
    } else {
      between += 1;
      reach = before && between <= BETWEEN_MAX && isBetween(word) ? { start: before.start, end: word.end } : undefined;
    }
  }
  return runs;
};

const gapOf = (text: string, from: number, to: number): string => text.slice(from, to);
