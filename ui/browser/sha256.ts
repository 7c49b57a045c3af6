type Bytes = Uint8Array<ArrayBuffer>;

/** Whether this browser computes fingerprints here: only on pages opened by HTTPS or on this machine itself. */
export const canHash = (): boolean => (globalThis.crypto as Partial<Crypto>).subtle !== undefined;

export const sha256 = async (bytes: BufferSource): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export const hexOf = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export const joined = (...parts: readonly Bytes[]): Bytes => new Uint8Array(parts.flatMap((part) => [...part]));
