import { parseArgs } from 'node:util';

export const sectionNames = [
  'spine',
  'growth',
  'compress',
  'understanding',
  'tools',
  'export',
  'ocr',
  'budget',
  'fairness',
  'cluster',
  'million',
  'scale',
  'memory',
  'peers',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** They take long, or all there is of the machine, so they only run when they are named. */
export const ON_DEMAND: readonly SectionName[] = [
  'export',
  'ocr',
  'budget',
  'fairness',
  'cluster',
  'million',
  'scale',
  'memory',
  'peers',
];

/** One of them at a time. */
const SAVED: readonly SectionName[] = ['tools', 'cluster', 'scale'];
const CHECKED: readonly SectionName[] = ['tools'];

export interface Options {
  /** Few files, few runs: does it work, and where roughly does the time go. */
  readonly quick: boolean;
  /** Every real file instead of some, where a section has a choice. */
  readonly all: boolean;
  readonly sections: readonly SectionName[];
  /** The only tools that the section `tools` measures, or programs that `export` compares; empty: all. */
  readonly tools: readonly string[];
  /** The folder of PDFs that the section `export` measures with; undefined: those of the corpus. */
  readonly files: string | undefined;
  /** The folder that the section `export` leaves what was made in, to be looked at. */
  readonly keep: string | undefined;
  /** The file that figures are written to; undefined: they are only printed. */
  readonly save: string | undefined;
  /** The saved run that this one may not be worse than. */
  readonly check: string | undefined;
  /** The saved run that is held against it; undefined: what is measured now. */
  readonly against: string | undefined;
}

/** @throws Error that says what may be given. */
export const readOptions = (args: readonly string[]): Options => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      tool: { type: 'string', multiple: true, default: [] },
      only: text,
      files: text,
      keep: text,
      save: text,
      check: text,
    },
    allowPositionals: true,
  });
  const { quick, all, only, tool: tools, files, keep, save, check } = values;
  const [against, ...others] = positionals;
  const sections = sectionNames.filter((name) => (only === undefined ? !ON_DEMAND.includes(name) : name === only));
  if (sections.length === 0) throw new Error(`--only ${only ?? ''}: it is one of ${sectionNames.join(', ')}`);
  if (others.length > 0 || (against !== undefined && check === undefined)) {
    throw new Error('a file is given after --check and the file before it');
  }
  if (against === undefined) assertMeasured(sections, { save, check });
  return { quick, all, sections, tools, files, keep, save, check, against };
};

/** @throws Error when what is to be saved or checked is not measured. */
const assertMeasured = (sections: readonly SectionName[], { save, check }: Pick<Options, 'save' | 'check'>): void => {
  if ((save ?? check) === undefined) return;
  const needed = check === undefined ? SAVED : CHECKED;
  if (sections.some((name) => needed.includes(name))) return;
  throw new Error(`what is saved is measured by ${SAVED.join(' or ')}, what is checked by ${CHECKED.join(' or ')}`);
};
