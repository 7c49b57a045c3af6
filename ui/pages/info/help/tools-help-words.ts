import type { FileKind } from '../../../../contracts/files.js';
import type { Field } from '../../../tools/fields-of-options.js';

/** How the page about the tools puts things in a language; a name in braces stands for what is put in its place. */
export interface ToolsHelpPhrases {
  /** The columns of the table of sizes. */
  readonly fileColumns: readonly string[];
  /** The columns of the table of options. */
  readonly columns: readonly string[];
  readonly noOptions: string;
  /** A kind of file, as it is named after `1`. */
  readonly one: Readonly<Record<FileKind, string>>;
  readonly several: Readonly<Record<FileKind, string>>;
  /** One file of one of these `{kinds}`, such as `1 PDF or image`. */
  readonly oneOf: string;
  /** From `{min}` to `{max}` files of these `{kinds}`. */
  readonly range: string;
  /** One file each of these `{kinds}`, which are each put as `kind` and joined by `and`. */
  readonly oneEach: { readonly whole: string; readonly kind: string; readonly and: string };
  /** The sentence about the `{files}` that a tool takes and how long it is usually at work: `{duration}`. */
  readonly takes: string;
  /** Values that can be entered where there is nothing to choose from. */
  readonly free: Readonly<Record<Exclude<Field['kind'], 'choice' | 'list'>, string>>;
  /** One of `{count}` values. */
  readonly oneOfMany: string;
  /** A number of `{megabytes}`. */
  readonly size: string;
  readonly marks: Readonly<Record<'comma' | 'semicolon' | 'colon' | 'full' | 'between', string>>;
}

/** The words of the page about the tools for each of them, by its id. */
export interface ToolsHelpWords {
  readonly phrases: ToolsHelpPhrases;
  /** A sentence for each option, by the name of its field. */
  readonly sentences: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly remarks: Readonly<Record<string, string>>;
}
