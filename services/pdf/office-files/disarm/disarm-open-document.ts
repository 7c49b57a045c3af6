import type { DisarmedText } from './removed.js';
import { attributeIn } from './xml-text.js';

const TAG_WITH_LINK = /<([\w.-]+(?::[\w.-]+)?)\s[^<>]*?[\w.-]+:href\s*=[^<>]*>/g;
const LINK = /([\s][\w.-]+:href\s*=\s*)("[^"]*"|'[^']*')/g;
/** What is there to be clicked on. */
const ANCHORS: ReadonlySet<string> = new Set(['a']);
const OLE = 'object-ole';
/** Nothing of it is shown. */
const TEMPLATE = 'template';

/** A part of an OpenDocument: whatever is not in the package is not looked for. */
export const disarmOpenDocument = (xml: string): DisarmedText => {
  let [links, objects] = [0, 0];
  const text = xml.replace(TAG_WITH_LINK, (tag, name: string) => {
    const local = name.slice(name.indexOf(':') + 1);
    const target = attributeIn(tag, 'href') ?? '';
    const isOle = local === OLE && target !== '';
    if (ANCHORS.has(local) || (!isOle && isInside(target))) return tag;
    if (isOle) objects += 1;
    else if (local !== TEMPLATE) links += 1;
    return tag.replace(LINK, '$1""');
  });
  return { text, removed: { links, objects } };
};

const isInside = (target: string): boolean =>
  !/^[a-z][a-z0-9+.-]*:|^[/\\]|\\/i.test(target) && !target.split(/[/#?]/).includes('..');
