/**
 * Variables that a program may know of the server's surroundings: where programs are, which language and which time it
 * is.
 */
const NAMES: ReadonlySet<string> = new Set([
  ...['PATH', 'LANG', 'LANGUAGE', 'TZ', 'NODE_ENV'],
  ...['SYSTEMROOT', 'WINDIR', 'COMSPEC', 'PATHEXT'], // without which nothing starts on Windows
]);

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of a program that works on strangers' files: what is listed here, and what is given. */
export const listedEnvironment = (
  variables: Readonly<Record<string, string>> = {},
  own: Environment = process.env,
): Record<string, string> => {
  const listed = Object.entries(own).flatMap(([name, value]) =>
    value !== undefined && (NAMES.has(name.toUpperCase()) || name.startsWith('LC_')) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(listed), ...variables };
};
