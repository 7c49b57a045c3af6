import type { DisarmedText } from './removed.js';
import { attributeIn, attributeText } from './xml-text.js';

const RELATIONSHIP = /<(?:\w+:)?Relationship\s[^>]*?(?:\/>|>\s*<\/(?:\w+:)?Relationship>)/g;
/** Of relationships, by the end of their type: what stands for a whole other document or program. */
const OBJECT_TYPES = /\/(oleObject|package|aFChunk|subDocument|control|activeXControlBinary|vbaProject)$/;
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
  const text = xml.replace(RELATIONSHIP, (tag) => {
    const type = attributeIn(tag, 'Type') ?? '';
    if (type.endsWith(LINK_TYPE)) return tag;
    if (attributeIn(tag, 'TargetMode')?.toLowerCase() === 'external' || leadsOut(attributeIn(tag, 'Target') ?? '')) {
      if (!type.endsWith(TEMPLATE_TYPE)) links += 1;
      return '';
    }
    if (!OBJECT_TYPES.test(type) || name.includes('charts/')) return tag;
    objects += 1;
    return '';
  });
  return { text, removed: { links, objects } };
};

/** A name in a package has no scheme and no host. */
const leadsOut = (target: string): boolean => /^[a-z][a-z0-9+.-]+:|^\/\/|^\\/i.test(target);

/** What stands between two marks of a field is one instruction, however many pieces it is in. */
const BETWEEN_MARKS = /(<(?:\w+:)?fldChar\b[^>]*>)((?:(?!<(?:\w+:)?fldChar\b)[^])*)/g;
const INSTRUCTION = /(<(?:\w+:)?instrText\b[^>]*>)([^<]*)/g;
const SIMPLE_FIELD = /(<(?:\w+:)?fldSimple\b[^>]*?\binstr\s*=\s*)("[^"]*"|'[^']*')/g;
/** Fields that take in something from elsewhere. */
export const FETCHING_FIELD = /\b(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DDEAUTO|DDE|RD)\b\s*(?=["\\\w])/i;
/** Of a workbook: a program to be asked, a page of the web, a database, a text file. */
const WORKBOOK_SOURCE =
  /<(?:\w+:)?(?:ddeLink|webPr|dbPr|textPr)\b[^>]*?\s(?:ddeService|url|connection|sourceFile)\s*=\s*(?!""|'')[^>]*>/g;
const SOURCE_ATTRIBUTE = /(\s(?:ddeService|ddeTopic|url|connection|sourceFile)\s*=\s*)("[^"]*"|'[^']*')/g;
const PICTURE_SOURCE =
  /(<(?:\w+:)?(?:imagedata|fill|stroke|image)\b[^>]*?\s(?:\w+:)?(?:src|href)\s*=\s*)("[^"]*"|'[^']*')/g;

/** The main parts of a Word, Excel or PowerPoint file, and the drawings of old that they may hold. */
export const disarmWordXml = (xml: string): DisarmedText => {
  let links = 0;
  const without =
    (keep: string) =>
    (all: string, before: string, value: string): string => {
      const said = attributeText(value.replace(/^["']|["']$/g, ''));
      if (keep === '""' ? !leadsOut(said) : !FETCHING_FIELD.test(said)) return all;
      links += 1;
      return `${before}${keep}`;
    };
  const text = xml
    .replace(BETWEEN_MARKS, (all, mark: string, between: string) => {
      const instruction = [...between.matchAll(INSTRUCTION)].map(([, , said = '']) => attributeText(said)).join('');
      if (!FETCHING_FIELD.test(instruction)) return all;
      links += 1;
      return mark + between.replace(INSTRUCTION, '$1');
    })
    .replace(INSTRUCTION, without(''))
    .replace(WORKBOOK_SOURCE, (tag) => {
      links += 1;
      return tag.replace(SOURCE_ATTRIBUTE, '$1""');
    })
    .replace(SIMPLE_FIELD, (all, before: string, value: string) =>
      without(' ')(all, before, value).replace(/= $/, '=""'),
    )
    .replace(PICTURE_SOURCE, without('""'));
  return { text, removed: { links, objects: 0 } };
};
