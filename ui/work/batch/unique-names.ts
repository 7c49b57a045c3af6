/** `report.pdf` as `report (2).pdf`. */
const numbered = (name: string, number: number): string => {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  return `${name.slice(0, end)} (${number})${name.slice(end)}`;
};

/** The same names, with a number where a name has been there before; an unpacked archive may not tell capitals apart. */
export const uniqueNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = numbered(name, number);
    taken.add(free.toLowerCase());
    return free;
  });
};
