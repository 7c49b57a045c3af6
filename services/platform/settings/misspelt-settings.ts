import { settingNames } from './config.js';

const SHORT_NAME_CHARS = 6;

/** How many letters two names differ in, at least: added, left out, exchanged, or one for the other. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const off = (line: number, at: number): number => rows[line]?.[at] ?? Infinity;
  for (let line = 1; line <= one.length; line += 1) {
    rows.push([line]);
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[line - 1] === other[at - 1];
      const isExchanged = one[line - 1] === other[at - 2] && one[line - 2] === other[at - 1];
      const changed = off(line - 1, at - 1) + Number(!isSame);
      const exchanged = isExchanged ? off(line - 2, at - 2) + 1 : Infinity;
      rows[line]?.push(Math.min(changed, exchanged, off(line - 1, at) + 1, off(line, at - 1) + 1));
    }
  }
  return off(one.length, other.length);
};

/** A name without the endings of several, such as `TRUSTED_PROXY` for `TRUSTED_PROXIES`. */
const stemOf = (name: string): string => name.replaceAll(/IES(?=_|$)/g, 'Y').replaceAll(/S(?=_|$)/g, '');

/** Whether a name of several words is a setting but for its last words or its endings. */
const isBegun = (name: string, meant: string): boolean =>
  name.includes('_') && (stemOf(meant) === stemOf(name) || stemOf(meant).startsWith(`${stemOf(name)}_`));

export interface Misspelt {
  readonly name: string;
  /** The setting that it is like. */
  readonly meant: string;
}

/** A name that is only begun comes after one that is misspelt. */
const offBy = (name: string, meant: string, most: number): number =>
  isBegun(name, meant) ? most : distance(name, meant);

/** Variables that are no setting, and so like one that it was surely meant. */
export const misspeltSettings = (environment: Readonly<Record<string, string | undefined>>): readonly Misspelt[] =>
  Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const most = name.length <= SHORT_NAME_CHARS ? 1 : 2;
    const [best] = settingNames
      .filter((meant) => Math.abs(meant.length - name.length) <= most || isBegun(name.toUpperCase(), meant))
      .map((meant) => ({ name, meant, off: offBy(name.toUpperCase(), meant, most) }))
      .filter(({ off, meant }) => off <= most && environment[meant] === undefined)
      .sort((one, other) => one.off - other.off);
    return best ? [{ name, meant: best.meant }] : [];
  });
