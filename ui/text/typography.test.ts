import { translatedLanguages, type TranslatedLanguage } from '../../contracts/page-languages.js';
import { catalogue as arabic } from '../../words/ar.po';
import { catalogue as german } from '../../words/de.po';
import { catalogue as spanish } from '../../words/es.po';
import { catalogue as french } from '../../words/fr.po';
import type { Catalogue } from '../../contracts/texts/text-catalogue.js';
import { catalogue as chinese } from '../../words/zh.po';
import { infoPages, landingPages, textsIn } from '../pages/public-words-fixture.js';

const catalogues: Readonly<Record<TranslatedLanguage, Catalogue>> = {
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
  zh: chinese,
};

/** How a language is not written, by what a reader would miss. */
const wrong: Readonly<Record<TranslatedLanguage, Readonly<Record<string, RegExp>>>> = {
  de: {
    'quotation marks like „these“': /["”]|(?<=\s)'|“(?=\p{L})/u,
    'a space and one sign for what is left out': /\.\.\.|[^\s\u{A0}…]…/u,
    'the PDF as a neuter noun':
      /\b(?:die|der|eine|einer|keine|keiner|diese|dieser|Ihre|Ihrer|meine|jede|jeder) (?:\p{Ll}+ )?PDF\b(?!-)/iu,
    'a space before per cent': /\d%/,
  },
  fr: {
    'a narrow space before : ; ? ! and %':
      /[^\u{202F}?!(](?:[;?!]|:(?!\/\/|\p{L}|\d|\u{202F}»))(?![\w/=])|[^\u{202F}]%/u,
    'a narrow space inside « »': /«(?!\u{202F})|(?<!\u{202F})»/u,
    'the apostrophe ’': /\p{L}'\p{L}/u,
    'one sign for what is left out': /\.\.\./,
    'the quotation marks « »': /["“”]/,
  },
  es: {
    '¿ before a question': /^[^¿]*[\p{L}\d»)}]\?/u,
    '¡ before an exclamation': /^[^¡]*[\p{L}\d»)}]!/u,
    'one sign for what is left out': /\.\.\./,
    'the quotation marks « »': /["“”]/,
  },
  ar: {
    'lists of pages kept from being turned round': /(?<![\u{2066}\d@.-]|, )\d[\d@-]*, \d/u,
    'the comma ، the semicolon ؛ and the question mark ؟': /\p{Script=Arabic}[,;?]/u,
    'one sign for what is left out': /\.\.\./,
    'the quotation marks « »': /["“”]/,
  },
  zh: {
    'wide punctuation beside Chinese': /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}|\p{Script=Han}\.(?!\w)/u,
    'no space beside wide punctuation': /[\s\u{A0}][，。；：？！、（）《》]|[，。；：？！、（）《》][\s\u{A0}]/u,
    'one sign for what is left out': /\.\.\./,
    'the quotation marks “ ”': /["„«»]/,
  },
};

/** Nothing that a reader types or a program prints. */
const inWords = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(inWords);
  if (typeof part !== 'object' || part === null || '$$typeof' in part) return part;
  const proseParts = Object.entries(part).filter(
    ([name]) => !['code', 'command', 'calls', 'href', 'path', 'task'].includes(name),
  );
  return Object.fromEntries(proseParts.map(([name, each]) => [name, inWords(each)]));
};

const pagesIn = async (language: TranslatedLanguage): Promise<readonly unknown[]> => [
  ...(await infoPages(language)),
  ...(await landingPages(language)),
];

describe.each(translatedLanguages)('every text in %s, of the screens and of the public pages', (language) => {
  const texts: string[] = [];

  beforeAll(async () => {
    texts.push(...textsIn(catalogues[language]), ...textsIn((await pagesIn(language)).map(inWords)));
  });

  test.each(Object.entries(wrong[language]))('has %s', (_, mistake) => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => mistake.test(text))).toEqual([]);
  });
});
