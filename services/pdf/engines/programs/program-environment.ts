import { listedEnvironment } from '../../../platform/sandbox/listed-environment.js';

/**
 * The environment of a program that this one starts: the few variables that it may know, and a place for temporary
 * files.
 */
export const environmentOf = (additions: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const { HOME, TMPDIR } = process.env;
  return listedEnvironment({
    ...(HOME !== undefined && { HOME }),
    ...(TMPDIR !== undefined && { TMPDIR }),
    ...additions,
  });
};
