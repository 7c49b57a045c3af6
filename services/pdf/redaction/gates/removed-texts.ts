import { comparedForms, withoutWordHyphens, type Folding } from '../find/fold-text.js';
import { manyTexts } from '../find/many-texts.js';
import { contentStrings } from '../pages/content-strings.js';
import type { RemovedText } from '../survey/survey.js';

type Where = RemovedText['page'];
type Search = (content: Uint8Array, isHere: (page: Where) => boolean) => boolean;

/** Shorter texts are found by chance among the codes of a content stream. */
const CONTENT_MIN = 4;
/** Without regard to the gaps between strings. */
const TIGHT_MIN = 8;
/** In anything else, such as the samples of an image. */
const OTHER_MIN = 6;

/** Searches for all of them at once, in what pages draw and in any other stream. */
export const searchesFor = (removed: readonly RemovedText[]): { readonly content: Search; readonly other: Search } => {
  const foldings = (['text', 'pattern'] as const).map((folding) =>
    searchesIn(
      folding,
      removed.filter((one) => one.folding === folding),
    ),
  );
  return {
    content: (content, isHere) => foldings.some((one) => one.content(content, isHere)),
    other: (content, isHere) => foldings.some((one) => one.other(content, isHere)),
  };
};

const searchesIn = (folding: Folding, removed: readonly RemovedText[]): { content: Search; other: Search } => {
  if (removed.length === 0) return { content: () => false, other: () => false };
  const both = (text: string) => [text, withoutWordHyphens(text, folding)];
  const loose = placed(removed, (text) => (withoutGaps(text).length >= CONTENT_MIN ? both(text) : []));
  const tight = placed(removed, (text) => (withoutGaps(text).length >= TIGHT_MIN ? both(text).map(withoutGaps) : []));
  const tightly: typeof tight = (text, isHere) => tight(withoutGaps(text), isHere);
  const shows = (text: string, search: ReturnType<typeof placed>, isHere: (page: Where) => boolean) =>
    comparedForms(text.replaceAll(SOFT_HYPHEN, '-'), folding).some((form) => search(form, isHere));
  const forms = placed(removed, (text) => (text.length >= OTHER_MIN ? formsOf(text, folding) : []));
  return {
    content: (content, isHere) =>
      contentStrings(content).some(
        (shown) => shows(shown.spaced, loose, isHere) || shows(shown.tight, tightly, isHere),
      ),
    other: (content, isHere) => {
      if (!removed.some(({ text }) => text.length >= OTHER_MIN)) return false;
      const plain = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1');
      return forms(folding === 'text' ? plain.toLowerCase() : plain, isHere);
    },
  };
};

/** As a code of Latin-1 it is drawn as a hyphen, and every reader takes it for one. */
const SOFT_HYPHEN = '\u00AD';

const withoutGaps = (text: string): string => text.replaceAll(' ', '');

/** A search for what stands for texts, that knows on which pages none of it may be. */
const placed = (removed: readonly RemovedText[], formsFor: (text: string) => readonly string[]) => {
  const pages = new Map<string, Set<Where>>();
  for (const { text, page } of removed) {
    for (const form of formsFor(text)) pages.set(form, (pages.get(form) ?? new Set()).add(page));
  }
  const search = manyTexts(pages.keys());
  return (text: string, isHere: (page: Where) => boolean): boolean =>
    search(text, (text) => [...(pages.get(text) ?? [])].some(isHere));
};

/** How a text looks in a file when bytes are taken for letters. */
const formsOf = (text: string, folding: Folding): readonly string[] => {
  const composed = text.normalize('NFC');
  const written = folding === 'text' ? [composed, composed.toUpperCase()] : [composed];
  return written.flatMap((one) => {
    const wide = Buffer.from(one, 'utf16le');
    const encodings = [Buffer.from(one, 'latin1'), Buffer.from(one, 'utf8'), wide, Buffer.from(wide).swap16()];
    return encodings.flatMap((bytes) => asFound(bytes, folding));
  });
};

const asFound = (bytes: Buffer, folding: Folding): readonly string[] => {
  const plain = bytes.toString('latin1');
  const hex = bytes.toString('hex');
  return folding === 'text' ? [plain.toLowerCase(), hex] : [plain, hex, hex.toUpperCase()];
};
