import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { readWords } from '../../inspecting/inspect-words.js';
import { searchTermsFor, matchesIn } from '../../redaction/find/find-items.js';
import { eachPage } from '../../redaction/pages/read-pages.js';
import { everyWriting, pdfOfSeenLines, type Writing } from '../../fixtures/seen-line.js';
import { readDocument } from '../read-document.js';

/** A line as it is read, and its glyphs as they are seen, from the left; letters of one glyph stand together. */
const lines: readonly (readonly [name: string, read: string, seen: string])[] = [
  ['ligatures', 'لا يجوز لآخرين إلا الإيجار', 'ر|ا|ج|ي|لإ|ا| |لا|إ| |ن|ي|ر|خ|لآ| |ز|و|ج|ي| |لا'],
  ['a number and a full stop', 'نهاية عام 2024.', '.|2|0|2|4| |م|ا|ع| |ة|ي|ا|ه|ن'],
  ['brackets in Arabic', 'علي (المالك)، رقم 15', '1|5| |م|ق|ر| |،|(|ك|ل|ا|م|ل|ا|)| |ي|ل|ع'],
  ['quotation marks', 'قال «السلام» ثم', 'م|ث| |«|م|لا|س|ل|ا|»| |ل|ا|ق'],
  ['a date with hyphens in Arabic', 'يوم 2024-05-12 ثم', 'م|ث| |1|2|-|0|5|-|2|0|2|4| |م|و|ي'],
  ['a price in Hebrew', 'הסכום 5,000 ש"ח (כולל מע"מ).', '.|(|מ|"|ע|מ| |ל|ל|ו|כ|)| |ח|"|ש| |5|,|0|0|0| |ם|ו|כ|ס|ה'],
  ['a number before a comma', 'רחוב הרצל 15, תל אביב', 'ב|י|ב|א| |ל|ת| |,|1|5| |ל|צ|ר|ה| |ב|ו|ח|ר'],
  ['Latin words and a date', 'חברת ABC Ltd עד 31/12/2024.', '.|3|1|/|1|2|/|2|0|2|4| |ד|ע| |A|B|C| |L|t|d| |ת|ר|ב|ח'],
  ['an address', 'דואר info@example.com, כאן', 'ן|א|כ| |,|i|n|f|o|@|e|x|a|m|p|l|e|.|c|o|m| |ר|א|ו|ד'],
  ['a prefix of a Latin word', 'הוא ב-ABC Ltd כאן', 'ן|א|כ| |A|B|C| |L|t|d|-|ב| |א|ו|ה'],
  ['a per cent sign', 'תשלם 50% מן', 'ן|מ| |5|0|%| |ם|ל|ש|ת'],
  ['a Latin word with letters in a bracket', 'לפי ABC (UK) כאן', 'ן|א|כ| |A|B|C| |(|U|K|)| |י|פ|ל'],
];

/** Tells that the page is one that is read from the right. */
const ABOVE = 'ה|ד|ו|ע|ת|ה| |י|פ|ל|ו| |ם|כ|ס|ה|ה| |י|פ|ל';

const pdfOf = (seen: string, writing: Writing): Promise<Uint8Array> =>
  pdfOfSeenLines([ABOVE.split('|'), seen.split('|')], writing);

const namesOf = ({ order, brackets, ligatures }: Writing): string =>
  `written as ${order}, brackets by ${brackets}, ligatures as ${ligatures}`;

const readLine = async (bytes: Uint8Array): Promise<string> => {
  const file = { name: 'line.pdf', kind: 'pdf', mime: 'application/pdf', bytes } as const;
  const { pages } = await readDocument(file, { report: () => undefined });
  return pages
    .flatMap(({ blocks }) => blocks.map(({ text }) => text))
    .join('\n')
    .replaceAll('\n', ' ');
};

const foundBy = async (bytes: Uint8Array, text: string): Promise<readonly number[]> => {
  const terms = searchTermsFor([{ id: 'a', type: 'text', text, page: 'all', replacement: '' }]);
  const counts: number[] = [];
  await eachPage(bytes, ({ pdfium, pdfjs }) => {
    counts.push(matchesIn(pdfium, terms).length, matchesIn(pdfjs ?? [], terms).length);
  });
  return counts;
};

describe.each(everyWriting.map((writing) => [namesOf(writing), writing] as const))('a line %s', (_, writing) => {
  test.each(lines)('with %s is read as it was written', async (_name, read, seen) => {
    expect(await readLine(await pdfOf(seen, writing))).toBe(`לפי ההסכם ולפי התעודה ${read}`);
  });

  test.each(lines)('with %s is told word by word as it was written', async (_name, read, seen) => {
    const words = await withDocument(await pdfOf(seen, writing), (document) => readWords(document, 0));
    expect(words.map(([word]) => word).join(' ')).toBe(`לפי ההסכם ולפי התעודה ${read}`);
  });

  test.each(lines)('with %s is found whole by both engines of a redaction', async (_name, read, seen) => {
    expect(Math.min(...(await foundBy(await pdfOf(seen, writing), read)))).toBeGreaterThan(0);
  });
});
