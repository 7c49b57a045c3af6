/** Built-ins that pdf.js needs and that browsers of the last two years may lack; does nothing where they exist. */
const provide = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
};

const withResolvers = () => {
  const settle: { resolve?: unknown; reject?: unknown } = {};
  const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
};

/** A `Map` or a `WeakMap`. */
type MapLike<K, V> = Pick<Map<K, V>, 'has' | 'get' | 'set'>;

const getOrInsertComputed = function <K, V>(this: MapLike<K, V>, key: K, compute: (key: K) => V): V | undefined {
  if (!this.has(key)) this.set(key, compute(key));
  return this.get(key);
};

const parse = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

const binary = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

provide(Promise, 'withResolvers', withResolvers);
provide(Promise, 'try', async (work: (...given: unknown[]) => unknown, ...args: unknown[]) => work(...args));
provide(URL, 'parse', parse);
provide(Map.prototype, 'getOrInsertComputed', getOrInsertComputed);
provide(WeakMap.prototype, 'getOrInsertComputed', getOrInsertComputed);
provide(Math, 'sumPrecise', (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, -0));
provide(Uint8Array, 'fromBase64', (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
provide(Uint8Array.prototype, 'toBase64', function (this: Uint8Array) {
  return btoa(binary(this));
});
provide(Uint8Array.prototype, 'toHex', function (this: Uint8Array) {
  return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
});

export {};
