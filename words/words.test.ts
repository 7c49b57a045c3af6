import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { catalogueModule } from './catalogue-module.mjs';

interface Entry {
  readonly msgid: string;
  readonly msgid_plural?: string;
  readonly msgstr: readonly string[];
  readonly comments?: { readonly flag?: string };
}

interface WordFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly texts: ReadonlyMap<string, Entry>;
}

interface InCode {
  readonly used: ReadonlySet<string>;
  readonly finished: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  readonly labels: readonly Label[];
}

/** A text in the declaration of a tool. */
interface Label {
  readonly text: string;
  readonly tool: string | undefined;
}

interface Pages {
  readonly tools: ReadonlySet<string>;
  readonly labels: ReadonlyMap<string, ReadonlyMap<string, { readonly wording: string; readonly path: string }>>;
}

interface Files {
  readonly contents: readonly (readonly [path: string, text: string])[];
  readonly lacking: readonly string[];
}

interface Words {
  readonly ENGLISH: string;
  readonly LANGUAGES: readonly string[];
  readonly pathOf: (language: string) => string;
  readonly readPo: (path: string, source?: string) => WordFile;
  readonly filesFor: (
    code: InCode,
    files: {
      readonly english: WordFile;
      readonly translations: readonly (readonly [string, WordFile])[];
      readonly pages: Pages;
    },
  ) => Files;
  readonly textsInCode: () => InCode;
  readonly labelledPages: (languages: readonly string[], root: string) => Pages;
}

const moduleNamed = async (name: string): Promise<object> => (await import(join(resolve('words'), name))) as object;
const words = {} as Words;
beforeAll(async () => {
  for (const name of ['po-file.mjs', 'files-for.mjs', 'texts-in-code.mjs', 'page-labels.mjs'])
    Object.assign(words, await moduleNamed(name));
});

const head = (rule: string): string =>
  [
    'msgid ""',
    'msgstr ""',
    String.raw`"Content-Type: text/plain; charset=utf-8\n"`,
    `"Plural-Forms: ${rule}\\n"`,
    '',
  ].join('\n');
const TWO = 'nplurals=2; plural=(n != 1);';
const po = (...entries: readonly string[]): string => [head(TWO), ...entries].join('\n');

const text = (english: string, said = ''): string => `msgid "${english}"\nmsgstr "${said}"\n`;
const fuzzy = (english: string, said: string): string => `#, fuzzy\n${text(english, said)}`;

const code = (asked: readonly string[], labels: readonly Label[] = []): InCode => ({
  used: new Set([...asked, ...labels.map((label) => label.text)]),
  finished: new Set(),
  asked: new Set(asked),
  labels,
});

const PAGE = 'content/de/tools/pdf-stamp.md';

/** The one tool with a page, and what its German page calls its texts. */
const pagesWith = (labels: Readonly<Record<string, string>> = {}): Pages => ({
  tools: new Set(['pdf-stamp']),
  labels: new Map([
    ['de', new Map(Object.entries(labels).map(([english, wording]) => [english, { wording, path: PAGE }]))],
  ]),
});

/** The files of words that come of English texts and a German translation, both given as they stand in their files. */
const filesFor = (said: InCode, [english, german]: readonly [string, string], pages = pagesWith()): Files =>
  words.filesFor(said, {
    pages,
    english: words.readPo('words/en.pot', english),
    translations: [['de', words.readPo('words/de.po', german)]],
  });

const germanIn = ({ contents }: Files): string => contents.find(([path]) => path.endsWith('de.po'))?.[1] ?? '';

describe('the files of words', () => {
  test('are what the sources say, with no text missing, unused or unsure in any language', () => {
    const { ENGLISH, LANGUAGES, pathOf, readPo, labelledPages } = words;
    const pages = labelledPages(LANGUAGES, '.');
    const translations = LANGUAGES.map((language) => [language, readPo(pathOf(language))] as const);
    const { contents, lacking } = words.filesFor(words.textsInCode(), {
      english: readPo(ENGLISH),
      translations,
      pages,
    });
    expect(lacking).toEqual([]);
    expect(contents.filter(([path, said]) => readFileSync(path, 'utf8') !== said).map(([path]) => path)).toEqual([]);
  });
});

