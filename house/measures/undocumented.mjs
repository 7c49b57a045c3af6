import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const tests = /\.(test|suite|walk)\.ts$|-fixture\.ts$|\/fixtures\//;

const isExported = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableStatement(node) &&
    node.declarationList.declarations.some(
      ({ initializer }) => initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
    ));

/** The functions and classes that a source file exports, and whether a docstring stands before each. */
export const functionsIn = (path, text) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((node) => isExported(node) && isFunction(node))
    .map((node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return { place: `${path}:${line + 1}`, isDocumented: ts.getJSDocCommentsAndTags(node).length > 0 };
    });
};

/** Every exported function of a folder, tests left out. */
export const functionsOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !tests.test(path))
    .flatMap((path) => functionsIn(path, readFileSync(path, 'utf8')));
