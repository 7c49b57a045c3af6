import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const tests = /\.(test|suite|given|walk|fake)\.ts$|\/fixtures\//;

const isExported = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** What a source file exports by a declaration, and whether a docstring stands before it. */
export const exportsIn = (path, text) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(isExported).map((node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return { place: `${path}:${line + 1}`, isDocumented: ts.getJSDocCommentsAndTags(node).length > 0 };
  });
};

/** Every exported declaration of a folder, tests left out. */
export const exportsOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !tests.test(path))
    .flatMap((path) => exportsIn(path, readFileSync(path, 'utf8')));
