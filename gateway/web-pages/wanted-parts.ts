import { Parser } from 'htmlparser2';

/** Something that a page shows and that is not in it. */
export interface Wanted {
  readonly kind: 'picture' | 'sheet';
  readonly url: URL;
  /** The text that stands there where it cannot be had. */
  readonly instead: string;
}

/** A text in pieces, between which there is room for what it wants. */
export type Piece = string | Wanted;

const CSS_ADDRESS = /url\(\s*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|(?<bare>[^\s"'()]*))\s*\)/gi;

/** A style sheet with room for the pictures and fonts that it names. Sheets that it imports stay away. */
export const piecesOfSheet = (css: string, base: URL): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of css.matchAll(CSS_ADDRESS)) {
    const { double, single, bare } = match.groups ?? {};
    const url = addressIn(double ?? single ?? bare ?? '', base);
    if (!url) continue;
    pieces.push(`${css.slice(at, match.index)}url("`, { kind: 'picture', url, instead: url.href }, '")');
    at = match.index + match[0].length;
  }
  return [...pieces, css.slice(at)];
};

/** The address of something on the net; undefined for what is in the text itself, or nowhere. */
export const addressIn = (text: string, base: URL): URL | undefined => {
  const url = URL.parse(text.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

/** The text that a piece of HTML stands for. */
export const decoded = (html: string): string => {
  if (!html.includes('&')) return html;
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true });
  parser.end(html.replaceAll('<', '&lt;'));
  return text;
};