describe('a text', () => {
  const english = po(text('Save'), text('Open'));
  const german = po(text('Save', 'Sichern'), text('Open', 'Öffnen'));

  test('that is new in the sources waits for a translator', () => {
    const files = filesFor(code(['Save', 'Open', 'Close']), [english, german]);
    expect(files.lacking).toEqual(['words/de.po lacks: Close']);
    expect(germanIn(files)).toContain('msgid "Close"\nmsgstr ""');
  });

  test('that the sources no longer have is gone, and its translation with it', () => {
    const files = filesFor(code(['Save']), [english, german]);
    expect(files.lacking).toEqual([]);
    expect(germanIn(files)).toContain('Sichern');
    expect(germanIn(files)).not.toContain('Öffnen');
  });

  test('whose translation is unsure is named', () => {
    const files = filesFor(code(['Save']), [po(text('Save')), po(fuzzy('Save', 'Sparen'))]);
    expect(files.lacking).toEqual(['words/de.po is unsure of: Save']);
  });

  test('that a translator has yet to do is said in English', () => {
    const module = catalogueModule('words/de.po', po(text('Save'), fuzzy('Open', 'Offen')), new Map());
    expect(module).toContain('"plain":{},');
  });
});

describe('a text of a tool', () => {
  const stamp = { text: 'Stamp', tool: 'pdf-stamp' };
  const save = po(text('Save', 'Sichern'));

  test('is asked for on the page of the tool, not in the file of words', () => {
    const files = filesFor(code(['Save'], [stamp]), [save, save]);
    expect(files.lacking).toEqual([`${PAGE} lacks the label: Stamp`]);
    expect(germanIn(files)).not.toContain('Stamp');
    expect(filesFor(code(['Save'], [stamp]), [save, save], pagesWith({ Stamp: 'Stempeln' })).lacking).toEqual([]);
  });

  test('that a screen has, too, or that has values, or whose tool has no page, is asked for in the file of words', () => {
    const labels = [stamp, { text: 'Stamp {n} files', tool: 'pdf-stamp' }, { text: 'Preview', tool: 'pdf-preview' }];
    const files = filesFor(code(['Save', 'Stamp'], labels), [save, save]);
    expect(files.lacking).toEqual(['Stamp', 'Stamp {n} files', 'Preview'].map((lost) => `words/de.po lacks: ${lost}`));
  });

  test('that stands on its page is said where one of the file of words would be', () => {
    const labels = new Map([['Stamp', { wording: 'Stempeln' }]]);
    expect(catalogueModule('words/de.po', save, labels)).toContain('"Stempeln"');
  });

  test('that no tool has, or that the file of words has as well, is named', () => {
    const pages = pagesWith({ Stamp: 'Stempeln', Save: 'Sichern' });
    expect(filesFor(code(['Save']), [save, save], pages).lacking).toEqual([
      `${PAGE} has a label that no tool has: Stamp`,
      `${PAGE} has a label that stands in words/de.po, too: Save`,
    ]);
  });
});

describe('what a tool declares', () => {
  test('are its names, the names of its choices, and the values of those without one', () => {
    const texts = words
      .textsInCode()
      .labels.flatMap(({ text: declared, tool }) => (tool === 'pdf-page-numbers' ? declared : []));
    expect(texts).toEqual(expect.arrayContaining(['Number the pages', 'Position', 'Bottom centre', 'Top left']));
    // Printed on pages as it stands.
    expect(texts).not.toContain('Page 3 of 12');
  });
});

describe('the build', () => {
  test('fails where two texts have one key', () => {
    // Found by trying: FNV-1a gives both the same 32 bits.
    const [one, other] = ['costarring', 'liquid'] as const;
    expect(() => catalogueModule('words/en.pot', po(text(one), text(other)))).toThrow('same key');
  });

  test('fails where a language has a plural of too few forms, or a rule that is more than arithmetic', () => {
    const plural = 'msgid "{n} page"\nmsgid_plural "{n} pages"\nmsgstr[0] "{n} Seite"\n';
    expect(() => catalogueModule('words/de.po', po(plural))).toThrow();
    const rule = head('nplurals=2; plural=(process.exit());');
    expect(() => catalogueModule('words/de.po', `${rule}\n${text('Save', 'Sichern')}`)).toThrow('plurals');
  });
});
