/** Reads JSON text, because uploads are multipart; what is none is left to the check of the option, which says what is wrong. */
export const readJson = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
};
