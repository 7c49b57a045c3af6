/** Families that come with Word or with what stands in for it elsewhere, and those of signs, which no other has. */
const WITH_WORD =
  /^(?:Arial|Times|Courier|Helvetica|Calibri|Cambria|Candara|Consolas|Constantia|Corbel|Georgia|Verdana|Tahoma|Trebuchet|Segoe|Aptos|Garamond|Palatino|Book ?Antiqua|Bookman|Century|Comic ?Sans|Franklin ?Gothic|Gill ?Sans|Impact|Lucida|Rockwell|Carlito|Caladea|Liberation|DejaVu|Symbol|Wingdings|Webdings|Zapf ?Dingbats|MS |MT ?Extra|Sim|Microsoft|Batang|Malgun|Meiryo|Yu )/i;
const FIXED = /mono|courier|console|typewriter|fixed|\bcode\b|\bocr|letter ?gothic/i;
const SANS = /sans|grotes|gothic/i;
const SERIF =
  /serif|roman|caslon|garamond|minion|baskerville|bodoni|sabon|palat|antiqua|charter|utopia|warnock|jenson|galliard|bembo|janson|plantin|goudy|didot|clarendon|slab|\blora|merriweather|playfair|libert|crimson|stix|schoolbook|caxton|melior|swift|slimbach|fournier|stone ?print|cheltenham|tiempos|mercury|newsreader|times/i;

export type StandIn = 'Arial' | 'Times New Roman' | 'Courier New';

/** The family that Word has and that looks most like another by its name; undefined for one that Word has itself. */
export const standInFor = (family: string): StandIn | undefined => {
  if (family === '' || WITH_WORD.test(family)) return undefined;
  if (FIXED.test(family)) return 'Courier New';
  return SERIF.test(family) && !SANS.test(family) ? 'Times New Roman' : 'Arial';
};
