/** A finding of the doctor about one thing, and the remedy. */
export interface Row {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly found: string;
  readonly advice?: string;
}

export const ok = (name: string, fact: string): Row => ({ name, state: 'ok', found: fact });

export const warning = (name: string, fact: string, advice: string): Row => ({
  name,
  state: 'warning',
  found: fact,
  advice,
});

export const wrong = (name: string, fact: string, advice: string): Row => ({
  name,
  state: 'wrong',
  found: fact,
  advice,
});
