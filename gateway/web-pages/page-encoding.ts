import type { Got } from './get-checked.js';

/** Bytes within which a page says how it is encoded. */
const SAID_WITHIN_BYTES = 1024;
const SAID_IN_PAGE = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*(?<label>[\w.:-]+)|@charset\s+"(?<sheet>[\w.:-]+)"/i;

/** The text of a page or sheet: as its server says, else as it says itself, else as it looks. */
export const textOfPage = ({ bytes, charset }: Pick<Got, 'bytes' | 'charset'>): string => {
  const { label, sheet } = SAID_IN_PAGE.exec(bytes.toString('latin1', 0, SAID_WITHIN_BYTES))?.groups ?? {};
  const decoder = decoderOf(charset) ?? decoderOf(label ?? sheet ?? '');
  if (decoder) return decoder.decode(bytes);
  return textIn('utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
};

const decoderOf = (label: string): TextDecoder | undefined => {
  if (label === '') return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // a name that no standard knows says nothing
  }
};

const textIn = (encoding: string, bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
