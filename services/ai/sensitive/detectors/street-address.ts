/** Kinds of streets that stand before the name of one, as in Spanish, Portuguese, Italian and French. */
const KINDS = [
  'Calle|C/|Cl\\.|Avenida|Avda\\.?|Av\\.|Plaza|Pza\\.|Paseo|P\\.º|Camino|Carretera|Ctra\\.|Ronda|Travesía|Callejón|Cañada|Cuesta',
  'Glorieta|Rambla|Cerrada|Andador|Privada|Calzada|Circuito|Bulevar|Boulevard|Periférico|Prolongación|Circunvalación|Diagonal',
  'Rua|R\\.|Travessa|Tv\\.|Praça|Largo|Alameda|Estrada|Rodovia|Ladeira|Beco|Calçada|Viela|Loteamento|Condomínio|Praceta|Quadra',
  'Via|V\\.|Viale|V\\.le|Piazza|P\\.zza|P\\.za|Piazzale|Corso|C\\.so|Vicolo|Strada|Contrada|Borgo|Salita|Lungomare|Lungotevere|Traversa',
].join('|');
const PARTICLE = "(?:(?:d[aeio]s?|del|della|dei|degli|delle|dello|do|e|y|la|las|los|el|i) |d['’]|dell['’])";
const WORD = "(?:\\p{Lu}[\\p{L}'’-]{1,20}|\\p{Lu}\\p{L}{0,3}\\.(?= ))";
const NAMES = `${WORD}(?: ${PARTICLE}{0,2}${WORD}){0,4}`;
const NUMBER = '(?:,? (?:n\\.?º? ?|n° ?|núm\\. ?|#)?\\d{1,5}(?: ?[a-zA-Z](?![\\p{L}]))?|,? [Ss]/[Nn])';
/** Floors, doors and flats. */
const INSIDE =
  '(?:Piso|Planta|Puerta|Pta\\.|Esc\\.|Escalera|Portal|Bloque|Apto\\.?|Apartamento|Ap\\.|Interior|Int\\.|Edif\\.?|Depto\\.?|Piano|Scala|Interno|Andar|Bloco|Sala|Lote|Casa|Fração) ?[\\w.º]{1,6}';
const FLOOR = '\\d{1,3}(?:\\.?[ºª°])? ?(?:[A-Z]|Dto|Dtº|Esq|Izq|Izda|Dcha)?\\.?';
const BREAK = '(?: ?, ?| ?\\n| - | )';
const CODE = '(?:\\d{5}-\\d{3}|\\d{4}-\\d{3}|\\d{8}|\\d{5}(?:-\\d{4})?)';
const REGION = '(?: ?\\(\\p{Lu}{2}\\)| ?[/-] ?\\p{Lu}{2}(?!\\p{L})|, ?\\p{Lu}{2,5}(?!\\p{L}))';
/** The town and its postcode, in either order, perhaps with a quarter before them. */
const TOWN = `(?:${BREAK}${NAMES}(?: \\dª \\p{Lu}\\p{Ll}+)?)?(?:${BREAK}${CODE}(?:${BREAK}(?:${PARTICLE})?${NAMES}${REGION}?)?|${BREAK}${NAMES},? ?(?:\\p{Lu}{2,5} )?${CODE})`;

/** A street, its number, and what follows of the address. The number may be missing where a postcode follows. */
export const STREET_ADDRESS = `(?:${KINDS}) ${PARTICLE}{0,2}${NAMES}(?:${NUMBER}(?:${BREAK}(?:${INSIDE}|${FLOOR}(?![\\d-])) ?){0,3}(?:${TOWN})?|,${TOWN})`;
