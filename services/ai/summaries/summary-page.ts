import type { SummarizationResult } from '../../../contracts/api/ai.js';

/** Begins a text file, so that every program reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const PAGE_COLUMNS = 78;

/** A summary as a text file for people: headings underlined, points with dots, lines of some 80 characters. */
export const summaryPage = ({ fileName, summary, error, metadata }: SummarizationResult): string => {
  const body = error ?? summary.split('\n').flatMap(lineOfText).join('\n');
  const origin = `Cliff Notes of ${fileName}, by ${metadata.answeredBy.name}`;
  return `${BYTE_ORDER_MARK}${wrap(origin, '').join('\n')}\n\n${body}\n`;
};

const lineOfText = (line: string): string[] => {
  if (line.startsWith('## ')) return [line.slice(3), '-'.repeat(Math.min(PAGE_COLUMNS, line.length - 3))];
  return line.startsWith('- ') ? wrap(`• ${line.slice(2)}`, '  ') : wrap(line, '');
};

const wrap = (text: string, indent: string): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= PAGE_COLUMNS) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};
