/** What is open at the same time, such as sockets, counted by a key; each key may have so many. */
export const openCounts = (max: number) => {
  const counts = new Map<string, number>();
  return {
    /** @returns gives the place back; undefined where none is left. */
    take: (key: string): (() => void) | undefined => {
      const count = counts.get(key) ?? 0;
      if (count >= max) return undefined;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
};
