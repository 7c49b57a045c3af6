import type { catalogue } from '../../../contracts/tools/catalogue.js';
import type { Question, Step, TitledText } from '../page-parts.js';

type ToolId = (typeof catalogue)[number]['id'];

/** A group of things that people do with a tool. */
export interface UseCases {
  readonly group: string;
  readonly cases: readonly string[];
}

/** How long a tool took with some documents, beside another program on the same machine. */
export interface LandingFigure {
  /** As the run names the task, without who did it. */
  readonly task: string;
  readonly files: number;
  readonly pages: number;
  readonly megabytes: number;
  /** Seconds from the request to the result. */
  readonly docket: number;
  readonly peer: { readonly name: string; readonly command: string; readonly seconds: number };
}

/** The content of the page of one tool. The tool gives its icon, its colours and the files that it takes. */
export interface LandingPage {
  readonly tool: ToolId;
  /** Such as `/tools/pdf-merge`. */
  readonly path: `/tools/${string}`;
  /** The h1. The title of the document is this and ` · Docket`. */
  readonly title: string;
  readonly tagline: string;
  /** For search results: at most 155 characters. */
  readonly description: string;
  /** Three short promises beside the picker, such as `No account needed`. */
  readonly promises: readonly [string, string, string];
  /** Paragraphs. */
  readonly whatItIs: readonly string[];
  readonly steps: readonly Step[];
  readonly reasons: readonly TitledText[];
  readonly features: readonly TitledText[];
  readonly useCases: readonly [UseCases, UseCases, UseCases];
  readonly questions: readonly Question[];
  /** Measured in a run whose output comes with the source. */
  readonly figures?: readonly LandingFigure[];
  /** Paths of other landing pages. */
  readonly related: readonly LandingPage['path'][];
}
