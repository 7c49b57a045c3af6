/** The stream cipher RC4, which OpenSSL 3 has no longer; the same in both directions. @see RFC 6229 for its values */
export const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const state = scheduled(key);
  const output = Buffer.alloc(data.length);
  let left = 0;
  let right = 0;
  for (let at = 0; at < data.length; at += 1) {
    left = (left + 1) & 0xff;
    const first = state[left] ?? 0;
    right = (right + first) & 0xff;
    const second = state[right] ?? 0;
    state[left] = second;
    state[right] = first;
    output[at] = (data[at] ?? 0) ^ (state[(first + second) & 0xff] ?? 0);
  }
  return output;
};

const scheduled = (key: Uint8Array): Uint8Array => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  let right = 0;
  for (let left = 0; left < 256; left += 1) {
    const first = state[left] ?? 0;
    right = (right + first + (key[left % key.length] ?? 0)) & 0xff;
    state[left] = state[right] ?? 0;
    state[right] = first;
  }
  return state;
};
