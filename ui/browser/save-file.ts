/** Long enough for a slow disk; the browser reads the file after the click. */
const KEPT_MS = 60_000;

const follow = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Saves a file by a browser download. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

/** Downloads a finished conversion under the name it has. */
export const downloadShared = (shareHash: string): void => {
  follow(`/api/download/${encodeURIComponent(shareHash)}`, '');
};
