import type { FoundTable } from './tables-in-document.js';

/** Excel takes no longer ones. */
const NAME_MAX = 31;

/** A name for the sheet of each table, all different: its title, or its number. */
export const sheetNames = (tables: readonly FoundTable[]): readonly string[] => {
  const taken = new Set<string>();
  return tables.map(({ title }, at) => {
    const stem = allowed(title ?? '') || String(at + 1);
    let name = stem;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1)
      name = `${stem.slice(0, NAME_MAX - 5).trim()} (${copy})`;
    taken.add(name.toLowerCase());
    return name;
  });
};

/** Excel keeps some signs and a name for itself. */
const allowed = (title: string): string => {
  const name = title
    .replace(/[\\/?*[\]:\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, NAME_MAX)
    .replace(/^[' ]+|[' ]+$/g, '');
  return /^history$/i.test(name) ? '' : name;
};
