import { INPUT_PARTS, needsInput, operationsIn, typeName, variantsOf, type Description } from './operations.js';
import type { Operation, Schema } from './operations.js';

/** How files are written in a type: those that are sent, or those that come back. */
type FileType = 'InputFile' | 'DocketFile';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const keyOf = (name: string): string => (IDENTIFIER.test(name) ? name : JSON.stringify(name));

const commentOf = (text: string | undefined): string =>
  text === undefined ? '' : `/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n`;

const listOf = (type: string): string => `readonly (${type})[]`;

const objectOf = (schema: Schema, file: FileType): string => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${commentOf(property.description)}readonly ${keyOf(name)}${mark}: ${typeOf(property, file)};`;
  });
  if (entries.length > 0) return `{\n${entries.join('\n')}\n}`;
  const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties, file) : 'unknown';
  return `Readonly<Record<string, ${values}>>`;
};

const PLAIN_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const variantTypeOf = (schema: Schema, file: FileType): string => {
  const { type, enum: values, items = {} } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.format === 'binary') return file;
  if (values && type !== 'null') return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'object') return objectOf(schema, file);
  if (type === 'array') return listOf(typeOf(items, file));
  return PLAIN_TYPES[String(type)] ?? 'unknown';
};

const typeOf = (schema: Schema, file: FileType): string =>
  [
    ...new Set(variantsOf(schema).map((one) => (one === schema ? variantTypeOf(one, file) : `(${typeOf(one, file)})`))),
  ].join(' | ');

const inputOf = (operation: Operation): string => {
  const { id, parts, body } = operation;
  const own = INPUT_PARTS.flatMap((part) => {
    const schema = parts[part];
    if (!schema) return [];
    const mark = (schema.required ?? []).length > 0 ? '' : '?';
    return [`readonly ${part}${mark}: ${objectOf(schema, 'InputFile')};`];
  });
  const sent = body ? [`readonly body: ${typeName(id)}Body;`] : [];
  return `{\n${[...own, ...sent, 'readonly signal?: AbortSignal;'].join('\n')}\n}`;
};

const replyOf = ({ id, json, isFile }: Operation): string => {
  const variants = [...(json ? [`${typeName(id)}Reply`] : []), ...(isFile ? ['DocketFile'] : [])];
  return variants.length === 0 ? 'void' : variants.join(' | ');
};

const typesOf = ({ id, body, json }: Operation): readonly string[] => [
  ...(body ? [`export type ${typeName(id)}Body = ${typeOf(body.schema, 'InputFile')};`] : []),
  ...(json ? [`export type ${typeName(id)}Reply = ${typeOf(json, 'DocketFile')};`] : []),
];

const methodOf = (operation: Operation): string => {
  const mark = needsInput(operation) ? '' : '?';
  return `${commentOf(operation.summary)}${operation.id}(input${mark}: ${inputOf(operation)}): Promise<${replyOf(operation)}>;`;
};

const rowOf = ({ id, method, path, body }: Operation): string =>
  `${id}: { method: '${method.toUpperCase()}', path: '${path}', body: ${body ? `'${body.kind}'` : 'undefined'} },`;

/** The calls of a description in TypeScript: their types, and the table that `client.ts` makes them by. */
export const printTypeScript = (description: Description): string => {
  const operations = operationsIn(description);
  return [
    `// The calls of Docket ${description.info.version}, made from its OpenAPI description.`,
    "import type { DocketFile, InputFile, OperationRow } from './client.js';",
    ...operations.flatMap(typesOf),
    `export interface Calls {\n${operations.map(methodOf).join('\n')}\n}`,
    `export const operations = {\n${operations.map(rowOf).join('\n')}\n} as const satisfies Readonly<Record<string, OperationRow>>;`,
    '',
  ].join('\n\n');
};
