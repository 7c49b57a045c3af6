import { buffer } from 'node:stream/consumers';
import { readTables } from './compound.js';
import { readStream } from './compound-streams.js';
import { nameOf, openPackage } from './package.js';
import { rtfText } from './rtf-text.js';

/** Chinese characters, kana and Hangul with their punctuation and full-width forms. */
const LETTERS =
  /[\u1100-\u11ff\u2e80-\u33ff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\p{Script=Han}]/gu;
/** Numbers and pictures look like single letters, hardly ever like several in a row. */
const RUNS = /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff9f]{2,}/g;
const REFERENCE = /&#(?:x([\da-f]{3,6})|(\d{4,7}));/gi;
const ZIP = 0x50;
const COMPOUND = 0xd0;
/** Streams that hold what an old document says. */
const TEXT_STREAMS: ReadonlySet<string> = new Set(['WordDocument', 'Workbook', 'Book', 'PowerPoint Document']);
/** Nobody uses more; what looks like letters by chance is rare. */
const CHARACTERS_MAX = 4000;

/** Chinese, Japanese and Korean characters that an Office document has, the most frequent first, each once. */
export const cjkCharactersIn = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const counts = new Map<string, number>();
  await eachText(bytes, (text) => {
    for (const [letter] of text.matchAll(LETTERS)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  });
  const sorted = [...counts].toSorted((one, other) => other[1] - one[1]);
  return sorted.slice(0, CHARACTERS_MAX).map(([letter]) => letter);
};

type See = (text: string) => void;

const eachText = async (bytes: Uint8Array, see: See): Promise<void> => {
  if (bytes[0] === ZIP) await eachPart(bytes, see);
  else if (bytes[0] === COMPOUND) eachStream(bytes, see);
  else see(rtfText(bytes));
};

/** One after the other: all of them may not fit into memory. */
const eachPart = async (bytes: Uint8Array, see: See): Promise<void> => {
  const archive = await openPackage(bytes);
  for await (const part of archive.eachEntry()) {
    const name = nameOf(part);
    if (!name.endsWith('.xml') || name.includes('/theme/')) continue;
    const content = await buffer(await archive.openReadStreamPromise(part));
    see(content.toString('utf8').replace(REFERENCE, referred));
  }
};

const referred = (whole: string, hex: string | undefined, decimal: string): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
};

/** Old documents hold text in two bytes a letter, at any place. */
const eachStream = (bytes: Uint8Array, see: See): void => {
  const tables = readTables(bytes);
  if (!tables) return;
  for (const entry of tables.entries.filter(({ name }) => TEXT_STREAMS.has(name))) {
    const stream = readStream(tables, entry);
    for (const from of [0, 1]) see((stream.toString('utf16le', from).match(RUNS) ?? []).join(''));
  }
};
