import type { z } from 'zod';
import type { CapabilitiesReply } from '../api/capabilities.js';
import type { FileKind } from '../files.js';

/** Which worker runs a tool; one token of a bus subject. */
export type Lane = 'pdf' | 'ai';

/** What people see of a long wait, over the whole page. Specification section 4, "AI overlay". */
export interface WaitingOverlay {
  /** One after the other, each for a few seconds; the last one stays. */
  readonly steps: readonly [string, string, string, string];
  readonly tip: string;
}

export type ToolGroup = 'organise' | 'understand' | 'protect';

/** All the product knows about one tool. Gateway, services and UI read it; none of them names a tool. */
export interface Tool {
  /** Name on the wire and in events; never renamed once shipped. */
  readonly id: string;
  readonly title: string;
  /** One line under the title, such as "Smaller, still sharp". */
  readonly tagline: string;
  /** Text of the button that starts it; `{n}` is the number of files. */
  readonly action: string;
  /** Stated processing time, such as "2-3 s". Specification section 9. */
  readonly duration: string;
  /** Name of the lucide icon that stands for it. */
  readonly icon: string;
  readonly group: ToolGroup;
  readonly lane: Lane;
  readonly accepts: {
    readonly kinds: readonly FileKind[];
    readonly min: number;
    readonly max: number;
    /** So many of each of these kinds, no more and no fewer; they reach the operation in the order of `kinds`. */
    readonly each?: Readonly<Partial<Record<FileKind, number>>>;
  };
  /** Said where the selected files do not fit `accepts`. Specification section 5, "Tool availability". */
  readonly refusal: { readonly kinds: string; readonly count: string };
  /** Not offered at all for such a selection. */
  readonly hiddenWhen?: 'all-pdf';
  /** Wire fields and their checks; the options form is read off this schema. */
  readonly options: z.ZodObject;
  readonly start: 'at-once' | 'after-dialog';
  /** `call`: reached through a call of its own only, never offered or named as an operation. */
  readonly audience: 'everyone' | 'testing' | 'call';
  /**
   * It only tells something of a file and makes nothing of it. Whoever reads "Conversions" on the dashboard thinks of
   * documents, texts and questions that were made, so a question is on the log like all work, and not counted there:
   * the screens ask some by themselves, such as for the language of a file, and one wish would count twice.
   */
  readonly isQuestion?: true;
  /** Another tool's id under which it goes over the wire, with these options. */
  readonly sentAs?: { readonly tool: string; readonly options: Readonly<Record<string, string>> };
  /** Covers the page while it runs. */
  readonly overlay?: WaitingOverlay;
  /** What an installation must be able to do for it. */
  readonly needs?: Exclude<keyof CapabilitiesReply, 'answeredBy' | 'signIn' | 'unavailableExtensions'>;
  /** What its receipt holds, where screens show that. */
  readonly receipt?: 'summaries';
  /** Name of the result without its ending; `{name}` is the first file's name without its ending. */
  readonly resultName: string;
}

export const defineTool = <const T extends Tool>(tool: T): T => tool;
