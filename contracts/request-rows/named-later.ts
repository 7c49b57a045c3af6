interface Named {
  readonly role: string;
  readonly name: string;
}

/** Whoever has a role, or is not named yet, is named each time. */
export const isNamedLater = ({ role, name }: Named): boolean => role !== '' || name === '';

/** Number of the only person who is named each time, counted from 1; null where there is none, or there are several. */
export const onlyOneNamedLater = (people: readonly Named[]): number | null => {
  const [first, ...others] = people.flatMap((one, index) => (isNamedLater(one) ? [index + 1] : []));
  return first === undefined || others.length > 0 ? null : first;
};
