import iconv from 'iconv-lite';

/** Names that every font in the Compact Font Format knows by number. @see Adobe Technical Note 5176, appendix A */
export const standardStrings: readonly string[] = [
  '.notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus',
  'comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater',
  'question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum',
  'underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde',
  'exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft',
  'guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase',
  'quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron',
  'breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE',
  'ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus',
  'Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply',
  'threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis',
  'Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute',
  'Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla',
  'eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis',
  'ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall',
  'dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader',
  'onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle',
  'sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall',
  'asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior',
  'ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall',
  'Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall',
  'Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall',
  'exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall',
  'Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall',
  'oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior',
  'sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior',
  'fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior',
  'periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall',
  'AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall',
  'Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall',
  'Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall',
  'Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold',
]
  .join(' ')
  .split(' ');

/** The characters of those names from the second on. */
const CHARACTERS = [
  ` !"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~¡¢£⁄¥`,
  `ƒ§¤'“«‹›ﬁﬂ–†‡·¶•‚„”»…‰¿\`´ˆ˜¯˘˙¨˚¸˝˛ˇ—ÆªŁØŒºæıłøœß¹¬µ™Ð½±Þ¼÷¦°þ¾²®−ð×³©ÁÂÄÀÅÃÇÉÊËÈÍÎÏÌÑÓÔÖÒÕŠÚÛÜÙÝŸŽá`,
  `âäàåãçéêëèíîïìñóôöòõšúûüùýÿž`,
].join('');

/** Further names that the encodings of PDF have. @see ISO 32000-1, annex D */
const FURTHER: Readonly<Record<string, string>> = {
  Euro: '€',
  notequal: '≠',
  infinity: '∞',
  lessequal: '≤',
  greaterequal: '≥',
  partialdiff: '∂',
  summation: '∑',
  product: '∏',
  pi: 'π',
  integral: '∫',
  Omega: 'Ω',
  radical: '√',
  approxequal: '≈',
  Delta: '∆',
  lozenge: '◊',
  nbspace: '\u00a0',
  sfthyphen: '\u00ad',
  middot: '·',
  ff: 'ﬀ',
  ffi: 'ﬃ',
  ffl: 'ﬄ',
};

/** Characters that fonts have one for the other. */
const ALIKE = [' \u00a0', '-\u00ad\u2010', '¯ˉ', '·∙•', 'µμ', '∆Δ', 'ΩΩ', '⁄∕'];

const characters: ReadonlyMap<string, string> = new Map([
  ...Array.from(CHARACTERS, (character, index) => [standardStrings[index + 1] ?? '', character] as const),
  ...Object.entries(FURTHER),
]);
const names: ReadonlyMap<string, string> = new Map([...characters].map(([name, character]) => [character, name]));

const HEX_NAME = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/;

/** Code points that a glyph of this name may stand for in a font; none for a name that says nothing. */
export const codePointsOf = (name: string): readonly number[] => {
  const hex = HEX_NAME.exec(name);
  const character = hex ? String.fromCodePoint(Number.parseInt(hex[1] ?? hex[2] ?? '', 16)) : characters.get(name);
  if (character === undefined) return [];
  const alike = ALIKE.find((all) => all.includes(character)) ?? character;
  return Array.from(alike, (one) => one.codePointAt(0) ?? 0);
};

/** First code, last code, and number of the first one's name. @see Adobe Technical Note 5176, appendix B */
const STANDARD: readonly (readonly [number, number, number])[] = [
  ...([
    [32, 126, 1],
    [161, 175, 96],
    [177, 180, 111],
    [182, 189, 115],
    [191, 191, 123],
    [193, 200, 124],
  ] as const),
  ...([
    [202, 203, 132],
    [205, 208, 134],
    [225, 225, 138],
    [227, 227, 139],
    [232, 235, 140],
    [241, 241, 144],
  ] as const),
  ...([
    [245, 245, 145],
    [248, 251, 146],
  ] as const),
];

/** The number of a code's name in the encoding that fonts have by default; 0 for none. */
export const standardNumberOf = (code: number): number => {
  const range = STANDARD.find(([first, last]) => first <= code && code <= last);
  return range ? range[2] + code - range[0] : 0;
};

const encoded = (code: number, encoding: 'win1252' | 'macroman'): string => iconv.decode(Buffer.of(code), encoding);

/** Names that a code has in any of the encodings of PDF. */
export const namesOf = (code: number): readonly string[] => {
  const standard = standardStrings[standardNumberOf(code)] ?? '';
  const others = (['win1252', 'macroman'] as const).map((encoding) => names.get(encoded(code, encoding)) ?? '');
  // Unused codes of WinAnsiEncoding are bullets.
  return [...new Set([standard, ...others, ...(code > 126 ? ['bullet'] : [])])].filter((name) => /^[^.]/.test(name));
};

/** The code of a character in the Macintosh's encoding; undefined for none. */
export const macCodeOf = (codePoint: number): number | undefined => {
  const [code] = iconv.encode(String.fromCodePoint(codePoint), 'macroman');
  return code === undefined || (code === QUESTION_MARK && codePoint !== QUESTION_MARK) ? undefined : code;
};

const QUESTION_MARK = 0x3f;
