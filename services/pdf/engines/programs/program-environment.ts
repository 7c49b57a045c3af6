import { listedEnvironment } from '../../../platform/sandbox/listed-environment.js';

/** What a program that this one starts may know of its surroundings, with where it may leave something for a while. */
export const environmentOf = (given: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const { HOME, TMPDIR } = process.env;
  return listedEnvironment({ ...(HOME !== undefined && { HOME }), ...(TMPDIR !== undefined && { TMPDIR }), ...given });
};
