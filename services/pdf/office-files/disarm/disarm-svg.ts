import type { DisarmedText } from './removed.js';
import { attributeText } from './xml-text.js';

const LINK = /(\s(?:[\w.-]+:)?(?:href|src)\s*=\s*)("[^"]*"|'[^']*')/gi;
const ADDRESS = /url\(\s*((?:&quot;|&apos;|["'])?)([^)]*?)\1\s*\)/gi;
const IMPORT = /@import\b[^;<]*;?/gi;
const STYLE_SHEET = /<\?xml-stylesheet\b[^?]*\?>/gi;
/** Within the drawing, or pixels as their first bytes tell: a reader does not go by what the address says. */
const OWN = /^(?:#|$|data:image\/[a-z]+;base64,\s*(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR))/;

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
      OWN.test(attributeText(value.slice(1, -1)).trim()) ? all : `${before}"${gone()}"`,
    )
    .replace(ADDRESS, (all, _quote: string, target: string) =>
      OWN.test(attributeText(target).trim()) ? all : `url(#${gone()})`,
    );
  return { text, removed: { links, objects: 0 } };
};
