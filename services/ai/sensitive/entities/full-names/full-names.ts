import { spansOf, type Span } from '../../detectors/detector.js';
import { isGivenName } from './given-names.js';

const PARTICLES =
  "(?:de|del|della|dei|degli|di|da|das|do|dos|du|des|von|vom|van|der|den|dem|het|'t|zu|zur|zum|ter|ten|te|la|las|los|le|bin|al)";
const WORD = "\\p{Lu}(?:[\\p{L}\\p{M}]{0,3}['’])?[\\p{L}\\p{M}]{1,30}(?:-\\p{L}[\\p{L}\\p{M}]{1,30}){0,3}";
const GAP = '[ \\u00a0]';
/** Words with a capital, with what may stand between those of a name. */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}'’&-])${WORD}(?:${GAP}(?:(?:${PARTICLES}|[ye])${GAP}){0,3}(?:\\p{Lu}\\.?${GAP}){0,2}${WORD}){1,8}(?![\\p{L}\\p{N}&-])`,
  'gu',
);
const PART = new RegExp(`${WORD}|\\p{Lu}\\.?|[\\p{Ll}'’]+`, 'gu');
const CAPITAL = /^\p{Lu}/u;
const ALL_CAPITALS = /^\p{Lu}+$/u;
const INITIAL = /^\p{Lu}\.?$/u;
/** The word that joins the surnames of one person, or two persons. */
const AND = /^[ye]$/u;
/** As capital words they belong to a name and do not end it: Vincent De Poortere. */
const CAPITAL_PARTICLE = /^(?:De|Den|Der|Di|Da|Du|Del|Della|Dos|Van|Von|Le|La|Lo|Ter|Ten|El|Al|Mc|Mac)$/u;
const WORDS_MAX = 6;
/** Santiago de Compostela is a town, Santiago Ramírez is not. */
const TOWN_WITH_DE = /^(?:Santiago|Lourdes|Asunción|Concepción|Trinidad)$/u;

