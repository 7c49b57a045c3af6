import { GAP, pageAt, type Passage } from './passage.js';
import { isFormula, isProse } from './prose.js';
import { sentencesOf } from './sentences.js';
import { termsOf, wordsOf } from './terms.js';

/** A whole sentence of a document that can stand alone. */
export interface Statement {
  readonly text: string;
  readonly page: number;
  readonly section: string;
  readonly sectionIndex: number;
  /** Its words to compare it by. */
  readonly terms: readonly string[];
  readonly words: number;
  /** Place in its paragraph, from 0. */
  readonly place: number;
}

const WORDS = { min: 5, max: 60 };
const LETTERS_SHARE = 0.7;
/** Each says as much as two letters of other scripts, while numbers are as long as everywhere. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Sentences looked at; of a longer document, paragraphs are passed over evenly. */
const STATEMENTS_MAX = 12_000;
const SENTENCES_PER_PASSAGE = 4;

const BOILERPLATE =
  /^(?:key ?words|categories and subject|general terms)\b|©|\(c\)\s*\d{4}|all rights reserved|copyright|permission is granted|terms of the gnu|free software foundation, inc|\bISBN\b|\bISSN\b|\bdoi:|https?:\/\/|\bavailable at\b|www\.|@\w+\.|\.{4,}|…{2,}|(?:\. ){4,}|\bfig(?:ure|\.)\s*\d|\btable\s+\d+[.:]/i;
/** It was cut, or something was left out of it. */
const UNFINISHED = /(?:\. ?\. ?\.|…|(?:^|\s)[.,;:])["'”»’)]*$|\s[.,;:](?=\s)/u;
/** A work that is cited: initials with commas, and a year. */
const INITIALS = /(?<!\p{L})(?:\p{Lu}\.[ -]?){1,3}\s?(?:,|;|&|and |\p{Lu}\p{Ll})/gu;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const INITIALS_LEAST = 3;
const ISSUE = /\d+\s?\(\d+(?:-\d+)?\)\s?:\s?\d+|^\(?(?:19|20)\d{2}[a-z]?\)/;
const CITATIONS = /\s*\[\d+(?:\s*[,–-]\s*\d+)*\]/g;
/** A heading that was run into the sentence, such as `3.2 Trace Trees`, or an item of a list. */
const NUMBERED = /^(?:\d+(?:\.\d+)+|\d+[.)]|[A-Za-z][.)])\s/;
const WHOLE = /^["'“„«(¿¡]*[\p{Lu}\p{Lo}\p{Lt}\d].*[.!?。！？؟।]["'”»’)]*$/su;

/** The sentences of passages that say something by themselves: whole ones, of some length, no boilerplate. */
export const statementsOf = (passages: readonly Passage[], language = 'und'): Statement[] => {
  const step = Math.max(1, Math.ceil((passages.length * SENTENCES_PER_PASSAGE) / STATEMENTS_MAX));
  return passages
    .filter(({ text }, index) => index % step === 0 && !isCitedWork(text) && isProse(text, language))
    .flatMap((passage) => statementsIn(passage, language));
};

const isCitedWork = (text: string): boolean =>
  ISSUE.test(text) ||
  isListOfNames(text) ||
  (YEAR.test(text) && (text.match(INITIALS) ?? []).length >= INITIALS_LEAST && text.length < CITED_MAX);

const isListOfNames = (text: string): boolean =>
  text.length < NAMES_MAX && (text.match(INITIALS) ?? []).length >= INITIALS_LEAST - 1;

const NAMES_MAX = 100;
/** Characters; a longer paragraph says something, whomever it cites. */
const CITED_MAX = 600;

const statementsIn = (passage: Passage, language: string): Statement[] => {
  const { text, section, sectionIndex } = passage;
  let at = 0;
  return sentencesOf(text, language).flatMap((whole, place) => {
    at = Math.max(at, text.indexOf(whole, at));
    const page = pageAt(passage, at);
    at += whole.length;
    const sentence = whole.replaceAll(CITATIONS, '');
    const words = wordsOf(sentence).length;
    if (!saysSomething(sentence, words)) return [];
    return [{ text: sentence, page, section, sectionIndex, terms: termsOf(sentence), words, place }];
  });
};

/** A sentence that ends within a bracket, or begins within a quotation, is part of another one. */
const isBalanced = (sentence: string): boolean => {
  const count = (sign: string): number => sentence.split(sign).length - 1;
  const isQuotedToEnd = count('”') === 1 && count('“') === 0;
  return count('(') === count(')') && count('[') === count(']') && !isQuotedToEnd;
};

const saysSomething = (sentence: string, words: number): boolean => {
  if (words < WORDS.min || words > WORDS.max || !isWhole(sentence)) return false;
  if (BOILERPLATE.test(sentence) || NUMBERED.test(sentence) || isCitedWork(sentence)) return false;
  const signs = sentence.replaceAll(/\s/g, '').length;
  const dense = (sentence.match(DENSE) ?? []).length;
  const letters = (sentence.match(/[\p{L}\p{M}]/gu) ?? []).length;
  return letters + dense >= LETTERS_SHARE * (signs + dense) && !isFormula(sentence);
};

const isWhole = (sentence: string): boolean =>
  WHOLE.test(sentence) && isBalanced(sentence) && !sentence.includes(GAP) && !UNFINISHED.test(sentence);
