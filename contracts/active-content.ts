import type { Note } from './events/conversion.js';

/** The kinds of things that a PDF can do beyond showing pages. */
export const activeKinds = ['scripts', 'actions', 'files', 'forms', 'links'] as const;
/** One of {@link activeKinds}. */
export type ActiveKind = (typeof activeKinds)[number];

/** How many of each kind a PDF holds. */
export type ActiveContent = Readonly<Record<ActiveKind, number>>;

interface Word {
  readonly one: string;
  readonly counted: string;
  readonly many: string;
}

const words: Readonly<Record<ActiveKind, Word>> = {
  scripts: { one: '{n} script', counted: '{n} scripts', many: 'scripts' },
  actions: {
    one: '{n} action that opens or sends something',
    counted: '{n} actions that open or send something',
    many: 'actions that open or send something',
  },
  files: { one: '{n} attached file', counted: '{n} attached files', many: 'attached files' },
  forms: { one: '{n} XFA form', counted: '{n} XFA forms', many: 'XFA forms' },
  links: { one: '{n} link', counted: '{n} links', many: 'links' },
};

/** Links are what most documents have: nobody needs a warning of them. */
const warnedOf = activeKinds.filter((kind) => kind !== 'links');

const ACTIVE: Note['code'] = 'pdf.active-content';

/** Such as "2 scripts" and "1 attached file"; of what there is none, nothing is said. */
export const countedInWords = (content: ActiveContent, kinds: readonly ActiveKind[] = activeKinds): string[] =>
  kinds.flatMap((kind) => {
    const count = content[kind];
    return count > 0 ? [words[kind][count === 1 ? 'one' : 'counted'].replace('{n}', String(count))] : [];
  });

/** Such as "scripts, attached files or links". */
export const kindsInWords = (kinds: readonly ActiveKind[]): string =>
  listed(
    kinds.map((kind) => words[kind].many),
    'or',
  );

const listed = (parts: readonly string[], last: 'and' | 'or'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;

/**
 * Notes about a result that holds active content. The first sentence is for recipients, too; the rest is for the owner.
 * @param said  has `{what}` for what was found.
 */
export const activeContentNotes = (content: ActiveContent, said: string): readonly Note[] => {
  const counts = countedInWords(content, warnedOf);
  return counts.length === 0 ? [] : [{ code: ACTIVE, text: said.replace('{what}', listed(counts, 'and')) }];
};

/** A warning for the recipient of a result before it is opened; empty where there is none. */
export const activeContentWarning = (notes: readonly Note[]): string => {
  const [sentence = ''] = notes.find(isActiveContentNote)?.text.split('. ') ?? [];
  const [, what] = /^This PDF contains (.+?)\.?$/.exec(sentence) ?? [];
  return what ? `This PDF contains ${what}. Open it only if you trust the sender.` : '';
};

/** Whether a note is one of {@link activeContentNotes}. */
export const isActiveContentNote = ({ code }: Note): boolean => code === ACTIVE;
