// Brings the files of words up to date with the sources; with --check, says what is not.
import { readFileSync, writeFileSync } from 'node:fs';
import { filesFor } from './files-for.mjs';
import { ENGLISH, LANGUAGES, pathOf, readPo } from './po-file.mjs';
import { labelledPages } from './page-labels.mjs';
import { textsInCode } from './texts-in-code.mjs';

const translations = LANGUAGES.map((language) => [language, readPo(pathOf(language))]);
const { contents, lacking } = filesFor(textsInCode(), {
  english: readPo(ENGLISH),
  translations,
  pages: labelledPages(LANGUAGES, '.'),
});
const outdated = contents.filter(([path, text]) => readFileSync(path, 'utf8') !== text);
const isCheck = process.argv.includes('--check');

for (const [path, text] of outdated) {
  if (isCheck) console.error(`${path} is not what the sources say: run npm run words`);
  else writeFileSync(path, text);
}
for (const line of lacking) console.error(line);
process.exitCode = lacking.length > 0 || (isCheck && outdated.length > 0) ? 1 : 0;
