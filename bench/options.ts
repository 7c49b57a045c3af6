import { parseArgs } from 'node:util';

export const sectionNames = ['tools', 'spine', 'growth', 'compress', 'understanding'] as const;
export type SectionName = (typeof sectionNames)[number];

export interface Options {
  /** Few files, few runs: does it work, and where roughly does the time go. */
  readonly quick: boolean;
  readonly sections: readonly SectionName[];
}

/** @throws Error that says what may be given. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const { quick, only } = values;
  const sections = sectionNames.filter((name) => only === undefined || name === only);
  if (sections.length === 0) throw new Error(`--only ${only ?? ''}: it is one of ${sectionNames.join(', ')}`);
  return { quick, sections };
};
