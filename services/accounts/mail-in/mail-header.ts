/** A field of the header of a mail, unfolded. */
interface Field {
  /** In small letters. */
  readonly name: string;
  readonly value: string;
}

/** The header of a mail: what stands above is the newest. */
export interface MailHeader {
  /** Every value of a field, from the top. */
  readonly all: (name: string) => readonly string[];
  /** The topmost value of a field; empty where there is none. */
  readonly first: (name: string) => string;
}

const END = /\r?\n\r?\n/;
const FOLD = /\r?\n[ \t]+/g;
const FIELD = /^([!-9;-~]+)[ \t]*:(.*)$/s;

/**
 * The header of a mail that begins with these bytes; undefined where it does not end within them, so that nothing is
 * read off half a header.
 */
export const headerOf = (beginning: Buffer, isWhole: boolean): MailHeader | undefined => {
  const text = beginning.toString('utf8');
  const end = END.exec(text);
  if (!end && !isWhole) return undefined;
  const lines = text.slice(0, end?.index).replaceAll(FOLD, ' ').split(/\r?\n/);
  const fields = lines.flatMap((line): Field[] => {
    const [, name, value] = FIELD.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name: name.toLowerCase(), value: value.trim() }];
  });
  const all = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value);
  return { all, first: (name) => all(name)[0] ?? '' };
};
