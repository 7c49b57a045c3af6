import type { Call } from '../../../contracts/api/calls/call.js';
import type { EvidencedClaim } from '../../../contracts/claims.js';
import type { CardIcon } from './card-icons.js';
import type { ToolsHelpWords } from './help/tools-help-words.js';
import type { Proof, Question, Step, TitledText } from '../page-parts.js';

export interface Card extends TitledText {
  readonly icon?: CardIcon;
  readonly proof?: Proof;
}

export interface Figure {
  /** The number with its unit, such as `1.2 s`. */
  readonly value: string;
  readonly label: string;
  readonly proof?: Proof;
}

export interface Plan {
  readonly name: string;
  readonly price: string;
  readonly text: string;
  readonly includes: readonly string[];
  readonly action: { readonly label: string; readonly href: string };
  /** The one that most readers want. */
  readonly isSuggested?: boolean;
}

/** Something to copy into a terminal or a program, or what it prints. */
export interface CodeBlock {
  readonly label: string;
  readonly code: string;
}

export interface CallField {
  readonly name: string;
  readonly isRequired: boolean;
  /** Its type, or the values that it can have. */
  readonly kind: string;
  readonly about: string;
}

/** A call of the HTTP interface, for whoever wants to make it. */
export interface CallHelp {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly fields: readonly CallField[];
  readonly answers: readonly { readonly status: number; readonly about: string }[];
  /** None for a call that sends a browser on to another page. */
  readonly examples: readonly CodeBlock[];
}

interface Headed {
  readonly heading: string;
  /** A sentence or two under the heading. */
  readonly text?: string;
}

export type Section = Headed &
  (
    | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
    | { readonly kind: 'cards'; readonly cards: readonly Card[] }
    | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
    | { readonly kind: 'steps'; readonly steps: readonly Step[] }
    | { readonly kind: 'list'; readonly items: readonly string[] }
    | { readonly kind: 'questions'; readonly questions: readonly Question[] }
    | { readonly kind: 'code'; readonly blocks: readonly CodeBlock[] }
    | { readonly kind: 'plans'; readonly plans: readonly Plan[] }
    | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
    | { readonly kind: 'calls'; readonly calls: readonly CallHelp[] }
    | { readonly kind: 'live-log' }
    | { readonly kind: 'claims'; readonly claims: readonly EvidencedClaim[] }
    | { readonly kind: 'offer' }
  );

export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

/** A page that explains: what it says, section by section. */
export interface InfoPage {
  /** Such as `/security` or `/help/sharing`. */
  readonly path: `/${string}`;
  /** The title of the document; ` · Docket` is added. */
  readonly title: string;
  /** The h1. */
  readonly heading: string;
  /** For search results: at most 155 characters. */
  readonly description: string;
  /** Under the h1. */
  readonly intro: string;
  readonly sections: readonly Section[];
}

/** A table of sizes, and the options of every tool: what the catalogue of tools knows, put in the words of a language. */
export interface ToolsSection extends Headed {
  readonly kind: 'tools';
  readonly words: ToolsHelpWords;
}

/** The calls of a group that the server answers. */
export interface CallsSection extends Headed {
  readonly kind: 'calls-of';
  readonly group: Call['group'];
}

/** A page as its file says it: what the program knows better is filled in when the page is opened. */
export interface InfoContent extends Omit<InfoPage, 'sections'> {
  readonly sections: readonly (Section | ToolsSection | CallsSection)[];
}
