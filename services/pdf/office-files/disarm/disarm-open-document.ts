import { disarmInlinePictures } from './inline-pictures.js';
import { isOwn } from './disarm-svg.js';
import type { DisarmedText } from './removed.js';
import { attributesIn, attributeText } from './xml-text.js';

const TAG_WITH_LINK = /<([^\s<>/!?="']+)(?=\s)[^<>]*?\s[^\s<>:/!?="']+:href\s*=[^<>]*>/g;
const LINK = /(\s[^\s<>:/!?="']+:href\s*=\s*)("[^"]*"|'[^']*')/g;
/** Another program that is asked for a value. */
const DDE_SOURCE = /<[^\s<>/!?="']+\s[^<>]*?:dde-application\s*=\s*(?!""|'')[^<>]*>/g;
const DDE_ATTRIBUTE = /(\s[^\s<>:/!?="']+:dde-(?:application|topic|item)\s*=\s*)("[^"]*"|'[^']*')/g;
/**
 * One that takes a value from another document, program or address; the cell keeps the value that it had. What stands
 * before the colon is looked at last: the text of a large picture would be taken for a name of millions of letters.
 */
const FORMULA = /:formula(?<=(\s[^\s<>:/!?="']+):formula)\s*=\s*("[^"]*"|'[^']*')/g;
const REACHING_FORMULA = /'[^']*'#|#\$|\b(?:DDE|WEBSERVICE)\s*\(/i;
/** Elements that are there to be clicked on. */
const ANCHORS: ReadonlySet<string> = new Set(['a']);
const OLE = 'object-ole';
/** Nothing of it is shown. */
const TEMPLATE = 'template';

/** A part of an OpenDocument: whatever is not in the package is not looked for. */
export const disarmOpenDocument = (xml: string): DisarmedText => {
  let links = 0;
  let objects = 0;
  const asked = (tag: string): string => {
    links += 1;
    return tag.replace(DDE_ATTRIBUTE, '$1""');
  };
  const text = xml.replace(TAG_WITH_LINK, (tag, name: string) => {
    const local = name.slice(name.indexOf(':') + 1);
    const targets = attributesIn(tag, 'href');
    const isOle = local === OLE && targets.some((target) => target !== '');
    if (ANCHORS.has(local) || (!isOle && targets.every(isInside))) return tag;
    if (isOle) objects += 1;
    else if (local !== TEMPLATE) links += 1;
    return tag.replace(LINK, '$1""');
  });
  const plain = withoutReaching(text.replace(DDE_SOURCE, asked));
  const pictures = disarmInlinePictures(plain.text);
  return {
    text: pictures.text,
    removed: { links: links + plain.formulas + pictures.removed.links, objects: objects + pictures.removed.objects },
  };
};

const withoutReaching = (text: string): { readonly text: string; readonly formulas: number } => {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, 1: name = '', 2: value = '', index } of text.matchAll(FORMULA)) {
    if (!REACHING_FORMULA.test(attributeText(value.slice(1, -1)))) continue;
    parts.push(text.slice(from, index - name.length));
    from = index + found.length;
  }
  return { text: [...parts, text.slice(from)].join(''), formulas: parts.length };
};

/** Whether an address leads to something in the package, or holds what it leads to. */
export const isInside = (target: string): boolean =>
  isOwn(target) || (!/^[a-z][a-z0-9+.-]*:|^[/\\]|\\/i.test(target) && !target.split(/[/#?]/).includes('..'));
