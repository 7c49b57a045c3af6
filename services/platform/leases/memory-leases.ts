import type { Lease, Leases } from './leases.js';

/** Leases among those who share this object, for processes that are alone and for tests. */
export const openMemoryLeases = (): Leases => {
  const held = new Map<string, AbortController>();
  const fences = new Map<string, number>();
  return {
    adapter: 'in-process',
    acquire: async (name): Promise<Lease | undefined> => {
      if (held.has(name)) return undefined;
      const fence = (fences.get(name) ?? 0) + 1;
      const end = new AbortController();
      fences.set(name, fence);
      held.set(name, end);
      const release = async () => {
        if (held.get(name) === end) held.delete(name);
        end.abort();
      };
      return { fence, lost: end.signal, release };
    },
    close: async () => {
      for (const end of held.values()) end.abort();
      held.clear();
    },
  };
};
