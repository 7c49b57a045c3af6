import { parseArgs } from 'node:util';

export const sectionNames = [
  'tools',
  'spine',
  'growth',
  'compress',
  'understanding',
  'fairness',
  'cluster',
  'million',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** They take long, or all there is of the machine, so they only run when they are named. */
export const ON_DEMAND: readonly SectionName[] = ['fairness', 'cluster', 'million'];

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
  const sections = sectionNames.filter((name) => (only === undefined ? !ON_DEMAND.includes(name) : name === only));
  if (sections.length === 0) throw new Error(`--only ${only ?? ''}: it is one of ${sectionNames.join(', ')}`);
  return { quick, sections };
};
