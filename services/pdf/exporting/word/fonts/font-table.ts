import { alternativeFor, type StandIn } from './stand-in-families.js';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** @see ECMA-376-1, 17.8.3.9 and 17.8.3.27 */
const KINDS: Readonly<Record<StandIn, string>> = {
  Arial: '<w:family w:val="swiss"/><w:pitch w:val="variable"/>',
  'Times New Roman': '<w:family w:val="roman"/><w:pitch w:val="variable"/>',
  'Courier New': '<w:family w:val="modern"/><w:pitch w:val="fixed"/>',
};

/** The part of a Word file that says what to show a family in where it is not installed. */
export const fontTable = (families: Iterable<string>): { readonly path: string; readonly data: string } => ({
  path: 'word/fontTable.xml',
  data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${NAMESPACE}">${[...new Set(families)]
    .map(fontIn)
    .join('')}</w:fonts>`,
});

const fontIn = (family: string): string => {
  const other = alternativeFor(family);
  if (other === undefined) return '';
  return `<w:font w:name="${family}"><w:altName w:val="${other}"/>${KINDS[other]}</w:font>`;
};
