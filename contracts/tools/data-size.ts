const units: Readonly<Record<string, number>> = { '': 1, b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
const SIZE = /^\s*(\d{1,12}(?:\.\d{1,3})?)\s*([kmg]?b?)\s*$/i;

/** Bytes in a text such as `500 KB`, `1.5 MB` or `200000`; NaN for any other. A KB is 1,024 bytes. */
export const readDataSize = (text: string): number => {
  const [, number = '', unit = ''] = SIZE.exec(text) ?? [];
  const factor = units[/^[kmg]$/i.test(unit) ? `${unit.toLowerCase()}b` : unit.toLowerCase()];
  return number === '' || factor === undefined ? NaN : Math.floor(Number(number) * factor);
};

/** For people: `431 KB`, `1.5 MB`. Rounded up. */
export const writeDataSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${Math.ceil(bytes / 1024)} KB`;
  return `${Math.ceil((bytes / 1024 ** 2) * 10) / 10} MB`;
};
