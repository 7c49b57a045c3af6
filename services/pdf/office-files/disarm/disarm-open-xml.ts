import { isInside } from './disarm-open-document.js';
import type { DisarmedText } from './removed.js';
import { attributeIn, attributeText } from './xml-text.js';

const RELATIONSHIP = /<((?:[^\s<>:/!?]+:)?Relationship)\s[^>]*?(?:\/>|>(?:\s*<\/(?:[^\s<>:/!?]+:)?Relationship>)?)/g;
/** Relationships, by the end of their type, that stand for a whole other document or program. */
const OBJECT_TYPES = /\/(oleObject|package|aFChunk|subDocument|control|activeXControlBinary|vbaProject)$/;
const CHART = /charts\//i;
const NUMBERS_TYPE = '/package';
const LINK_TYPE = '/hyperlink';
/** Word writes one into nearly every document, and nothing of it is shown. */
const TEMPLATE_TYPE = '/attachedTemplate';

/**
 * Relationships of a part, less those that lead out of the package and those to objects. Addresses to click on stay.
 *
 * @param name of the part: what a chart keeps its numbers in is looked at by nobody.
 */
export const disarmRelationships = (xml: string, name: string): DisarmedText => {
  let links = 0;
  let objects = 0;
  const text = xml.replace(RELATIONSHIP, (tag, element: string) => {
    const type = attributeIn(tag, 'Type') ?? '';
    if (type.endsWith(LINK_TYPE)) return tag;
    if (isExternal(tag)) {
      if (!type.endsWith(TEMPLATE_TYPE)) links += 1;
      return withoutAttributes(tag, element);
    }
    if (!OBJECT_TYPES.test(type) || (CHART.test(name) && type.endsWith(NUMBERS_TYPE))) return tag;
    objects += 1;
    return withoutAttributes(tag, element);
  });
  return { text, removed: { links, objects } };
};

/** Nothing at all, unless something stands within it. */
const withoutAttributes = (tag: string, element: string): string => (/\/[^"']*>$/.test(tag) ? '' : `<${element}>`);

const isExternal = (tag: string): boolean =>
  attributeIn(tag, 'TargetMode')?.toLowerCase() === 'external' || leadsOut(attributeIn(tag, 'Target') ?? '');

/** A name in a package has no scheme and no host. */
const leadsOut = (target: string): boolean => /^[a-z][a-z0-9+.-]+:|^\/\/|^\\/i.test(target);

/** The text between two marks of a field is one instruction, however many pieces it is in. */
const BETWEEN_MARKS = /(<(?:[^\s<>:/!?]+:)?fldChar\b[^>]*>)((?:(?!<(?:[^\s<>:/!?]+:)?fldChar\b)[^])*)/g;
const INSTRUCTION = /(<(?:[^\s<>:/!?]+:)?instrText\b[^>]*>)([^<]*)/g;
const SIMPLE_FIELD = /<(?:[^\s<>:/!?]+:)?fldSimple\s[^>]*>/g;
const SIMPLE_INSTRUCTION = /(\s(?:[^\s<>:/!?]+:)?instr\s*=\s*)("[^"]*"|'[^']*')/g;
/** Fields that take in something from elsewhere. */
export const FETCHING_FIELD = /\b(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DDEAUTO|DDE|RD)\b\s*(?=["\\\w])/i;
/** A field within it tells the file that it takes in. */
const FETCHING_NAME = /^\s*(?:INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DDEAUTO|DDE|RD)\s*$/i;
/** Sources of a workbook: a program to be asked, a page of the web, a database, a text file. */
const WORKBOOK_SOURCE =
  /<(?:[^\s<>:/!?]+:)?(?:ddeLink|webPr|dbPr|textPr)\b[^>]*?\s(?:ddeService|url|connection|sourceFile)\s*=\s*(?!""|'')[^>]*>/g;
const SOURCE_ATTRIBUTE = /(\s(?:ddeService|ddeTopic|url|connection|sourceFile)\s*=\s*)("[^"]*"|'[^']*')/g;
const PICTURE = /<(?:[^\s<>:/!?]+:)?(?:imagedata|fill|stroke|image)\s[^>]*>/g;
const PICTURE_SOURCE = /(\s(?:[^\s<>:/!?]+:)?(?:src|href)\s*=\s*)("[^"]*"|'[^']*')/g;

const fetchesNothing = (instruction: string): boolean =>
  !FETCHING_FIELD.test(instruction) && !FETCHING_NAME.test(instruction);

/** The main parts of a Word, Excel or PowerPoint file, and the drawings of old that they may hold. */
export const disarmWordXml = (xml: string): DisarmedText => {
  let links = 0;
  const less =
    (isHarmless: (said: string) => boolean, left: string) =>
    (all: string, before: string, value: string): string => {
      if (isHarmless(attributeText(value.replace(/^["']|["']$/g, '')))) return all;
      links += 1;
      return `${before}${left}`;
    };
  const text = xml
    .replace(BETWEEN_MARKS, (all, mark: string, between: string) => {
      const instruction = [...between.matchAll(INSTRUCTION)].map(([, , said = '']) => attributeText(said)).join('');
      if (fetchesNothing(instruction)) return all;
      links += 1;
      return mark + between.replace(INSTRUCTION, '$1');
    })
    .replace(INSTRUCTION, less(fetchesNothing, ''))
    .replace(WORKBOOK_SOURCE, (tag) => {
      links += 1;
      return tag.replace(SOURCE_ATTRIBUTE, '$1""');
    })
    .replace(SIMPLE_FIELD, (tag) => tag.replace(SIMPLE_INSTRUCTION, less(fetchesNothing, '""')))
    .replace(PICTURE, (tag) => tag.replace(PICTURE_SOURCE, less(isInside, '""')));
  return { text, removed: { links, objects: 0 } };
};
