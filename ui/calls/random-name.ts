const NAME_BYTES = 16;

/** 32 letters and digits. Browsers offer `randomUUID` over TLS only. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(NAME_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
