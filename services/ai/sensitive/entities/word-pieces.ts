/** A text as the model reads it: the numbers of its pieces, and where each stands in the text. */
export interface Pieces {
  readonly ids: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Pieces of words and their numbers; those inside of a word begin with `##`. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Characters of a word, folded; `at` is where each came from. */
interface Word {
  chars: string;
  readonly at: number[];
  end: number;
}

const UNKNOWN = '[UNK]';
const WORD_MAX = 100;
const ALONE = /[\p{P}$+<=>^`|~\p{Script=Han}]/u;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\ufffd]/u;

/** The lines of a vocabulary file, numbered. */
export const vocabularyOf = (file: string): Vocabulary => new Map(file.split('\n').map((piece, id) => [piece, id]));

/** WordPiece as BERT's models without capitals read it: small letters, no accents, punctuation alone, longest piece first. */
export const piecesOf = (text: string, vocabulary: Vocabulary): Pieces => {
  const pieces = { ids: [] as number[], starts: [] as number[], ends: [] as number[] };
  for (const word of wordsOf(text)) addWord(pieces, word, vocabulary);
  return pieces;
};

const wordsOf = (text: string): readonly Word[] => {
  const words: Word[] = [];
  let open: Word | undefined;
  let at = 0;
  for (const char of text) {
    const end = at + char.length;
    if (/\s/u.test(char)) open = undefined;
    else if (!UNSEEN.test(char)) {
      const isAlone = ALONE.test(char);
      if (open === undefined || isAlone) words.push((open = { chars: '', at: [], end }));
      const folded = char
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
      open.chars += folded;
      open.at.push(...Array.from({ length: folded.length }, () => at));
      open.end = end;
      if (isAlone) open = undefined;
    }
    at = end;
  }
  return words.filter(({ chars }) => chars !== '');
};

const addWord = (
  { ids, starts, ends }: { readonly ids: number[]; readonly starts: number[]; readonly ends: number[] },
  { chars, at, end }: Word,
  vocabulary: Vocabulary,
): void => {
  const pieces = chars.length > WORD_MAX ? undefined : splitWord(chars, vocabulary);
  const parts = pieces ?? [{ id: vocabulary.get(UNKNOWN) ?? 0, from: 0 }];
  for (const [index, { id, from }] of parts.entries()) {
    ids.push(id);
    starts.push(at[from] ?? end);
    ends.push(at[parts[index + 1]?.from ?? chars.length] ?? end);
  }
};

const splitWord = (
  chars: string,
  vocabulary: Vocabulary,
): readonly { readonly id: number; readonly from: number }[] | undefined => {
  const parts: { id: number; from: number }[] = [];
  for (let from = 0; from < chars.length;) {
    let to = chars.length;
    const named = (): number | undefined => vocabulary.get((from > 0 ? '##' : '') + chars.slice(from, to));
    while (to > from && named() === undefined) to -= 1;
    const id = named();
    if (to === from || id === undefined) return undefined;
    parts.push({ id, from });
    from = to;
  }
  return parts;
};
