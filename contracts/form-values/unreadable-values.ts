/** Why a file holds no values that can be read; each with what its sentence names. */
export interface ValuesProblems {
  readonly empty: object;
  readonly 'too-large': { readonly limit: number };
  readonly encoding: object;
  readonly json: object;
  readonly 'csv-open-quote': object;
  readonly 'csv-row': { readonly row: number; readonly cells: number; readonly columns: number };
  readonly 'csv-unnamed': { readonly column: number };
  readonly 'csv-no-rows': object;
  readonly 'name-twice': { readonly name: string };
  readonly xml: { readonly line: number };
  readonly 'xml-doctype': object;
  readonly xfdf: object;
  readonly fdf: object;
  readonly 'fdf-encrypted': object;
  readonly 'fdf-packed': { readonly name: string };
  readonly 'too-deep': object;
  readonly 'too-many-rows': { readonly limit: number };
}

export type ValuesProblemCode = keyof ValuesProblems;

/** A problem with what it names, as one object. */
export type ValuesProblem = {
  [Code in ValuesProblemCode]: { readonly code: Code } & ValuesProblems[Code];
}[ValuesProblemCode];

/** A file of values for a form that cannot be read. */
export class UnreadableValues extends Error {
  constructor(readonly problem: ValuesProblem) {
    super(`values: ${problem.code}`);
  }
}
