import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const rooms = ['contracts', 'gateway', 'services', 'ui'];
const isSource = (path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|^contracts\/texts\//.test(path);

const sources = () =>
  rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
    .filter(isSource);

/** A text with the places of its values alone, as a template in the sources has them. */
export const withoutNames = (text) => text.replaceAll(/\{\w+\}/g, '{}');

/** A value of a choice as it is drawn: `bottom-right` as `Bottom right`. */
const asLabel = (value) => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The text of an expression: a literal, a template, or several of them joined. */
const saidBy = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('{}');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const parts = [saidBy(node.left), saidBy(node.right)];
  return parts.includes(undefined) ? undefined : parts.join('');
};

/** The texts that an expression may stand for: a literal, one of several between which a condition decides, or all in a list. */
const textsOf = (node) => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textsOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(textsOf);
  if (ts.isPropertyAssignment(node)) return textsOf(node.initializer);
  return [];
};

/** Which argument of a function is a text. */
const textArgument = { t: 0, translated: 0, wording: 1 };
/** Properties that name texts in the declaration of a tool or of an option. */
const LABELS = new Set(
  ['title', 'tagline', 'action', 'duration', 'refusal', 'overlay'].concat(['placeholder', 'hints']),
);

/** Numbers and names of formats, such as `PNG`, are the same in every language. */
const isSaid = (text) => /\p{Ll}/u.test(text);

/** The names of choices; where the value is a text with values of its own, it is printed as it stands, and so its example. */
const namesOfChoices = (names) =>
  ts.isObjectLiteralExpression(names)
    ? names.properties.filter(({ name }) => !name?.getText().includes('{')).flatMap(textsOf)
    : [];

const propertyOf = (object, name) =>
  object && ts.isObjectLiteralExpression(object)
    ? object.properties.find((property) => property.name?.getText() === name)?.initializer
    : undefined;

/** A tool that no screen offers, or an option that none asks for, has its texts in English alone. */
const isUnseen = (meta) => {
  const { text } = meta.getSourceFile();
  const isOffered = !text.includes("audience: 'call'") || text.includes('makesVersions: true');
  return !isOffered || propertyOf(meta, 'unasked') !== undefined;
};

/** The choices of an option that are drawn as their values, since its declaration names them no otherwise. */
const unnamedChoices = (values, meta) => {
  const names = propertyOf(meta, 'names');
  if (!values || !ts.isArrayLiteralExpression(values) || (names && !ts.isObjectLiteralExpression(names))) return [];
  const drawn = values.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  const isNamed = (value) => propertyOf(names, value) ?? propertyOf(names, `'${value}'`);
  return drawn.filter((value) => !value.includes('{') && !isNamed(value)).map(asLabel);
};

/** The texts that a tool's declaration asks for. */
const labelsBy = (node) => {
  if (ts.isCallExpression(node)) {
    const meta = node.arguments.at(-1);
    const isChoice = ['choice', 'requiredChoice'].includes(node.expression.getText());
    return isChoice && !isUnseen(meta) ? unnamedChoices(node.arguments[0], meta) : [];
  }
  if (!ts.isPropertyAssignment(node) || isUnseen(node.parent)) return [];
  const name = node.name.getText();
  if (name === 'names') return namesOfChoices(node.initializer).filter(isSaid);
  return LABELS.has(name) ? textsOf(node.initializer) : [];
};

/** The texts that a place in the sources asks for by their wording. */
const askedBy = (node, path) => {
  if (ts.isCallExpression(node) && Object.hasOwn(textArgument, node.expression.getText())) {
    const text = node.arguments[textArgument[node.expression.getText()]];
    return text ? textsOf(text) : [];
  }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'text' && node.parent.parent.tagName.getText() === 'RichText')
    return node.initializer ? textsOf(node.initializer) : [];
  const isRefusal =
    /^contracts\/(?:errors|pdf-refusals|request-refusals)\.ts$/.test(path) && ts.isPropertyAssignment(node);
  return isRefusal && node.name.getText() === 'text' ? textsOf(node.initializer) : [];
};

const isLiteral = (node) => ts.isStringLiteralLike(node);
const isServer = (path) => !path.startsWith('ui/');

/** The tool that a file declares, if it is the file of one. */
const toolDeclaredIn = (source) => /^ {2}id: '([\w-]+)',$/m.exec(source)?.[1];

const readSource = (path, found) => {
  const source = readFileSync(path, 'utf8');
  const isOfTools = path.startsWith('contracts/tools/');
  const tool = toolDeclaredIn(source);
  const visit = (node) => {
    const said = saidBy(node);
    if (said !== undefined) for (const text of [said, asLabel(said)]) found.used.add(withoutNames(text));
    if (said !== undefined && (isServer(path) || !isLiteral(node))) found.finished.add(withoutNames(said));
    if (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent))
      for (const text of [node.text, asLabel(node.text)]) found.used.add(text);
    for (const text of askedBy(node, path)) found.asked.add(text);
    for (const text of isOfTools ? labelsBy(node) : []) found.labels.push({ text, tool });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
};

/**
 * The texts in the sources. `used`: all that may be a text, without the names of its values. `finished`: sentences with
 * their values in place, or from the server. `asked`: texts that are asked for by their wording. `labels`: those of
 * tools, each with the tool that declares it.
 */
export const textsInCode = () => {
  const found = { used: new Set(), finished: new Set(), asked: new Set(), labels: [] };
  for (const path of sources()) readSource(path, found);
  return found;
};
