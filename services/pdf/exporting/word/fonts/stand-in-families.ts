/** Families that come with Word, and those of signs, which no other has. */
const WITH_WORD =
  /^(?:Arial|Times|Courier|Helvetica|Calibri|Cambria|Candara|Consolas|Constantia|Corbel|Georgia|Verdana|Tahoma|Trebuchet|Segoe|Aptos|Garamond|Palatino|Book ?Antiqua|Bookman|Century|Comic ?Sans|Franklin ?Gothic|Gill ?Sans|Impact|Lucida|Rockwell|Symbol|Wingdings|Webdings|Zapf ?Dingbats|MS |MT ?Extra|Sim|Microsoft|Batang|Malgun|Meiryo|Yu )/i;
/** Those that come with LibreOffice. */
const WITH_LIBREOFFICE = /^(?:Carlito|Caladea|Liberation|DejaVu|Noto|Gentium|Linux ?(?:Libertine|Biolinum)) ?/i;
/** Such as Noto Sans Hebrew. */
const OTHER_SCRIPT = /^Noto (?!(?:Sans|Serif)(?: Mono| Display)?$)/;
const FIXED = /mono|courier|console|typewriter|fixed|\bcode\b|\bocr|letter ?gothic/i;
const SANS = /sans|grotes|gothic|carlito|biolinum/i;
const SERIF =
  /serif|roman|caslon|garamond|minion|baskerville|bodoni|sabon|palat|antiqua|charter|utopia|warnock|jenson|galliard|bembo|janson|plantin|goudy|didot|clarendon|slab|\blora|merriweather|playfair|libert|crimson|stix|schoolbook|caxton|melior|swift|slimbach|fournier|stone ?print|cheltenham|tiempos|mercury|newsreader|times|caladea|gentium/i;

export type StandIn = 'Arial' | 'Times New Roman' | 'Courier New';

/** The family that Word has and that looks most like another by its name; undefined for one that an office program has. */
export const standInFor = (family: string): StandIn | undefined =>
  family === '' || WITH_WORD.test(family) || WITH_LIBREOFFICE.test(family) ? undefined : likest(family);

/** A family that comes with LibreOffice alone has this one instead in Word; undefined for others. */
export const alternativeFor = (family: string): StandIn | undefined =>
  WITH_LIBREOFFICE.test(family) && /^[A-Za-z ]+$/.test(family) && !OTHER_SCRIPT.test(family)
    ? likest(family)
    : undefined;

/** One of the three that this family is or was drawn to stand in for, letter by letter as wide. */
export const sameAs = (family: string): StandIn | undefined => {
  if (/^(?:Arial|Helvetica|Liberation Sans)$/.test(family)) return 'Arial';
  if (/^(?:Times|Times New Roman|Liberation Serif)$/.test(family)) return 'Times New Roman';
  return /^(?:Courier|Courier New|Liberation Mono)$/.test(family) ? 'Courier New' : undefined;
};

/** Whether all its letters are equally wide. */
export const isFixedWidth = (family: string): boolean => FIXED.test(family);

const likest = (family: string): StandIn => {
  if (isFixedWidth(family)) return 'Courier New';
  return SERIF.test(family) && !SANS.test(family) ? 'Times New Roman' : 'Arial';
};
