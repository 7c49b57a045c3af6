const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const MB = 1024 * 1024;

/** Bytes for people, such as `4.0 MB`. */
export const humanSize = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  return power === 0 ? `${bytes} B` : `${(bytes / 1024 ** power).toFixed(1)} ${UNITS[power] ?? ''}`;
};

/** Bytes in MB, rounded up at the second digit, so that a file one byte over a limit never reads as the limit. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / MB) * 100) / 100;
