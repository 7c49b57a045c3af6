/** How many thumbnails are kept; a screen shows some dozens. */
export const CACHED_MAX = 240;

/** The thumbnails drawn so far. Beyond the limit, the least recently used far from the viewport are dropped. */
export const createThumbnailCache = (onChange: (id: string) => void) => {
  /** Addresses, the most recently used last; null if a page can't be shown. */
  const addresses = new Map<string, string | null>();
  /** How many tiles near the viewport show each thumbnail. */
  const uses = new Map<string, number>();
  const remove = (id: string): void => {
    const address = addresses.get(id);
    addresses.delete(id);
    if (address) URL.revokeObjectURL(address);
    onChange(id);
  };
  const shrink = (): void => {
    const unused = [...addresses.keys()].filter((id) => !uses.has(id));
    for (const id of unused.slice(0, Math.max(0, addresses.size - CACHED_MAX))) remove(id);
  };
  return {
    get: (id: string) => addresses.get(id),
    put: (id: string, address: string | null) => {
      addresses.set(id, address);
      onChange(id);
      shrink();
    },
    use: (id: string) => {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      const address = addresses.get(id);
      if (address === undefined) return;
      addresses.delete(id);
      addresses.set(id, address);
    },
    release: (id: string) => {
      const left = (uses.get(id) ?? 1) - 1;
      if (left > 0) uses.set(id, left);
      else uses.delete(id);
    },
    close: () => {
      for (const address of addresses.values()) if (address !== null) URL.revokeObjectURL(address);
    },
  };
};
