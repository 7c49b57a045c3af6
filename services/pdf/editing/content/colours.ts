/** Shares of red, green and blue. */
type Colour = readonly [number, number, number];

/** The colour that an operator fills with from then on, as far as it says so itself; undefined for any other operator. */
export const colourOperators = (operator: string, numbers: readonly number[]): Colour | undefined => {
  const count = COUNTS.get(operator);
  return count === undefined ? undefined : ofParts(count === 'any' ? numbers : numbers.slice(-count));
};

/** How many numbers say the colour; those of a space that was chosen before say how many they are. */
const COUNTS: ReadonlyMap<string, number | 'any'> = new Map<string, number | 'any'>([
  ['g', 1],
  ['rg', 3],
  ['k', 4],
  ['sc', 'any'],
  ['scn', 'any'],
]);

const ofParts = (parts: readonly number[]): Colour | undefined => {
  const [first = 0, second = first, third = first, black] = parts;
  if (black !== undefined) return fromInks([first, second, third], black);
  return parts.length === 1 || parts.length === 3 ? [first, second, third] : undefined;
};

const fromInks = ([cyan, magenta, yellow]: Colour, black: number): Colour => [
  (1 - cyan) * (1 - black),
  (1 - magenta) * (1 - black),
  (1 - yellow) * (1 - black),
];

/** As `#rrggbb`. */
export const hexOf = (colour: Colour): string =>
  `#${colour
    .map((share) =>
      Math.round(255 * Math.min(1, Math.max(0, share || 0)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
