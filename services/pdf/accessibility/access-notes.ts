import type { Note } from '../../../contracts/events/conversion.js';

/** Says which title readers show now. */
export const titleNote = (title: string): Note => ({
  code: 'access.title',
  text: `Its title is “${title}”, and readers show it.`,
});

/** Says in which language readers that speak read its text now. */
export const languageNote = (language: string): Note => ({
  code: 'access.language',
  text: `The language of its text is told to readers now: ${language}`,
});

const COUNTED = {
  tabs: (count: number) => `Pages on which the Tab key goes in reading order now: ${count}`,
  'silent-figures': (count: number) => `Pictures without an alternative text: ${count}`,
  tables: (count: number) => `Tables without head cells: ${count}`,
  levels: (count: number) => `Headings that skip a level: ${count}`,
  fields: (count: number) => `Form fields without a description: ${count}`,
  'levels-mended': (count: number) => `Headings that skipped a level, and are one level higher or more now: ${count}`,
  lines: (count: number) =>
    `Pages on which words had no structure, such as cells of a sheet, and are read line by line: ${count}`,
} as const;

/** Says how many there are of something; nothing where there is none. */
export const counted = (code: keyof typeof COUNTED, count: number): readonly Note[] =>
  count > 0 ? [{ code: `access.${code}`, text: COUNTED[code](count) }] : [];
