import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';

export const patterns = ['solid', 'diagonal', 'crosshatch'] as const;
export type Pattern = (typeof patterns)[number];

/** The look of the redaction boxes. */
export interface Look {
  /** Such as `#000000`. */
  readonly color: string;
  readonly pattern: Pattern;
  readonly preserveFormatting: boolean;
  /** Whether patterns match upper and lower case alike. */
  readonly ignoreCase?: boolean;
}

/** How redactions look unless changed. Requirement. */
export const defaultLook: Look = { color: '#000000', pattern: 'solid', preserveFormatting: false };

/** The options of `pdf-redact` as they are sent. Requirement. */
export const redactOptions = (items: readonly RedactionItem[], look: Look): Readonly<Record<string, string>> => ({
  redactionItems: JSON.stringify(items),
  redactionColor: look.color,
  redactionPattern: look.pattern,
  preserveFormatting: String(look.preserveFormatting),
  ...(look.ignoreCase && { ignoreCase: 'true' }),
});
