/** Letters beyond ASCII that languages write, small ones; by ISO 639-1 code. */
const alphabets: Readonly<Record<string, string>> = {
  en: 'éèïçñöæœ',
  ca: 'àéèíïóòúüç',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøåé',
  de: 'äöüß',
  es: 'áéíñóúü',
  et: 'äõöüšž',
  eu: 'ñ',
  fi: 'äöå',
  fr: 'àâæçéèêëîïôœùûüÿ',
  gl: 'áéíñóúü',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  is: 'áðéíóúýþæö',
  it: 'àèéìîòóù',
  nl: 'éèëêïíóöúü',
  no: 'æøåéòô',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõúü',
  ro: 'ăâîşţ',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sq: 'çë',
  sv: 'åäöé',
  tr: 'çğıöşüâîû',
};

const BEYOND_ASCII = /[^\0-\x7f]/u;

/** Share of the letters beyond ASCII that a language has; for a language that is not known, of whichever has most. */
export const alphabetShareOf = (text: string, language: string | undefined): number => {
  const letters = Array.from(text.toLowerCase()).filter((sign) => BEYOND_ASCII.test(sign) && /\p{L}/u.test(sign));
  if (letters.length === 0) return 1;
  const own = alphabets[language ?? ''];
  const shares = (own === undefined ? Object.values(alphabets) : [own]).map(
    (alphabet) => letters.filter((letter) => alphabet.includes(letter)).length / letters.length,
  );
  return Math.max(...shares);
};
