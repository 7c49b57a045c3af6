import { commonWordsOf } from './function-words.js';

/** How the point of an abbreviation is told from the end of a sentence. Small letters, without the point. */
export interface Abbreviations {
  /** Something always follows, such as a name. */
  readonly leads: ReadonlySet<string>;
  /** A number follows; otherwise it is an ordinary word. */
  readonly counts: ReadonlySet<string>;
  /** It may end a sentence as well. */
  readonly trails: ReadonlySet<string>;
  /** Numbers with a point are ordinals: `3. Mai`. */
  readonly ordinals: boolean;
}

type Row = readonly [leads: string, counts: string, trails: string, ordinals?: 'ordinals'];

const rows: Readonly<Record<string, Row>> = {
  en: [
    'mr mrs ms messrs dr prof st rev hon gen col lt capt sgt gov sen rep pres supt e.g i.e eg ie cf vs viz',
    'no nos fig figs eq eqs sec secs ch chap vol vols p pp para art ca approx ext vers ver jan feb mar apr jun jul aug sep sept oct nov dec',
    'etc al inc ltd co corp jr sr est dept ed eds resp u.s u.k u.n a.m p.m ph.d m.d b.a m.a st ave',
  ],
  de: [
    'hr fr frl dr prof dipl ing st bzw ggf evtl vgl bspw inkl exkl zzgl gem sog insb z.b d.h u.a i.d.r o.ä i.a bsp ca geb hrsg',
    'nr abs abb tab bd s art kap ziff jan feb mär apr jun jul aug sep sept okt nov dez tel',
    'usw etc u.ä s.o s.u str mio mrd v.chr n.chr jh',
    'ordinals',
  ],
  fr: [
    'm mm mme mlle dr pr me av st ste c.-à-d p.ex ex cf env réf éd',
    'n° no fig p pp art chap vol tab janv févr avr juil sept oct nov déc tél',
    'etc bd boul',
  ],
  es: [
    'sr sra srta dr dra d dña prof lic ing p.ej ej cf aprox',
    'núm n.º fig pág págs p art cap vol tab tel ene feb mar abr jun jul ago sept oct nov dic',
    'etc ee.uu ud uds a.c d.c s.a',
  ],
  it: [
    'sig sigg dott prof ing avv on geom rag p.es es cfr ca',
    'n nr fig pag pagg p art cap vol tab tel gen feb mar apr giu lug ago set ott nov dic',
    'ecc etc',
  ],
  pt: [
    'sr sra srta dr dra prof eng p.ex ex cf aprox',
    'n.º núm fig pág págs p art cap vol tab tel jan fev mar abr jun jul ago set out nov dez',
    'etc ltda s.a',
  ],
  nl: [
    'dhr mevr mw dr prof ir ing drs bijv d.w.z o.a m.a.w t.a.v m.b.t resp ca vgl',
    'nr blz p fig art hfst afb tel jan feb mrt apr jun jul aug sep sept okt nov dec',
    'enz etc e.d',
  ],
  sv: [
    'dr prof t.ex bl.a dvs resp ca jfr fr.o.m t.o.m s.k',
    'nr s sid fig kap tab art tel jan feb apr jun jul aug sep okt nov dec',
    'osv etc m.m m.fl',
  ],
  no: [
    'dr prof f.eks bl.a dvs jf ca s.k',
    'nr s fig kap tab art tlf jan feb apr jun jul aug sep okt nov des',
    'osv etc m.m m.fl',
    'ordinals',
  ],
  da: [
    'dr prof f.eks bl.a dvs jf ca s.k',
    'nr s fig kap tab art tlf jan feb apr jun jul aug sep okt nov dec',
    'osv etc m.m m.fl',
    'ordinals',
  ],
  fi: ['esim ks vrt ns tri prof n', 'nro s kuva taul luku puh', 'jne ym yms mm', 'ordinals'],
  pl: [
    'np tzw tzn dr prof inż mgr św por wg ok m.in ul al',
    'nr s str rys tab art rozdz tel godz ust poz',
    'itp itd r w im',
    'ordinals',
  ],
  ru: [
    'т.е др гр ул им см ср напр г-н г-жа проф акад св',
    'рис табл стр с гл п ст тел № руб',
    'т.д т.п г гг в вв млн млрд тыс',
  ],
  tr: ['dr prof doç av sn bkz örn yrd', 'no s sf şek tab cilt tel', 'vb vs vd', 'ordinals'],
  el: ['κ κκ κα δρ καθ π.χ δηλ βλ', 'σελ αρ εικ πίν κεφ άρθ τηλ', 'κ.λπ κ.ά'],
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const of = ([leads, counts, trails, ordinals]: Row): Abbreviations => ({
  leads: setOf(leads),
  counts: setOf(counts),
  trails: setOf(trails),
  ordinals: ordinals !== undefined,
});

const byLanguage = new Map(Object.entries(rows).map(([language, row]) => [language, of(row)]));

/** An ordinary word of another language may end a sentence. */
const AMBIGUOUS = setOf('gem ing ok ul po or on ex im av me st on geom ns');

/** The abbreviations of all languages, for a text whose language is not known. */
const all: Abbreviations = (() => {
  const joined = (column: 0 | 1 | 2): string[] => Object.values(rows).flatMap((row) => row[column].split(' '));
  const common = commonWordsOf('und');
  const leads = joined(0).filter((word) => !common.has(word) && !AMBIGUOUS.has(word));
  return of([leads.join(' '), joined(1).join(' '), joined(2).join(' '), 'ordinals']);
})();

const none: Abbreviations = of(['', '', '']);
/** Scripts whose sentences do not end in a point. */
const WITHOUT_POINTS = new Set(['zh', 'ja', 'ko', 'hi', 'ar', 'he']);

export const abbreviationsOf = (language: string): Abbreviations =>
  byLanguage.get(language) ?? (WITHOUT_POINTS.has(language) ? none : all);
