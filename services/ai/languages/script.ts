/** Those that the languages Docket knows are written in, and a few more that documents hold; Unicode's own names. */
const scripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Devanagari', 'Han', 'Hiragana', 'Katakana', 'Hangul'],
  ...['Armenian', 'Georgian', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Ethiopic', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Mongolian', 'Thaana', 'Syriac'],
].map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'gu') }));

/** The script that most letters of a text belong to; `Unknown` where it has none of these. */
export const scriptOf = (text: string): string => {
  const counts = scripts.map(({ name, letters }) => ({ name, count: text.match(letters)?.length ?? 0 }));
  const most = counts.reduce((best, next) => (next.count > best.count ? next : best), { name: 'Unknown', count: 0 });
  return most.name;
};
