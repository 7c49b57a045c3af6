import { isMonth } from './date-facts.js';

interface Name {
  readonly text: string;
  readonly start: number;
}

/** How a language and a document write names. */
export interface Naming {
  /** The language writes every noun with a capital. */
  readonly capitalNouns: boolean;
  /** Words that the document writes with a small letter somewhere. */
  readonly smallWords: ReadonlySet<string>;
  /** Words that hold sentences together, which no name begins with. */
  readonly commonWords: ReadonlySet<string>;
}

const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}[\p{L}\p{M}'’-]*$/u;
const NAME_PARTICLE = /^(?:of|de|da|do|dos|di|del|della|van|von|der|den|du|la|le|y|ibn|bin|al)$/;
const WORDS_MAX = 4;
const NAME_LETTERS_MIN = 3;
/** A word behind anything else may have its capital from there: a quotation, a bracket, a dash. */
const WITHIN_SENTENCE = /[\p{Ll}\p{N},] $/u;
const WORDS_NOT_NAMES =
  /^(?:Fig|Figure|Table|Section|Chapter|Appendix|Step|Page|Part|Article|Note|Example|Theorem|Lemma|Definition|Equation|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mr|Mrs|Ms|Dr|Prof|The|This|That|These|Those|In|On|At|For|If|When|While|As|An|A|It|He|She|They|We|You|Our|Your|His|Her|Its|Their|But|And|Or|Not|No|All|Some|Each|Any|There|Here|However|Thus|Also)$/;

/** It gives itself away, and no other name fits in its place. */
const POSSESSIVE = /['’]s?$/;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Names by their capitals, with where they begin; none in scripts without capitals. */
export const namesIn = (sentence: string, { capitalNouns, smallWords, commonWords }: Naming): Name[] => {
  const isCommon = ({ text }: Word): boolean => commonWords.has(text.toLowerCase());
  const isKnownAsWord = ({ text }: Word): boolean => smallWords.has(text.toLowerCase());
  return runsOf(sentence)
    .filter(
      (run) => run.length <= WORDS_MAX && !run.every((word) => isKnownAsWord(word) || NAME_PARTICLE.test(word.text)),
    )
    .filter((run) => !capitalNouns || !run.some((word) => isCommon(word) || NAME_PARTICLE.test(word.text)))
    .filter((run) => run.length > 1 || (!capitalNouns && WITHIN_SENTENCE.test(sentence.slice(0, run[0]?.start))))
    .map((run) => {
      const first = run[0];
      const last = run.at(-1);
      return { text: sentence.slice(first?.start, last?.end), start: first?.start ?? 0 };
    });
};

/** Words with a capital, one directly behind the other. */
const runsOf = (sentence: string): Word[][] => {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    while (run.length > 0 && NAME_PARTICLE.test(run.at(-1)?.text ?? '')) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const { 0: text, index: start } of sentence.matchAll(TOKEN)) {
    const word = { text, start, end: start + text.length };
    const last = run.at(-1);
    if (last && sentence.slice(last.end, start) !== ' ') close();
    if (isName(word) || (run.length > 0 && NAME_PARTICLE.test(text))) run.push(word);
    else close();
  }
  close();
  return runs;
};

const isName = ({ text }: Word): boolean =>
  CAPITALISED.test(text) &&
  !/-\p{Ll}/u.test(text) &&
  text.length >= NAME_LETTERS_MIN &&
  !WORDS_NOT_NAMES.test(text) &&
  !POSSESSIVE.test(text) &&
  !isMonth(text);

const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}'’-])\p{Ll}[\p{L}\p{M}'’-]*/gu;

/** Every word that texts write with a small letter. */
export const smallWordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(SMALL_WORD) ?? []));
