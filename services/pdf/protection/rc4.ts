const STATES = 256;

/**
 * RC4, which encrypts and decrypts alike. It protects little; files that were made with it keep it, because another
 * cipher would be another file.
 */
export const rc4 = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const state = scheduled(key);
  const out = new Uint8Array(bytes.length);
  let i = 0;
  let j = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    i = (i + 1) % STATES;
    j = (j + valueAt(state, i)) % STATES;
    swap(state, i, j);
    out[at] = valueAt(bytes, at) ^ valueAt(state, (valueAt(state, i) + valueAt(state, j)) % STATES);
  }
  return out;
};

const scheduled = (key: Uint8Array): Uint8Array => {
  const state = Uint8Array.from({ length: STATES }, (_, at) => at);
  for (let i = 0, j = 0; i < STATES; i += 1) {
    j = (j + valueAt(state, i) + valueAt(key, i % key.length)) % STATES;
    swap(state, i, j);
  }
  return state;
};

const valueAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

const swap = (state: Uint8Array, i: number, j: number): void => {
  const was = valueAt(state, i);
  state[i] = valueAt(state, j);
  state[j] = was;
};
