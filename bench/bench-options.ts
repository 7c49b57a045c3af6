import { parseArgs } from 'node:util';

export const sectionNames = ['tools', 'spine', 'growth', 'compress', 'understanding', 'million'] as const;
export type SectionName = (typeof sectionNames)[number];

/** Takes longer than all the others, so it only runs when it is named. */
export const ON_DEMAND: SectionName = 'million';

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
  const sections = sectionNames.filter((name) => (only === undefined ? name !== ON_DEMAND : name === only));
  if (sections.length === 0) throw new Error(`--only ${only ?? ''}: it is one of ${sectionNames.join(', ')}`);
  return { quick, sections };
};
