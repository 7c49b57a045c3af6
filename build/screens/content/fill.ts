import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import { PLACEHOLDERS } from '../../../contracts/tools/pdf-header-footer.js';
import { NAME_PLACEHOLDERS } from '../../../contracts/tools/pdf-rename.js';
import { ContentError, type ContentFile } from './content-error.js';
import type { Fill } from './blocks.js';
import { pageValues } from './page-values.js';

/** Placeholders that people type themselves. */
const typed: ReadonlySet<string> = new Set([...PLACEHOLDERS, ...NAME_PLACEHOLDERS]);

const values = new Map<ScreenLanguage, Readonly<Record<string, string>>>();

const valuesIn = (language: ScreenLanguage) => {
  const known = values.get(language) ?? pageValues(language);
  values.set(language, known);
  return known;
};

/** Puts the numbers of the program in where a page names them. @throws ContentError for a name that there is not. */
export const fillIn =
  ({ path }: Pick<ContentFile, 'path'>, language: ScreenLanguage, later: readonly string[] = []): Fill =>
  (text, line) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      if (later.includes(name) || typed.has(whole)) return whole;
      const value = valuesIn(language)[name];
      if (value === undefined) throw new ContentError(path, line, `there is no value ${whole}`);
      return value;
    });
