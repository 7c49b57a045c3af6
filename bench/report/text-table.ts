/** A Markdown table with aligned columns: those at these indices to the left, as text is, all others to the right. */
export const tableOf = (
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  texts: readonly number[],
): string => {
  const widths = titles.map((title, column) =>
    Math.max(3, ...[titles, ...rows].map((row) => cell(row, column).length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => padded(cell(row, column), width, texts.includes(column))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    texts.includes(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(titles), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
};

const cell = (row: readonly string[], column: number): string => row[column] ?? '';
const padded = (text: string, width: number, left: boolean): string =>
  left ? text.padEnd(width) : text.padStart(width);
