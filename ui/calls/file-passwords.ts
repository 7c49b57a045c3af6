/** Passwords of locked files: beside the machines, so that nothing that watches or keeps their state sees them. */
const known = new WeakMap<File, string>();

export const keepPassword = (file: File, password: string): void => {
  known.set(file, password);
};

/** Empty where none was given. */
export const passwordOf = (file: File): string => known.get(file) ?? '';

export const forgetPasswords = (files: readonly File[]): void => {
  for (const file of files) known.delete(file);
};
