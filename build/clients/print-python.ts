import { INPUT_PARTS, operationsIn, typeName, variantsOf, type Description } from './operations.js';
import type { Operation, Schema } from './operations.js';

/** How files are written in a type: those that are sent, or those that come back. */
type FileType = 'InputFile' | 'DocketFile';

const snakeCase = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();

const textOf = (text: string): string => JSON.stringify(text.replaceAll(/\s+/g, ' '));

const literal = (value: unknown): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

const PLAIN_TYPES: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
};

/**
 * Prints the types of one file. An object is a type with a name of its own in Python, which is the way to it, and one
 * that is used stands before its user.
 */
class PythonTypes {
  readonly lines: string[] = [];
  private readonly names = new Set<string>();

  constructor(private readonly file: FileType) {}

  typeOf(schema: Schema, name: string): string {
    const variants = variantsOf(schema);
    const types = variants.map((one, at) =>
      one === schema ? this.variantType(one, name) : this.typeOf(one, at === 0 ? name : `${name}${at + 1}`),
    );
    const distinct = [...new Set(types)];
    return distinct.length > 1 ? `Union[${distinct.join(', ')}]` : (distinct[0] ?? 'Any');
  }

  private variantType(schema: Schema, name: string): string {
    const { type, enum: values, items = {} } = schema;
    if (schema.const !== undefined) return schema.const === null ? 'None' : `Literal[${literal(schema.const)}]`;
    if (schema.format === 'binary') return this.file;
    if (values && type !== 'null') return `Literal[${values.map(literal).join(', ')}]`;
    if (type === 'object') return this.objectType(schema, name);
    if (type === 'array') return `Sequence[${this.typeOf(items, `${name}Item`)}]`;
    return PLAIN_TYPES[String(type)] ?? 'Any';
  }

  objectType({ properties = {}, required = [], additionalProperties }: Schema, name: string): string {
    const entries = Object.entries(properties);
    if (entries.length === 0) {
      const values =
        typeof additionalProperties === 'object' ? this.typeOf(additionalProperties, `${name}Value`) : 'Any';
      return `Mapping[str, ${values}]`;
    }
    const own = this.ownName(name);
    const fields = entries.map(([key, property]) => {
      const type = this.typeOf(property, `${own}${typeName(key)}`);
      return `    ${JSON.stringify(key)}: ${required.includes(key) ? type : `NotRequired[${type}]`},`;
    });
    this.lines.push(`${own} = TypedDict("${own}", {\n${fields.join('\n')}\n})`);
    return own;
  }

  private ownName(name: string): string {
    let own = name;
    for (let count = 2; this.names.has(own); count += 1) own = `${name}${count}`;
    this.names.add(own);
    return own;
  }
}

const argumentsOf = (operation: Operation, sent: PythonTypes): readonly string[] => {
  const { id, parts, body } = operation;
  const own = INPUT_PARTS.flatMap((part) => {
    const schema = parts[part];
    if (!schema) return [];
    const type = sent.objectType(schema, `${typeName(id)}${typeName(part)}`);
    return [(schema.required ?? []).length > 0 ? `${part}: ${type}` : `${part}: Optional[${type}] = None`];
  });
  return body ? [`body: ${sent.typeOf(body.schema, `${typeName(id)}Body`)}`, ...own] : own;
};

const replyOf = ({ id, json, isFile }: Operation, received: PythonTypes): string => {
  const variants = [
    ...(json ? [received.typeOf(json, `${typeName(id)}Reply`)] : []),
    ...(isFile ? ['DocketFile'] : []),
  ];
  if (variants.length === 0) return 'None';
  return variants.length === 1 ? variants.join('') : `Union[${variants.join(', ')}]`;
};

const methodOf = (operation: Operation, sent: PythonTypes, received: PythonTypes): string => {
  const { id, method, path, summary, parts, body } = operation;
  const taken = argumentsOf(operation, sent);
  const required = taken.filter((one) => !one.endsWith('= None'));
  const optional = taken.filter((one) => one.endsWith('= None'));
  const names = [...required, ...optional].join(', ');
  const star = taken.length > 0 ? ', *, ' : '';
  const parameters = [...Object.keys(parts), ...(body ? ['body'] : [])].map(
    (name) => `${name === 'path' ? 'path_values' : name}=${name}`,
  );
  const kind = body ? [`body_kind="${body.kind}"`] : [];
  const call = [`"${method.toUpperCase()}"`, `"${path}"`, ...parameters, ...kind].join(', ');
  const reply = replyOf(operation, received);
  return [
    `    def ${snakeCase(id)}(self${star}${names}) -> ${reply}:`,
    `        ${textOf(summary)}`,
    `        reply: ${reply} = self._send(${call})`,
    '        return reply',
  ].join('\n');
};

const HEAD = `from __future__ import annotations

from typing import Any, Callable, Literal, Mapping, NotRequired, Optional, Sequence, TypedDict, Union

from .files import DocketFile, InputFile
`;

const CLASS = `class Calls:
    "Every call of the HTTP interface, by its name in the description."

    def __init__(self, send: Callable[..., Any]) -> None:
        self._send = send
`;

/** The calls of a description in Python: their types, and a class with a method for each. */
export const printPython = (description: Description): string => {
  const sent = new PythonTypes('InputFile');
  const received = new PythonTypes('DocketFile');
  const methods = operationsIn(description).map((operation) => methodOf(operation, sent, received));
  return [
    `"The calls of Docket ${description.info.version}, made from its OpenAPI description."`,
    HEAD,
    ...sent.lines,
    ...received.lines,
    CLASS,
    ...methods,
    '',
  ].join('\n\n');
};
