type Place = 'localStorage' | 'sessionStorage';

/** Storage may be switched off; then even accessing it throws, and the page works without it. */
const place = (name: Place): Storage | undefined => {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
};

export const remembered = (where: Place, key: string): string | null => place(where)?.getItem(key) ?? null;

export const remember = (where: Place, key: string, text: string): void => {
  place(where)?.setItem(key, text);
};

export const forget = (where: Place, key: string): void => {
  place(where)?.removeItem(key);
};
