const BYTES = 16;

const names = new WeakMap<File, string>();

/** The name that the calls of a file go by on the live connection: chance, kept beside the machines. */
export const callNameOf = (file: File): string => {
  const name = names.get(file) ?? newName();
  names.set(file, name);
  return name;
};

/** `randomUUID` is not there where an installation is reached without TLS. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
