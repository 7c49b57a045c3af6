import { viewOf } from './sfnt.js';

/** Names that every TrueType font knows by number. @see OpenType specification, "post", "Macintosh glyph set" */
const macintoshNames: readonly string[] = [
  '.notdef .null nonmarkingreturn space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft',
  'parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon',
  'semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft',
  'backslash bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'braceleft bar braceright asciitilde Adieresis Aring Ccedilla Eacute Ntilde Odieresis Udieresis aacute agrave',
  'acircumflex adieresis atilde aring ccedilla eacute egrave ecircumflex edieresis iacute igrave icircumflex',
  'idieresis ntilde oacute ograve ocircumflex odieresis otilde uacute ugrave ucircumflex udieresis dagger degree',
  'cent sterling section bullet paragraph germandbls registered copyright trademark acute dieresis notequal AE',
  'Oslash infinity plusminus lessequal greaterequal yen mu partialdiff summation product pi integral ordfeminine',
  'ordmasculine Omega ae oslash questiondown exclamdown logicalnot radical florin approxequal Delta guillemotleft',
  'guillemotright ellipsis nonbreakingspace Agrave Atilde Otilde OE oe endash emdash quotedblleft quotedblright',
  'quoteleft quoteright divide lozenge ydieresis Ydieresis fraction currency guilsinglleft guilsinglright fi fl',
  'daggerdbl periodcentered quotesinglbase quotedblbase perthousand Acircumflex Ecircumflex Aacute Edieresis Egrave',
  'Iacute Icircumflex Idieresis Igrave Oacute Ocircumflex apple Ograve Uacute Ucircumflex Ugrave dotlessi',
  'circumflex tilde macron breve dotaccent ring cedilla hungarumlaut ogonek caron Lslash lslash Scaron scaron',
  'Zcaron zcaron brokenbar Eth eth Yacute yacute Thorn thorn minus multiply onesuperior twosuperior threesuperior',
  'onehalf onequarter threequarters franc Gbreve gbreve Idotaccent Scedilla scedilla Cacute cacute Ccaron ccaron',
  'dcroat',
]
  .join(' ')
  .split(' ');

const HEADER_BYTES = 32;
const MACINTOSH_ONLY = 0x00010000;
const WITH_NAMES = 0x00020000;
const WITHOUT_NAMES = 0x00030000;

/** Glyphs by name; undefined where the table is of another kind, or damaged. */
export const readPostNames = (post: Uint8Array | undefined): ReadonlyMap<string, number> | undefined => {
  if (!post) return new Map();
  try {
    const view = viewOf(post);
    const version = view.getUint32(0);
    if (version === WITHOUT_NAMES) return new Map();
    if (version === MACINTOSH_ONLY) return new Map(macintoshNames.map((name, glyph) => [name, glyph]));
    return version === WITH_NAMES ? namesIn(post, view) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const namesIn = (post: Uint8Array, view: DataView): ReadonlyMap<string, number> => {
  const count = view.getUint16(HEADER_BYTES);
  const own: string[] = [];
  for (let at = HEADER_BYTES + 2 + count * 2; at < post.length; at += 1 + view.getUint8(at)) {
    own.push(Buffer.from(post.subarray(at + 1, at + 1 + view.getUint8(at))).toString('latin1'));
  }
  const names = new Map<string, number>();
  for (let glyph = 0; glyph < count; glyph += 1) {
    const number = view.getUint16(HEADER_BYTES + 2 + glyph * 2);
    const name = macintoshNames[number] ?? own[number - macintoshNames.length];
    if (name !== undefined && !names.has(name)) names.set(name, glyph);
  }
  return names;
};
