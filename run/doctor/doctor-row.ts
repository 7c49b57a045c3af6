/** A finding of the doctor about one thing, and the remedy. */
export interface Row {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly found: string;
  readonly advice?: string;
}

export const ok = (name: string, found: string): Row => ({ name, state: 'ok', found });

export const warning = (name: string, found: string, advice: string): Row => ({
  name,
  state: 'warning',
  found,
  advice,
});

export const wrong = (name: string, found: string, advice: string): Row => ({ name, state: 'wrong', found, advice });
