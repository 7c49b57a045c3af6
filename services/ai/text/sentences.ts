/** After these a point ends no sentence. Lower case, without the point. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms dr prof st jr sr inc ltd co corp vs etc al fig figs eq eqs sec secs ch chap no nos vol vols pp ed eds ' +
    'approx dept est e.g i.e cf ca resp jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k p para art ' +
    'bzw usw ggf evtl vgl bspw inkl exkl zzgl nr abs abb tab bd hrsg z.b d.h u.a s.o s.u i.d.r o.ä str tel ' +
    'mme mlle av bd éd réf n° p.ex c.-à-d sra srta dña núm pág págs aprox ee.uu ej ' +
    'sig sigg dott ing avv pag n es art ecc dhr mevr dr.s bijv enz blz o.a d.w.z m.a.w tzw np itp itd ul godz r ' +
    'т.е т.д т.п др гг г стр рис табл им ул тыс млн млрд κ.λπ π.χ δηλ'
  ).split(' '),
);

const ENDS_IN_POINT = /(?:^|[\s([„“"'«])([\p{L}][\p{L}.\-°]*)\.["'”»)\]]*\s*$/u;
const SINGLE_LETTER = /^\p{L}$/u;
const ENDS_IN_ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/;
const STARTS_SMALL = /^["'“„«([]*[\p{Ll}\d]/u;
const STARTS_WITH_SMALL_LETTER = /^["'“„«([]*\p{Ll}/u;

/** Whether what follows belongs to the same sentence, whatever Unicode's rules say. */
const goesOn = (before: string, after: string): boolean => {
  if (!/\.["'”»)\]]*\s*$/.test(before)) return STARTS_WITH_SMALL_LETTER.test(after) && !/[!?。！？؟।]\s*$/.test(before);
  const word = ENDS_IN_POINT.exec(before)?.[1]?.toLowerCase() ?? '';
  if (ABBREVIATIONS.has(word) || SINGLE_LETTER.test(word)) return true;
  return STARTS_SMALL.test(after) ? STARTS_WITH_SMALL_LETTER.test(after) : ENDS_IN_ORDINAL.test(before);
};

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentences of a paragraph, without the blanks around them; an abbreviation's point ends none. */
export const sentencesOf = (paragraph: string): string[] => {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(paragraph.replaceAll(/\s+/g, ' '))) {
    if (open !== '' && !goesOn(open, segment)) {
      sentences.push(open.trim());
      open = '';
    }
    open += segment;
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== '');
};
