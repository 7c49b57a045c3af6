const KEY = 'docket-announcement';

/** When the announcement was made that was put away last in this browser; null for none, and where nothing is kept. */
export const dismissedAt = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const keepDismissed = (at: string): void => {
  try {
    localStorage.setItem(KEY, at);
  } catch {
    // It is shown again on the next page.
  }
};
