/** Shares of red, green and blue. */
type Colour = readonly [number, number, number];

/** The colour that an operator fills with from then on, as far as it says so itself; undefined for any other operator. */
export const colourOperators = (operator: string, numbers: readonly number[]): Colour | undefined => {
  const [first = 0, second = 0, third = 0, black = 0] = numbers;
  if (operator === 'g') return [first, first, first];
  if (operator === 'rg') return [first, second, third];
  if (operator === 'k') return fromInks([first, second, third], black);
  if (operator !== 'sc' && operator !== 'scn') return undefined;
  if (numbers.length === 1) return [first, first, first];
  if (numbers.length === 3) return [first, second, third];
  return numbers.length === 4 ? fromInks([first, second, third], black) : undefined;
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
