import { Parser } from 'htmlparser2';
import { setImmediate as turn } from 'node:timers/promises';
import { addressIn, decoded, piecesOfSheet, type Piece } from './wanted-parts.js';

/** A page without what runs, loads or plays in it. */
export interface OpenedHtml {
  /** Empty for none. */
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** Characters that are read before others have their turn. */
const STRIDE = 64 * 1024;

/** Elements that go with all that is in them. */
const LEFT_OUT = new Set([
  'script',
  'iframe',
  'frameset',
  'object',
  'applet',
  'template',
  'video',
  'audio',
  'noframes',
]);
/** Elements without content that go. */
const VOID_LEFT_OUT = new Set(['embed', 'frame', 'source', 'track', 'base', 'meta', 'link', 'param']);
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'wbr']);
/** Attributes that name what is not wanted, or run. */
const ATTRIBUTE_LEFT_OUT = /^(?:on.*|srcset|ping|formaction|action|background|integrity|nonce|loading)$/;

type Attributes = Readonly<Record<string, string>>;

/**
 * Reads a page, and leaves room for its pictures and style sheets. All else that it would load stays away, and so do
 * its scripts.
 */
export const openHtml = async (html: string, address: URL): Promise<OpenedHtml> => {
  const reader = openReader(address);
  const parser = new Parser(reader.handler, {
    decodeEntities: false,
    lowerCaseTags: true,
    recognizeSelfClosing: false,
  });
  for (let at = 0; at < html.length; at += STRIDE) {
    parser.write(html.slice(at, at + STRIDE));
    await turn();
  }
  parser.end();
  return reader.opened();
};

/** Knows whether what comes is within an element that is left out. */
const openSkip = () => {
  let tag = '';
  let depth = 0;
  return {
    isOver: (): boolean => depth === 0,
    begin: (opened: string): boolean => {
      if (depth === 0 && LEFT_OUT.has(opened)) [tag, depth] = [opened, 1];
      else if (depth > 0 && opened === tag) depth += 1;
      return depth > 0;
    },
    end: (closed: string): boolean => {
      const wasWithin = depth > 0;
      if (closed === tag && wasWithin) depth -= 1;
      return wasWithin;
    },
  };
};

const openReader = (address: URL) => {
  const pieces: Piece[] = [];
  const skip = openSkip();
  let base: URL | undefined;
  let title = '';
  let open = '';

  const handler = {
    onopentag: (tag: string, attributes: Attributes): void => {
      if (skip.begin(tag)) return;
      if (tag === 'base') base ??= addressIn(decoded(attributes['href'] ?? ''), address);
      pieces.push(...piecesOfTag(tag, attributes, base ?? address));
      open = tag;
    },
    onclosetag: (tag: string, isImplied: boolean): void => {
      if (skip.end(tag)) return;
      open = '';
      if (!isImplied && !VOID.has(tag) && !VOID_LEFT_OUT.has(tag)) pieces.push(`</${tag}>`);
    },
    ontext: (text: string): void => {
      if (!skip.isOver()) return;
      if (open === 'title') title += text;
      pieces.push(...(open === 'style' ? piecesOfSheet(text, base ?? address) : [text]));
    },
  };
  return { handler, opened: (): OpenedHtml => ({ title: decoded(title).replace(/\s+/g, ' ').trim(), pieces }) };
};

const piecesOfTag = (tag: string, attributes: Attributes, base: URL): readonly Piece[] => {
  if (tag === 'link') return sheetOf(attributes, base);
  return VOID_LEFT_OUT.has(tag) ? [] : [`<${tag}`, ...attributesOf(tag, attributes, base), '>'];
};

/** A sheet for the screen or for paper; others are not for the first look. */
const sheetOf = ({ rel = '', href, media = '' }: Attributes, base: URL): readonly Piece[] => {
  const kinds = rel.toLowerCase().split(/\s+/);
  const url = href === undefined ? undefined : addressIn(decoded(href), base);
  if (!url || !kinds.includes('stylesheet') || kinds.includes('alternate')) return [];
  return [
    '<link rel="stylesheet" media="',
    quoted(media),
    '" href="',
    { kind: 'sheet', url, instead: quoted(url.href) },
    '">',
  ];
};

const quoted = (text: string): string => text.replaceAll('"', '&quot;');

const attributesOf = (tag: string, attributes: Attributes, base: URL): readonly Piece[] =>
  Object.entries(attributes).flatMap(([name, value]): readonly Piece[] => {
    if (ATTRIBUTE_LEFT_OUT.test(name) || !/^[^\s"'<>/=]+$/.test(name)) return [];
    const isPicture = ['img', 'image', 'input'].includes(tag) && ['src', 'href', 'xlink:href'].includes(name);
    const isLink = name === 'href' && !value.startsWith('#');
    const url = isPicture || isLink ? addressIn(decoded(value), base) : undefined;
    if (!url) return [` ${name}="${quoted(value)}"`];
    if (!isPicture) return [` ${name}="${quoted(url.href.replaceAll('&', '&amp;'))}"`];
    return [` ${name}="`, { kind: 'picture', url, instead: quoted(url.href) }, '"'];
  });
