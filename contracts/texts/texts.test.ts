import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ScreenLanguage } from '../screen-languages.js';
import { arabic } from './ar/index.js';
import type { Catalogue, PluralForms } from './text-catalogue.js';
import { chinese } from './zh/index.js';
import { everyText } from './en/index.js';
import { french } from './fr/index.js';
import { german } from './de/index.js';
import { pluralsEn } from './en/plurals.en.js';
import { spanish } from './es/index.js';
import { wording } from './wording.js';

const catalogues: readonly (readonly [Exclude<ScreenLanguage, 'en'>, Catalogue])[] = [
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['ar', arabic],
  ['zh', chinese],
];

const names = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

const sources = ['contracts', 'gateway', 'services', 'ui'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^contracts\/texts\//.test(path)),
);

/** A text with the places of its values alone, as a template in the sources has them. */
const withoutNames = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}');

/** A value of a choice as it is drawn: `bottom-right` as `Bottom right`. */
const asLabel = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What an expression says: a literal, a template, or several of them joined. */
const saidBy = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('{}');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const parts = [saidBy(node.left), saidBy(node.right)];
  return parts.includes(undefined) ? undefined : parts.join('');
};

const textsIn = (path: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const said = saidBy(node);
    if (said !== undefined) found.push(withoutNames(said), asLabel(said));
    if (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent)) found.push(node.text, asLabel(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
};

describe('the texts of the screens', () => {
  test('stand in the catalogue once each', () => {
    const all = [...everyText, ...Object.keys(pluralsEn)];
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });

  test('are all used', () => {
    const used = new Set(sources.flatMap(textsIn));
    expect([...everyText, ...Object.keys(pluralsEn)].filter((text) => !used.has(withoutNames(text)))).toEqual([]);
  });

  test.each(catalogues)('have in %s the values of the English ones, and no empty wording', (_, { plain }) => {
    const wrong = Object.entries(plain).filter(
      ([text, said]) => said.trim() === '' || names(said).join() !== names(text).join(),
    );
    expect(wrong).toEqual([]);
  });

  test.each(catalogues)('have in %s a wording for every kind of number', (language, { plural }) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const needed = pluralCategories.filter((category) => category !== 'many' || language === 'ar'); // millions elsewhere
    const lacking = Object.entries<PluralForms>(plural).flatMap(([text, forms]) =>
      needed.filter((category) => forms[category] === undefined).map((category) => `${text}: ${category}`),
    );
    expect(lacking).toEqual([]);
  });
});

describe('a text', () => {
  test('is said with its values, numbers as the language writes them', () => {
    const said = (language: ScreenLanguage, catalogue?: Catalogue) =>
      [1, 2, 3, 11, 1234].map((n) => wording({ language, catalogue }, '{n} pages', { n }));
    expect(said('en')).toEqual(['1 page', '2 pages', '3 pages', '11 pages', '1,234 pages']);
    expect(said('de', german)).toEqual(['1 Seite', '2 Seiten', '3 Seiten', '11 Seiten', '1.234 Seiten']);
    expect(said('ar', arabic).slice(0, 4)).toEqual(['صفحة واحدة', 'صفحتان', '3 صفحات', '11 صفحة']);
  });

  test('that no catalogue has stays as it is', () => {
    expect(wording({ language: 'de', catalogue: german }, 'Lease.pdf by {who}', { who: 'Ada' })).toBe(
      'Lease.pdf by Ada',
    );
  });
});
