import type { z } from 'zod';
import type { FileKind } from '../files.js';
import type { CapabilityName } from './capability-names.js';
import type { ToolRights } from './owner-rights.js';

/** Which worker runs a tool; one token of a bus subject. */
export type Lane = 'pdf' | 'ai';

/** How much a tool may work on one conversion, as `time-limits.ts` says. */
export type Effort = 'quick' | 'pages' | 'long';

/** Shown over the whole page during a long wait. Requirement. */
export interface WaitingOverlay {
  /** One after the other, each for a few seconds; the last one stays. */
  readonly steps: readonly [string, string, string, string];
  readonly tip: string;
}

/** The kind of a result: one that another tool may take, a ZIP of several files, or data for programs. */
export type GivenKind = FileKind | 'archive' | 'data';

/** The kinds that a result may have where the choice of an option decides it; the option has no other values. */
export interface GivesByOption {
  readonly option: string;
  readonly kinds: Readonly<Record<string, readonly GivenKind[]>>;
}

/** Heading under which the picker lists a tool. */
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
  /** Stated processing time, such as "2-3 s". Requirement. */
  readonly duration: string;
  /** Seconds that each page takes at least and at most, where many pages take longer than the stated time. */
  readonly pageSeconds?: readonly [least: number, most: number];
  /** Name of the lucide icon that stands for it. */
  readonly icon: string;
  readonly group: ToolGroup;
  readonly lane: Lane;
  readonly accepts: {
    readonly kinds: readonly FileKind[];
    readonly min: number;
    readonly max: number;
    /** Exactly this many files of each kind; the operation gets them in the order of `kinds`. */
    readonly each?: Readonly<Partial<Record<FileKind, number>>>;
    /** One of this kind is worked on, and comes first; what else is given goes with it as it is. */
    readonly first?: FileKind;
  };
  /** The kinds that its result may have; default: data for a question, else a PDF. Read it with `givesOf`. */
  readonly gives?: readonly GivenKind[] | GivesByOption;
  /** Shown when the selected files do not fit `accepts`: wrong kinds, or wrong number. Requirement. */
  readonly refusal: { readonly kinds: string; readonly count: string };
  /** Left out of the picker for such a selection. */
  readonly hiddenWhen?: 'all-pdf';
  /** Wire fields and their checks; the options form is read off this schema. */
  readonly options: z.ZodObject;
  /**
   * A click on the tool starts it, shows its options with a button to start it, or opens a dialog. Requirement.
   */
  readonly start: 'at-once' | 'after-options' | 'after-dialog';
  /** `call`: reached through a call of its own only, never offered or named as an operation. */
  readonly audience: 'everyone' | 'testing' | 'call';
  /** Beside its own call for one file, `POST /api/convert` runs it, so that several files can be a batch. */
  readonly inBatches?: true;
  /** Only Docket itself asks for it; its files go into the result as they are. */
  readonly isInternal?: true;
  /** No list of tools offers it: a screen of its own has `POST /api/convert` run it, and its result is a version of the document. */
  readonly makesVersions?: true;
  /**
   * It only reports about a file and produces nothing. It is on the log like all work, but the dashboard does not count
   * it as a conversion: screens ask some questions by themselves, such as the language of a file, so that one wish of a
   * visitor would count twice.
   */
  readonly isQuestion?: true;
  /** How long a job of it may work, as `time-limits.ts` says; default: `quick` for a question, else `pages`. */
  readonly effort?: Effort;
  /** Another tool's id under which it goes over the wire, with these options. */
  readonly sentAs?: { readonly tool: string; readonly options: Readonly<Record<string, string>> };
  /** Covers the page while it runs. */
  readonly overlay?: WaitingOverlay;
  /** Without this capability the tool is not available. */
  readonly needs?: CapabilityName;
  /** An arrangement of pages, in an option for it, is all that it needs: it does nothing else with them. */
  readonly arrangesPages?: true;
  /** Pages of its result look different from those of the one PDF that it takes. */
  readonly changesLooks?: true;
  /** A digital signature of a PDF does not hold for what it makes of that PDF, where that is another file at all. */
  readonly breaksSignatures?: true;
  /** The content of its receipt, where screens show that. */
  readonly receipt?: 'summaries' | 'answers' | 'redaction';
  /** Name of the result without its ending; `{name}` is the first file's name without its ending. */
  readonly resultName: string;
  /** Other English words that people look for it by, in lower case; those of its title and tagline are found anyway. */
  readonly alsoCalled: readonly string[];
  /** The rights of the owner of a protected PDF that bind it, and its effect on the protection. */
  readonly rights: ToolRights;
}

/** Keeps the literal types of a tool while checking its shape. */
export const defineTool = <const T extends Tool>(tool: T): T => tool;
