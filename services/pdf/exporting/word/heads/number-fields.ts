import { BuilderElement, TextRun, type IRunOptions } from 'docx';
import { plainXml } from '../../plain-xml.js';

/** Numbers that a program fills in, with what they were on the page that they are taken from. */
interface Numbers {
  readonly page: number;
  readonly pages: number;
}

/** A text with the number of its page as a field, and that of all pages behind it; each looks like the text around it. */
export const withNumberFields = (text: string, numbers: Numbers, look: IRunOptions): (TextRun | BuilderElement)[] => {
  const run = (part: string): TextRun[] => (part === '' ? [] : [new TextRun({ ...look, children: [plainXml(part)] })]);
  const pageNumber = numberIn(text, numbers.page);
  if (!pageNumber) return run(text);
  const all = numberIn(pageNumber.after, numbers.pages);
  const rest = all
    ? [...run(all.before), field('NUMPAGES', numbers.pages, look), ...run(all.after)]
    : run(pageNumber.after);
  return [...run(pageNumber.before), field('PAGE', numbers.page, look), ...rest];
};

/** A field around a run: LibreOffice shows one whose marks share a run with nothing else in its own letters. */
const field = (instruction: string, value: number, look: IRunOptions): BuilderElement =>
  new BuilderElement({
    name: 'w:fldSimple',
    attributes: { instruction: { key: 'w:instr', value: instruction } },
    children: [new TextRun({ ...look, children: [String(value)] })],
  });

/** Not that of a time or of a part. */
const numberIn = (text: string, number: number): { readonly before: string; readonly after: string } | undefined => {
  const match = new RegExp(`(?<![\\d.,:])${number}(?![\\d.,:]*\\d)`).exec(text);
  return match ? { before: text.slice(0, match.index), after: text.slice(match.index + match[0].length) } : undefined;
};
