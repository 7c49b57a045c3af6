import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { plainTexts, pluralTexts } from '../../words/en.pot';

/** All that is drawn or said, but for the public pages, which are written in English, and the inspector of developers. */
const elsewhere = ['inspector', 'pages', 'prerender', 'public', 'spec', 'testing'];
const rooms = readdirSync('ui', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !elsewhere.includes(entry.name))
  .map(({ name }) => join('ui', name));

const known = new Set<string>([...plainTexts, ...Object.keys(pluralTexts)]);
const SAID = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'heading', 'text']);
/** Lines and classes. */
const DRAWN = new Set(['d', 'className']);
/** Names that are the same in every language. */
const sameEverywhere = new Set(['Docket']);

/** Files that are read by another program, which knows no other language. */
const inEnglish = ['ui/screens/kahoot-quiz/quiz/workbook.ts'];

const sources = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|walk)\.tsx?$|-fixture\.tsx?$|\/(testing|fixtures)\//.test(path))
    .filter((path) => !inEnglish.includes(path)),
);

const isSentence = (text: string): boolean => /^\p{Lu}\S*[\p{Ll}’]\S* \S/u.test(text);

const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

const eachNode = (path: string, look: (node: ts.Node) => string | undefined): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = look(node);
    if (text !== undefined) texts.push(`${path}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(parsed(path));
  return texts;
};

const isThrown = (node: ts.Node): boolean => ts.isNewExpression(node.parent);

const betweenTags = (node: ts.Node): string | undefined => {
  const text = ts.isJsxText(node) ? node.text.trim() : '';
  return /\p{L}/u.test(text) && !sameEverywhere.has(text) ? text : undefined;
};

/** In an attribute that is read out or shown, or a sentence anywhere, unless the catalogue has it. */
const inString = (node: ts.Node): string | undefined => {
  if (!ts.isStringLiteralLike(node) || known.has(node.text) || isThrown(node)) return undefined;
  const attribute = ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : '';
  if (DRAWN.has(attribute)) return undefined;
  return (SAID.has(attribute) && /\p{L}/u.test(node.text)) || isSentence(node.text) ? node.text : undefined;
};

const untranslated = (node: ts.Node): string | undefined => betweenTags(node) ?? inString(node);

/** `t(...)` that runs when its module is loaded, before the wordings are there. */
const saidTooEarly = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || !['t', 'translated'].includes(node.expression.getText())) return undefined;
  return ts.findAncestor(node, ts.isFunctionLike) ? undefined : node.getText();
};

describe('what the screens say', () => {
  test('stands in the catalogue', () => {
    expect(sources.flatMap((path) => eachNode(path, untranslated))).toEqual([]);
  });

  test('is asked for while it is drawn, when the wordings are there', () => {
    expect(sources.flatMap((path) => eachNode(path, saidTooEarly))).toEqual([]);
  });
});