/** Things that are named after a person: nobody lives there, and nobody is it. */
const CALLED_BEFORE =
  /(?:^|[^\p{L}])(?:San|Santa|Santo|São|Saint|Sainte|Sankt|Sint|St|Ste|calle|c\/|avenida|avda|av|plaza|paseo|carrer|camino|rua|avenida|praça|travessa|alameda|largo|rue|boulevard|bd|place|quai|avenue|allée|via|viale|piazza|corso|largo|lungomare|pabellón|pavilhão|pavillon|padiglione|iglesia|igreja|église|chiesa|kerk|estadio|estádio|stade|stadio|stadion|teatro|théâtre|theater|museo|musée|museu|museum|aeropuerto|aeroporto|aéroport|universidad|universidade|université|università|universität|universiteit|colegio|colégio|collège|lycée|liceo|escuela|escola|école|scuola|schule|school|instituto|institut|istituto|fundación|fundação|fondation|fondazione|hospital|hôpital|ospedale|premio|prémio|prêmio|prix|copa|taça|torneo|ponte|pont|puente|ilha|isla|île|isola|serra|bodegas|banco|editorial|grupo|gruppo|groupe|laan|straat)(?:[.,]? (?:de |da |do |del |della |di |du |des |of )?["“«]?)$/iu;
const CALLED_AFTER =
  /^(?:Street|Road|Avenue|Lane|Drive|Court|Boulevard|Way|Place|Square|Terrace|Close|Crescent|Parkway|Gardens|Park|Beach|Bay|River|Lake|Island|Islands|Mountains?|County|City|Falls|Valley|Springs?|Straße|Strasse|Str|Platz|Weg|Allee|Ring|Gasse|Ufer|Brücke|Halle|Stadion|Stadium|Arena|Airport|Flughafen|Station|Bahnhof|Hospital|Klinik|Klinikum|Krankenhaus|School|Schule|Gymnasium|College|University|Universität|Universiteit|Institute?|Stiftung|Foundation|Preis|Prize|Award|Awards|Museum|Theat(?:er|re)|Center|Centre|Zentrum|Haus|House|Hotel|Restaurant|Bar|Cup|Open|Festival|Live|Show|Bank|Group|Gruppe|Verlag|Press|Films?|Records?|Music|Kirche|Church|Straat|Laan|Plein|Stichting|Prijs|Company|Partners|Brothers|Sons|Olympic|FC|CF|SC|Inc|Ltd|GmbH|AG|SA|BV|NV|Ltda?)$/u;

/** A given name alone, where somebody is greeted by it. */
const GREETED = new RegExp(
  `(?<!\\p{L})(?:Dear|Hi|Hello|Liebe|Lieber|Hallo|Chère|Cher|Bonjour|Cara|Caro|Ciao|Gentile|Querida|Querido|Estimada|Estimado|Hola|Prezada|Prezado|Olá|Beste|Lieve|Hoi)${GAP}(${WORD})(?=${GAP}?[,:!]|${GAP}?\\n)`,
  'gu',
);

/** Persons called by a given name and at least one more name, or greeted by it. */
export const fullNames = (text: string): readonly Span[] =>
  [
    ...[...text.matchAll(RUN)].flatMap(({ 0: run, index }) => namesIn(run, index, text)),
    ...spansOf(text, GREETED, isGivenName),
  ].toSorted((one, other) => one.start - other.start);

/** The last words of names in texts, as far as a name has more than one. */
export const surnamesOf = (texts: readonly string[], names: readonly (readonly Span[])[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((spans, index) =>
      spans.flatMap(({ start, end }) => {
        const [, ...others] = (texts[index] ?? '').slice(start, end).split(/[ \u00a0]/u);
        return others.slice(-1);
      }),
    ),
  );

interface Part extends Span {
  readonly word: string;
}

const namesIn = (run: string, from: number, text: string): readonly Span[] => {
  const parts = [...run.matchAll(PART)].map(({ 0: word, index }): Part => ({
    word,
    start: from + index,
    end: from + index + word.length,
  }));
  const spans: Span[] = [];
  let taken = 0;
  for (const [at, { word, start }] of parts.entries()) {
    if (at < taken || !isGivenName(word)) continue;
    const own = parts.slice(at, at + lengthOf(parts.slice(at)));
    taken = at + own.length;
    if (isPerson(own, text)) spans.push({ start, end: own.at(-1)?.end ?? start });
  }
  return spans;
};

/** How many parts the name that begins here has: up to the last one with a capital, or to where another person begins. */
const lengthOf = (parts: readonly Part[]): number => {
  let capitals = 0;
  let length = 0;
  for (const [index, { word }] of parts.entries()) {
    const next = parts[index + 1]?.word ?? '';
    if (isBetweenPersons(word, { next, capitals })) break;
    if (!CAPITAL.test(word)) continue;
    capitals += 1;
    if (capitals > WORDS_MAX) break;
    if (!INITIAL.test(word) && !CAPITAL_PARTICLE.test(word)) length = index + 1;
  }
  return length;
};

const isBetweenPersons = (
  word: string,
  { next, capitals }: { readonly next: string; readonly capitals: number },
): boolean => AND.test(word) && (isGivenName(next) || capitals < 2);

const isPerson = (parts: readonly Part[], text: string): boolean => {
  const words = parts.map(({ word }) => word).filter((word) => CAPITAL.test(word) && !INITIAL.test(word));
  if (words.length < 2 || words.every((word) => ALL_CAPITALS.test(word)) || isTown(parts)) return false;
  return !words.some((word) => CALLED_AFTER.test(word)) && !CALLED_BEFORE.test(textBefore(parts, text));
};

const isTown = ([first, second]: readonly Part[]): boolean =>
  TOWN_WITH_DE.test(first?.word ?? '') && /^\p{Ll}/u.test(second?.word ?? '');

const textBefore = ([first]: readonly Part[], text: string): string => {
  const end = first?.start ?? 0;
  return text.slice(Math.max(0, end - 30), end);
};
