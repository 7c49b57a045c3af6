import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

const folderOf = (language) => `content/${language}/tools`;

/** The files of tools' pages in a language, with what they hold, by their paths below the root of the sources. */
const pagesIn = (language, root) => {
  const folder = join(root, folderOf(language));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return names.toSorted().map((name) => [`${folderOf(language)}/${name}`, readFileSync(join(folder, name), 'utf8')]);
};

const labelsOf = ([path, source]) => {
  const [, front = ''] = /^---\n([\s\S]*?\n)---\n/.exec(source) ?? [];
  if (!/^labels:/m.test(front)) return [];
  try {
    return Object.entries(parse(front).labels ?? {});
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
};

/**
 * The labels of a tool's texts on its page in a language.
 *
 * @param root the folder in which `content/` is
 * @returns each label by its English wording, with the page that has it
 * @throws Error where two pages have another wording each for one text
 */
export const pageLabels = (language, root) => {
  const labels = new Map();
  for (const page of pagesIn(language, root)) {
    const [path] = page;
    for (const [text, wording] of labelsOf(page)) {
      const other = labels.get(text);
      if (other && other.wording !== wording)
        throw new Error(`${path} calls ‘${text}’ another thing than ${other.path}`);
      labels.set(text, { wording, path });
    }
  }
  return labels;
};

/** The page that has a tool's labels. */
export const pageOf = (tool, language) => `${folderOf(language)}/${tool}.md`;

/** The tools with a page of their own, and the labels that the pages of each language have. */
export const labelledPages = (languages, root) => ({
  tools: new Set(pagesIn('en', root).map(([path]) => basename(path, '.md'))),
  labels: new Map(languages.map((language) => [language, pageLabels(language, root)])),
});
