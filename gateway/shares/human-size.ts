const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Bytes for people, such as `4.0 MB`. */
export const humanSize = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  return power === 0 ? `${bytes} B` : `${(bytes / 1024 ** power).toFixed(1)} ${UNITS[power] ?? ''}`;
};
