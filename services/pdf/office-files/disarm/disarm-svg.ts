import type { DisarmedText } from './removed.js';
import { attributeText } from './xml-text.js';

const LINK = /(\s(?:[\w.-]+:)?(?:href|src)\s*=\s*)("[^"]*"|'[^']*')/gi;
const ADDRESS = /url\(\s*((?:&quot;|&apos;|["'])?)([^)]*?)\1\s*\)/gi;
const IMPORT = /@import\b[^;<]*;?/gi;
const STYLE_SHEET = /<\?xml-stylesheet\b[^?]*\?>/gi;
/** Within the drawing, or pixels as their first bytes tell: a reader does not go by what the address says. */
const OWN = /^(?:#|$|data:image\/[a-z]+;base64,\s*(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR))/;

/** Whether an address leads nowhere but to pixels that it holds itself, or to a place in its own drawing. */
export const isOwn = (address: string): boolean => OWN.test(address.trim());

/** A drawing without declarations that shows what is in it, and nothing from elsewhere. */
export const disarmSvg = (svg: string): DisarmedText => {
  let links = 0;
  const gone = (): string => {
    links += 1;
    return '';
  };
  const text = svg
    .replace(STYLE_SHEET, gone)
    .replace(IMPORT, gone)
    .replace(LINK, (all, before: string, value: string) =>
      isOwn(attributeText(value.slice(1, -1))) ? all : `${before}"${gone()}"`,
    )
    .replace(ADDRESS, (all, _quote: string, target: string) =>
      isOwn(attributeText(target)) ? all : `url(#${gone()})`,
    );
  return { text, removed: { links, objects: 0 } };
};
