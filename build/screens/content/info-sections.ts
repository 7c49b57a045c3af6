import { calls } from '../../../contracts/api/calls.js';
import { evidencedClaims, type EvidencedClaim } from '../../../contracts/claims.js';
import { cardIcons, type CardIcon } from '../../../ui/pages/info/card-icons.js';
import type { Card, CodeBlock, Figure, InfoContent } from '../../../ui/pages/info/info-page.js';
import type { ToolsHelpWords } from '../../../ui/pages/info/help/tools-help-words.js';
import type { Proof } from '../../../ui/pages/page-parts.js';
import type { Block, BlockOf } from './blocks.js';
import { questionsOf, stepsOf, titledTexts } from './page-items.js';
import type { Part, Parts } from './sections.js';

type Section = InfoContent['sections'][number];
type Directive = BlockOf<'directive'>;
/** A section without its heading. */
type Content = Section extends infer Each ? (Each extends Section ? Omit<Each, 'heading' | 'text'> : never) : never;

/** Parts of a page that stand in other files. */
export interface Elsewhere {
  readonly parts: Parts;
  /** Whether there is a page at an address of the site. */
  readonly isAddress: (path: string) => boolean;
  /** The cards of the page about use cases, which another page shows as well. */
  readonly useCases: () => readonly Card[];
  /** The words of the page about the tools. */
  readonly tools: () => ToolsHelpWords;
}

const iconIn = (parts: Parts, { blocks }: Part): CardIcon | undefined => {
  const directive = blocks.find((block) => block.kind === 'directive');
  if (!directive) return undefined;
  if (directive.name !== 'icon') throw parts.unknown(directive);
  if (!Object.hasOwn(cardIcons, directive.argument))
    throw parts.mistake(directive.line, `there is no icon ${directive.argument}`);
  return directive.argument as CardIcon;
};

const proofIn = ({ parts, isAddress }: Elsewhere, { blocks }: Part): Proof | undefined => {
  const proof = blocks.find((block) => block.kind === 'link' || block.kind === 'command');
  if (!proof) return undefined;
  if (proof.kind === 'link' && !isAddress(proof.href))
    throw parts.mistake(proof.line, `there is no page ${proof.href}`);
  return proof.kind === 'link'
    ? { label: proof.label, href: proof.href }
    : { label: proof.label, command: proof.command };
};

const PROVING: readonly Block['kind'][] = ['directive', 'link', 'command'];

const cardsOf = (elsewhere: Elsewhere, blocks: readonly Block[]): readonly Card[] =>
  elsewhere.parts.under(3, blocks).map((part) => {
    const words = { ...part, blocks: part.blocks.filter(({ kind }) => !PROVING.includes(kind)) };
    const icon = iconIn(elsewhere.parts, part);
    const proof = proofIn(elsewhere, part);
    return {
      title: part.title,
      text: elsewhere.parts.only('paragraph', words).text,
      ...(icon && { icon }),
      ...(proof && { proof }),
    };
  });

const codeOf = (parts: Parts, blocks: readonly Block[]): readonly CodeBlock[] =>
  parts.under(3, blocks).map((part) => ({ label: part.title, code: parts.only('code', part).code }));

const figuresOf = (parts: Parts, blocks: readonly Block[]): readonly Figure[] =>
  titledTexts(parts, blocks).map(({ title, text }) => ({ value: title, label: text }));

const claimsOf = (parts: Parts, { argument, line }: Directive): readonly EvidencedClaim[] =>
  argument.split(' ').map((name) => {
    const claim = evidencedClaims.find((evidenced) => evidenced === name);
    if (!claim) throw parts.mistake(line, `there is no claim ${name} that needs evidence`);
    return claim;
  });

const groupOf = (parts: Parts, { argument, line }: Directive) => {
  const call = calls.find(({ group }) => group === argument);
  if (!call) throw parts.mistake(line, `there is no group of calls ${argument}`);
  return call.group;
};

interface Shown extends Elsewhere {
  readonly directive: Directive;
  readonly blocks: readonly Block[];
}

/** Each of these directives shows something of the blocks beneath it. */
const directives: Readonly<Record<string, (shown: Shown) => Content>> = {
  cards: (shown) => ({ kind: 'cards', cards: cardsOf(shown, shown.blocks) }),
  steps: ({ parts, blocks }) => ({ kind: 'steps', steps: stepsOf(parts, blocks) }),
  questions: ({ parts, blocks }) => ({ kind: 'questions', questions: questionsOf(parts, blocks) }),
  code: ({ parts, blocks }) => ({ kind: 'code', blocks: codeOf(parts, blocks) }),
  figures: ({ parts, blocks }) => ({ kind: 'figures', figures: figuresOf(parts, blocks) }),
};

/** Each of these directives shows something by itself and has nothing beneath it. */
const filledIn: typeof directives = {
  claims: ({ parts, directive }) => ({ kind: 'claims', claims: claimsOf(parts, directive) }),
  calls: ({ parts, directive }) => ({ kind: 'calls-of', group: groupOf(parts, directive) }),
  'use-cases': ({ useCases }) => ({ kind: 'cards', cards: useCases() }),
  tools: ({ tools }) => ({ kind: 'tools', words: tools() }),
  'live-log': () => ({ kind: 'live-log' }),
  offer: () => ({ kind: 'offer' }),
};

const shownBy = (elsewhere: Elsewhere, directive: Directive, blocks: readonly Block[]): Content => {
  const alone = filledIn[directive.name];
  const [below] = blocks;
  if (alone && below) throw elsewhere.parts.mistake(below.line, `nothing stands below ::${directive.name}`);
  const show = alone ?? directives[directive.name];
  if (!show) throw elsewhere.parts.unknown(directive);
  return show({ ...elsewhere, directive, blocks });
};

const contentOf = (elsewhere: Elsewhere, { blocks, line }: Part): Content => {
  const { parts } = elsewhere;
  const [first, ...rest] = blocks;
  if (first?.kind === 'directive') return shownBy(elsewhere, first, rest);
  const part = { title: '', line, blocks };
  if (first?.kind === 'table') {
    const { columns, rows } = parts.only('table', part);
    return { kind: 'table', columns, rows };
  }
  if (first?.kind === 'list') return { kind: 'list', items: parts.only('list', part).items };
  if (!first) throw parts.mistake(line, 'nothing stands below this heading');
  return { kind: 'text', paragraphs: parts.all('paragraph', blocks).map(({ text }) => text) };
};

const LED_BY_TEXT: readonly Block['kind'][] = ['directive', 'table', 'list'];

/** A section: its heading, a paragraph where there is one, and what it shows. */
export const sectionOf = (elsewhere: Elsewhere, part: Part): Section => {
  const [first, second] = part.blocks;
  const heading = part.title;
  if (first?.kind !== 'paragraph' || !second || !LED_BY_TEXT.includes(second.kind))
    return { heading, ...contentOf(elsewhere, part) };
  return { heading, text: first.text, ...contentOf(elsewhere, { ...part, blocks: part.blocks.slice(1) }) };
};
