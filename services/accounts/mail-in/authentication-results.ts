import { domainToASCII } from 'node:url';

/** A result of a method, such as `dmarc=pass`, with what it is about, such as `header.from=example.org`. */
interface MethodResult {
  readonly method: string;
  readonly result: string;
  readonly properties: ReadonlyMap<string, string>;
}

/** Domains are compared as they are looked up: in small letters, and encoded. */
export const comparableDomain = (domain: string): string =>
  domainToASCII(domain.trim().replace(/\.$/, '')).toLowerCase();

/** Text in quotation marks, a character after a backslash, or one character. */
const PIECE = /"(?:[^"\\]|\\.)*"?|\\.|./gs;

/** The text without its comments, which may stand within each other and say anything. */
const withoutComments = (value: string): string => {
  const pieces: string[] = [];
  let depth = 0;
  for (const [piece] of value.matchAll(PIECE)) {
    depth = depthAfter(piece, depth);
    if (depth === 0) pieces.push(piece === ')' ? ' ' : piece);
  }
  return pieces.join('');
};

const depthAfter = (char: string, depth: number): number => {
  if (char === '(') return depth + 1;
  return char === ')' && depth > 0 ? depth - 1 : depth;
};

/** A word, or one in quotation marks; `=` and `;` separate. */
const TOKEN = /"((?:[^"\\]|\\.)*)"|([^\s;="]+)|([;=])/gs;

const wordsOf = (value: string): readonly string[] =>
  Array.from(withoutComments(value).matchAll(TOKEN), ([, quoted, word, sign]) => {
    if (sign !== undefined) return sign;
    return (word ?? quoted?.replaceAll(/\\(.)/gs, '$1') ?? '').replaceAll(/[;=]/g, '');
  });

/** The words of each part between semicolons. */
const partsOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === ';') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
};

const pairsOf = (words: readonly string[]): readonly (readonly [string, string])[] =>
  words.flatMap((word, at) =>
    word === '=' && at > 0 ? [[(words[at - 1] ?? '').toLowerCase(), words[at + 1] ?? ''] as const] : [],
  );

const resultOf = (words: readonly string[]): MethodResult | undefined => {
  const [first, ...rest] = pairsOf(words);
  if (!first) return undefined;
  const [method, result] = first;
  return { method: method.split('/', 1)[0] ?? '', result: result.toLowerCase(), properties: new Map(rest) };
};

/**
 * Whether the mail server has found that a mail is of the domain it claims to be of (DMARC, RFC 7489 and 8601).
 *
 * Of all results only the topmost that carries the name of this server counts: it stands above whatever the sender has
 * written into the mail.
 *
 * @param results  values of `Authentication-Results`, from the top
 */
export const passesDmarc = (
  results: readonly string[],
  { authserv, domain }: { readonly authserv: string; readonly domain: string },
): boolean => {
  const parsed = results.map((value) => partsOf(wordsOf(value)));
  const own = parsed.find(([who]) => who?.[0]?.toLowerCase() === authserv.toLowerCase());
  const dmarc = (own ?? []).slice(1).flatMap((words) => resultOf(words) ?? []);
  const dmarcResults = dmarc.filter(({ method }) => method === 'dmarc');
  const about = comparableDomain(dmarcResults[0]?.properties.get('header.from') ?? '');
  return (
    dmarcResults.length === 1 &&
    dmarcResults[0]?.result === 'pass' &&
    about !== '' &&
    about === comparableDomain(domain)
  );
};
