const units: Readonly<Record<string, number>> = { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };
/** A comma before three digits may stand between thousands, so it is not taken for a decimal one. */
const SIZE = /^\s*(\d{1,12}(?:\.\d{1,3}|,\d{1,2})?)\s*([kmg]?)[bo]?\s*$/i;

/** Bytes in a text such as `500 KB`, `1.5 MB`, `1,5 Mo` or `200000`; NaN for any other. A KB is 1,024 bytes. */
export const readDataSize = (text: string): number => {
  const [, number = '', unit = ''] = SIZE.exec(text) ?? [];
  const factor = units[unit.toLowerCase()];
  return number === '' || factor === undefined ? NaN : Math.floor(Number(number.replace(',', '.')) * factor);
};

/** For people: `431 KB`, `1.5 MB`. Rounded up. */
export const writeDataSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${Math.ceil(bytes / 1024)} KB`;
  return `${Math.ceil((bytes / 1024 ** 2) * 10) / 10} MB`;
};
