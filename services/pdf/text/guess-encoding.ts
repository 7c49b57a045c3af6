import iconv from 'iconv-lite';
import type { TextEncoding } from '../../../contracts/text-encodings.js';
import { alphabetShareOf } from './latin-alphabets.js';
import { commonShareOf, type TwoByteEncoding } from './two-byte-characters.js';
import { languageDetector, type LanguageDetector } from './language-detector.js';

interface Candidate {
  readonly encoding: TextEncoding;
  readonly kind: 'latin' | 'other' | 'two-byte';
}

const latin = ['windows-1252', 'windows-1250', 'windows-1254', 'iso-8859-2'] as const;
const other = [
  ...(['windows-1251', 'koi8-r', 'koi8-u', 'cp866', 'iso-8859-5', 'windows-1253', 'iso-8859-7'] as const),
  ...(['windows-1255', 'windows-1256', 'iso-8859-6'] as const),
];
const twoByte = ['gb18030', 'shift_jis', 'euc-jp', 'big5', 'euc-kr'] as const;

/** Where two fit equally well, the first is taken. */
const candidates: readonly Candidate[] = [
  ...latin.map((encoding) => ({ encoding, kind: 'latin' }) as const),
  ...other.map((encoding) => ({ encoding, kind: 'other' }) as const),
  ...twoByte.map((encoding) => ({ encoding, kind: 'two-byte' }) as const),
];

/** Bytes of the pieces that are looked at, and how many pieces. */
const PIECE_BYTES = 1500;
const PIECES_MAX = 6;
/** A text that is nothing but signs beside plain ASCII still fits this well. */
const SIGNS_ONLY = 0.3;
/** The likeliest by far, where accents are few. */
const WESTERN_BONUS = 1.05;
/** One in twenty characters that mean nothing rules an encoding out. */
const MEANINGLESS_WEIGHT = 20;

/**
 * Which encoding a text is in that is no Unicode: the one in which its words resemble a language most.
 *
 * @param bytes  more than plain ASCII.
 */
export const guessEncoding = async (bytes: Uint8Array): Promise<TextEncoding> => {
  const detector = await languageDetector();
  const pieces = piecesOf(bytes);
  const scored = candidates.map((candidate) => ({
    encoding: candidate.encoding,
    score: pieces.reduce((sum, piece) => sum + scoreOf(piece, candidate, detector), 0),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).encoding;
};

/** Pieces from line to line that hold more than ASCII, from all over the text. */
const piecesOf = (bytes: Uint8Array): readonly Buffer[] => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: Buffer[] = [];
  const stride = Math.max(PIECE_BYTES, Math.floor(all.length / PIECES_MAX));
  for (let from = 0; from < all.length && pieces.length < PIECES_MAX; from += stride) {
    const high = all.subarray(from).findIndex((byte) => byte > 0x7f);
    if (high < 0) break;
    from = Math.max(from, from + high - PIECE_BYTES / 2);
    const start = from === 0 ? 0 : all.indexOf('\n', from) + 1 || from;
    const piece = all.subarray(start, start + PIECE_BYTES);
    const end = start + PIECE_BYTES >= all.length ? -1 : piece.lastIndexOf('\n');
    pieces.push(end > 0 ? piece.subarray(0, end) : piece);
  }
  return pieces;
};

const scoreOf = (piece: Buffer, { encoding, kind }: Candidate, detector: LanguageDetector): number => {
  const text = iconv.decode(piece, encoding).replace(/\s/g, ' ');
  const { language, score } = likeness(text, detector);
  const cleanness = (1 - oddShareOf(text)) * (1 - meaninglessShareOf(text));
  if (kind === 'two-byte') return (cleanness * (score + commonShareOf(piece, encoding as TwoByteEncoding))) / 2;
  if (kind === 'other') return cleanness * score * wholeWordsOf(piece);
  const fit = (cleanness * (score + alphabetShareOf(text, language))) / 2;
  return encoding === 'windows-1252' ? fit * WESTERN_BONUS : fit;
};

interface Likeness {
  readonly language: string | undefined;
  /** From 0 to 1. */
  readonly score: number;
}

/** How much the words that are more than ASCII resemble the language that they resemble most. */
const likeness = (text: string, detector: LanguageDetector): Likeness => {
  const words = text.split(/[\0-@[-`{-\x7f]+/).filter((word) => /[^\0-\x7f]/.test(word) && /\p{L}/u.test(word));
  if (words.length === 0) return { language: undefined, score: SIGNS_ONLY };
  const scores = Object.entries(detector.detect(words.join(' ')).getScores());
  const [language, score] = scores.reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0]);
  return { language: language || undefined, score };
};

const MEANINGLESS = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\uFFFD]/gu;

const meaninglessShareOf = (text: string): number =>
  Math.min(1, ((text.match(MEANINGLESS)?.length ?? 0) * MEANINGLESS_WEIGHT) / text.length);

/**
 * Combinations that no language writes: a capital after a small letter, a sign inside of a word, Latin and other
 * letters in one word, drawing signs.
 */
const ODD = new RegExp(
  [
    String.raw`(?<=\p{Ll})(?![A-Z])\p{Lu}`,
    String.raw`(?<=\p{L})(?=[^\0-\x7f])[^\p{L}\p{M}\p{Cf}\p{P}\s](?=\p{L})`,
    String.raw`(?<=[A-Za-z])(?=\p{L})\P{Script=Latin}`,
    String.raw`(?=\p{L})\P{Script=Latin}(?=[A-Za-z])`,
    String.raw`(?![€£°±©®™№])(?=[^\0-\x7f])[\p{S}\p{No}]`,
  ].join('|'),
  'gu',
);

const oddShareOf = (text: string): number => {
  const beyond = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return beyond === 0 ? 0 : Math.min(1, (text.match(ODD)?.length ?? 0) / beyond);
};

/** Bytes beyond ASCII stand in a row where whole words are of another script, and alone where a letter has an accent. */
const wholeWordsOf = (piece: Buffer): number => {
  const runs = piece.toString('latin1').match(/[\x80-\xff]+/g) ?? [];
  const average = runs.join('').length / Math.max(1, runs.length);
  return Math.min(1, Math.max(0, (average - 0.5) / 2));
};
