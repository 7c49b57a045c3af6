import { asides } from '../rtf-text.js';
import { FETCHING_FIELD } from './disarm-open-xml.js';

/** Longer than any instruction that people write; a longer one is not read to its end. */
const MAX_CHARS = 16_384;
/** Fields that keep what they say, whatever a reader makes of characters that not every reader shows. */
const HARMLESS = /^\s*(HYPERLINK|TOC|PAGEREF|REF|NOTEREF|SEQ|STYLEREF|TITLE|AUTHOR|PAGE|NUMPAGES|DATE|XE|TC)\b/i;

/** The words of a group of an RTF file, as far as an instruction of a field may be made of them. */
export interface Instruction {
  /** All of it. */
  all: string;
  /** Without what stands for a character in Unicode, and without groups that readers may pass over. */
  own: string;
  isAside: boolean;
  /** Characters after one in Unicode that stand for it. */
  substitutes: number;
  pending: number;
}

export const nothingSaid = (outer: Instruction | undefined): Instruction => ({
  all: '',
  own: '',
  isAside: false,
  substitutes: outer?.substitutes ?? 1,
  pending: 0,
});

export const say = (instruction: Instruction, said = ''): void => {
  const text = said.replaceAll(/[\r\n]/g, '');
  const skipped = Math.min(instruction.pending, text.length);
  instruction.pending -= skipped;
  add(instruction, text, text.slice(skipped));
};

/** Adds the words of a group to those of the group around it. */
export const sayInner = (outer: Instruction, inner: Instruction): void => {
  outer.pending = 0;
  add(outer, inner.all, inner.isAside ? '' : inner.own);
};

/** A control word says a character, or how many stand for one, or that readers may pass over its group. */
export const skipNext = (instruction: Instruction, word: string, number: string | undefined): void => {
  if (asides.has(word)) instruction.isAside = true;
  if (word === 'uc') instruction.substitutes = Math.max(0, Number(number ?? 1));
  if (word !== 'u') return;
  const character = String.fromCharCode((Number(number) + 0x10000) % 0x10000);
  add(instruction, character, character);
  instruction.pending = instruction.substitutes;
};

/** Whether a reader may take in something from elsewhere for it. */
export const fetches = ({ all, own }: Instruction): boolean => {
  if (all.length > MAX_CHARS || FETCHING_FIELD.test(all) || FETCHING_FIELD.test(own)) return true;
  return all !== own && !(HARMLESS.test(all) && HARMLESS.test(own));
};

const add = (instruction: Instruction, all: string, own: string): void => {
  if (instruction.all.length > MAX_CHARS) return;
  instruction.all += all.slice(0, MAX_CHARS + 1);
  instruction.own += own.slice(0, MAX_CHARS + 1);
};
