/** Names that stand for texts within one part; who declares them may also make each stand for ten of the next. */
interface Prolog {
  /** Where the declarations stand, from and to. */
  readonly start: number;
  readonly end: number;
  readonly declarations: string;
}

const DOCTYPE = '<!DOCTYPE';
/** Declarations stand before the content. */
const PROLOG_MAX_CHARS = 64 * 1024;
const ENTITY = /<!ENTITY\s+(%\s+)?([^\s"'<>%]+)\s+(?:"([^"]*)"|'([^']*)'|[^>]*)\s*>/g;
/** The characters that all of them together may add to a part. */
const ADDED_MAX_CHARS = 1024 * 1024;
const REFERENCE = /&([^\s&;#<>"']+);/g;
const PREDEFINED: ReadonlySet<string> = new Set(['lt', 'gt', 'amp', 'quot', 'apos']);

/**
 * A part without declarations: names of plain texts are replaced by these, all others by nothing.
 *
 * @returns undefined where the declarations have no end.
 */
export const withoutEntities = (xml: string): string | undefined => {
  if (!/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, PROLOG_MAX_CHARS))) return xml;
  const prolog = prologOf(xml);
  if (!prolog) return undefined;
  const texts = plainTexts(prolog.declarations);
  let left = ADDED_MAX_CHARS;
  const rest = xml.slice(prolog.end).replace(REFERENCE, (reference, name: string) => {
    if (PREDEFINED.has(name)) return reference;
    const text = texts.get(name) ?? '';
    left -= text.length;
    return left < 0 ? '' : text;
  });
  return xml.slice(0, prolog.start) + rest;
};

/** Whether the declarations at the beginning of a part are of plain texts only. */
export const declaresOnlyTexts = (xml: string): boolean => {
  const prolog = prologOf(xml);
  if (!prolog) return false;
  const declared = prolog.declarations.match(/<!ENTITY/g)?.length ?? 0;
  return declared === plainTexts(prolog.declarations).size;
};

const PIECE = /"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[[\]>]/g;

/** Up to the `>` that is in no text, comment or inner part. */
const prologOf = (xml: string): Prolog | undefined => {
  const start = xml.slice(0, PROLOG_MAX_CHARS).indexOf(DOCTYPE);
  if (start < 0) return undefined;
  const declarations = xml.slice(start, start + PROLOG_MAX_CHARS);
  let inner = false;
  for (const { 0: piece, index } of declarations.slice(DOCTYPE.length).matchAll(PIECE)) {
    if (piece === '[') inner = true;
    else if (piece === ']') inner = false;
    else if (piece === '>' && !inner) {
      const end = start + DOCTYPE.length + index + 1;
      return { start, end, declarations: xml.slice(start, end) };
    }
  }
  return undefined;
};

const plainTexts = (declarations: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const [, parameter, name = '', quoted, apostrophed] of declarations.matchAll(ENTITY)) {
    const text = quoted ?? apostrophed;
    if (parameter === undefined && text !== undefined && !/[&%<]/.test(text)) texts.set(name, text);
  }
  return texts;
};
