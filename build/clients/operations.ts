/** A JSON schema as the description of the calls has them. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly format?: string;
  readonly description?: string;
}

interface Content {
  readonly schema?: Schema;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}
interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

/** The part of an OpenAPI 3.1 document that the clients are made of. */
export interface Description {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** The places in a call's input where its parameters stand. */
export const INPUT_PARTS = ['path', 'query', 'headers'] as const;

/** One call of the HTTP interface, as both clients print it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Each path parameter stands in it as `{name}`. */
  readonly path: string;
  readonly summary: string;
  /** Objects of parameters; those without any are not there. */
  readonly parts: Readonly<Partial<Record<(typeof INPUT_PARTS)[number], Schema>>>;
  readonly body: { readonly kind: 'json' | 'form'; readonly schema: Schema } | undefined;
  /** Undefined where the answer is never JSON. */
  readonly json: Schema | undefined;
  /** Whether the answer may be a file. */
  readonly isFile: boolean;
}

const FORM_TYPE = 'multipart/form-data';
const JSON_TYPE = 'application/json';

const isBinary = ({ format }: Schema = {}): boolean => format === 'binary';

const objectOf = (parameters: readonly Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
  ),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const partsOf = (parameters: readonly Parameter[]): Operation['parts'] => {
  const places = { path: 'path', query: 'query', headers: 'header' } as const;
  const parts = INPUT_PARTS.map((part) => [part, parameters.filter((one) => one.in === places[part])] as const);
  return Object.fromEntries(
    parts.filter(([, those]) => those.length > 0).map(([part, those]) => [part, objectOf(those)]),
  );
};

const bodyOf = ({ requestBody }: DescribedOperation): Operation['body'] => {
  const form = requestBody?.content[FORM_TYPE]?.schema;
  if (form) return { kind: 'form', schema: form };
  const json = requestBody?.content[JSON_TYPE]?.schema;
  return json && { kind: 'json', schema: json };
};

const isSuccess = (status: string): boolean => Number(status) < 400;

const operationOf = (path: string, method: string, described: DescribedOperation): Operation => {
  const { operationId, summary, parameters = [], responses } = described;
  const contents = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    isSuccess(status) ? Object.entries(content) : [],
  );
  const jsons = contents.flatMap(([type, { schema }]) => (type === JSON_TYPE && schema ? [schema] : []));
  return {
    id: operationId,
    method,
    path,
    summary,
    parts: partsOf(parameters),
    body: bodyOf(described),
    json: jsons.find((schema) => !isBinary(schema)),
    isFile: contents.some(([, { schema }]) => isBinary(schema)),
  };
};

/** Every call of a description, in its order. */
export const operationsIn = ({ paths }: Description): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  );

/** Whether a call can be made without saying anything. */
export const needsInput = ({ parts, body }: Operation): boolean =>
  body !== undefined || Object.values(parts).some(({ required = [] }) => required.length > 0);

/** Each type that a schema allows, by itself. */
export const variantsOf = (schema: Schema): readonly Schema[] => {
  const { type, anyOf = schema.oneOf } = schema;
  if (anyOf && !schema.properties) return anyOf;
  if (Array.isArray(type)) return (type as readonly string[]).map((one) => ({ ...schema, type: one }));
  return [schema];
};

/** The name of an operation or property as one of a type: `list-keys` is `ListKeys`. */
export const typeName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
