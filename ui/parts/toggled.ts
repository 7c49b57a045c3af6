/** Adds a value to those that are checked, or takes it away from them. */
export const toggled = <Value>(checked: readonly Value[], value: Value): Value[] =>
  checked.includes(value) ? checked.filter((other) => other !== value) : [...checked, value];
