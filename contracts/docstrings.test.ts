import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CONTRACTS = 'contracts';

const sources = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => join(CONTRACTS, path));

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const hasDocstring = (statement: ts.Statement): boolean => ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc);

const nameOf = (statement: ts.Statement): string =>
  /(?:const|class|interface|type) (\w+)/.exec(statement.getText())?.[1] ?? '';

/** `file: name` of each export of a source text that has no docstring. */
const undocumented = (path: string, text: string): string[] => {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = statements.filter((statement) => isExported(statement) && !hasDocstring(statement));
  return found.map((statement) => `${path}: ${nameOf(statement)}`);
};

describe('the contracts', () => {
  test('say what each of their exports is', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(sources.flatMap((path) => undocumented(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  test('are told apart by comments that stand right before an export', () => {
    const text =
      '// a comment\nexport const A = 1;\n/** Said. */\nexport type B = string;\nexport interface C {}\nconst d = 1;';
    expect(undocumented('sample.ts', text)).toEqual(['sample.ts: A', 'sample.ts: C']);
  });
});
