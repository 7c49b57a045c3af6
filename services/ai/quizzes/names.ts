import { isMonth } from './dates.js';

interface Name {
  readonly text: string;
  readonly start: number;
}

const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}[\p{L}\p{M}'’-]*$/u;
const BETWEEN = /^(?:of|de|da|do|dos|di|del|della|van|von|der|den|du|la|le|y|ibn|bin|al)$/;
const WORDS_MAX = 4;
const NO_NAME =
  /^(?:Fig|Figure|Table|Section|Chapter|Appendix|Step|Page|Part|Article|Note|Example|Theorem|Lemma|Definition|Equation|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mr|Mrs|Ms|Dr|Prof|The|This|That|These|Those|In|On|At|For|If|When|While|As|An|A|It|He|She|They|We|You|Our|Your|His|Her|Its|Their|But|And|Or|Not|No|All|Some|Each|Any|There|Here|However|Thus|Also)$/;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Names by their capitals, with where they begin; none in scripts without capitals. The first word of a sentence
 * alone proves nothing, and neither does a single word of a language that writes every noun with a capital.
 */
export const namesIn = (sentence: string, nounsAreCapitalised: boolean): Name[] => {
  const words = [...sentence.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const least = nounsAreCapitalised ? 2 : 1;
  return runsOf(words, sentence)
    .filter((run) => run.length >= least && run.length <= WORDS_MAX && (run[0] !== words[0] || run.length > 1))
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return { text: sentence.slice(first?.start, last?.end), start: first?.start ?? 0 };
    });
};

const runsOf = (words: readonly Word[], sentence: string): Word[][] => {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    while (run.length > 0 && BETWEEN.test(run.at(-1)?.text ?? '')) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    if (last && sentence.slice(last.end, word.start) !== ' ') close();
    if (isName(word) || (run.length > 0 && BETWEEN.test(word.text))) run.push(word);
    else close();
  }
  close();
  return runs;
};

const isName = ({ text }: Word): boolean =>
  CAPITALISED.test(text) && text.length > 2 && !NO_NAME.test(text) && !isMonth(text);
