import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { calls, type Answer, type Call } from '../../contracts/api/calls.js';
import { apiKeyScopes } from '../../contracts/api-keys.js';
import { callExamples, type CallExample } from '../../contracts/api/calls/call-examples.js';
import { convertReply, FROM_FIELD } from '../../contracts/api/conversions.js';
import { keyAccessOf } from '../../contracts/api/key-access.js';
import { refusalReply } from '../../contracts/api/error-reply.js';
import { refusals, type RefusalCode } from '../../contracts/errors.js';
import { FILES_MAX, FORM_FIELDS_MAX, PASSWORD_MAX } from '../../contracts/limits.js';
import { LINK_END_FIELD, linkEnd } from '../../contracts/link-lifetime.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import { PASSWORDS_FIELD } from '../../contracts/tools/secret-options.js';
import {
  callHeader,
  guestHeader,
  keepHeader,
  notesHeader,
  preferHeader,
  requestKeyHeader,
  rowsKeyHeader,
} from './call-headers.js';

type Json = Readonly<Record<string, unknown>>;

const REFUSAL_SCHEMA = { $ref: '#/components/schemas/Refusal' };

/** A list of a fixed length with a schema for all its entries: few generators of clients know one for each. */
const withLength = ({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  const { prefixItems } = jsonSchema;
  if (!prefixItems) return;
  delete jsonSchema.prefixItems;
  const [first = {}, ...others] = distinct(prefixItems);
  const items = others.length === 0 ? first : { anyOf: [first, ...others] };
  Object.assign(jsonSchema, { items, minItems: prefixItems.length, maxItems: prefixItems.length });
};

const distinct = <T>(schemas: readonly T[]): T[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: withLength });
  return rest;
};

/** Every tool's options as fields of one form; which tools read a field stands in its description. */
const optionFields = (): Json => {
  const fields: Record<string, { readonly schemas: readonly Json[]; readonly readBy: readonly string[] }> = {};
  for (const { id, options } of runnableTools) {
    const properties = (schemaOf(options, 'output')['properties'] ?? {}) as Readonly<Record<string, Json>>;
    for (const [name, schema] of Object.entries(properties)) {
      const { schemas = [], readBy = [] } = fields[name] ?? {};
      const isKnown = schemas.some((known) => JSON.stringify(known) === JSON.stringify(schema));
      fields[name] = { schemas: isKnown ? schemas : [...schemas, schema], readBy: [...readBy, id] };
    }
  }
  const described = Object.entries(fields).map(([name, { schemas, readBy }]) => [
    name,
    { ...(schemas.length === 1 ? schemas[0] : { anyOf: schemas }), description: `Read by ${readBy.join(', ')}` },
  ]);
  return Object.fromEntries(described) as Json;
};

const passwordsFor = (files: number): Json => ({
  [PASSWORDS_FIELD]: {
    type: 'array',
    maxItems: files,
    items: { type: 'string', format: 'password', maxLength: PASSWORD_MAX },
    writeOnly: true,
    description: 'Passwords that open the PDFs, as JSON text: one for each file, "" for none',
  },
});

/** A field of another name is refused, and so is one without a name. */
const CLOSED_OBJECT = { additionalProperties: false } as const;

const filesOrResults: readonly Json[] = [{ required: ['files'] }, { required: [FROM_FIELD] }];

const conversionForm = (): Json => ({
  type: 'object',
  ...CLOSED_OBJECT,
  maxProperties: FORM_FIELDS_MAX + 1, // and the files
  required: ['operation'],
  anyOf: filesOrResults,
  properties: {
    files: {
      type: 'array',
      minItems: 1,
      maxItems: FILES_MAX,
      items: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
    },
    [FROM_FIELD]: {
      type: 'string',
      pattern: '^[0-9a-f-]{36}(,[0-9a-f-]{36})*$',
      description:
        'Ids of your finished conversions, separated by commas: copies of their results come after the files, without being sent',
    },
    operation: { type: 'string', enum: runnableTools.map(({ id }) => id) },
    ...passwordsFor(FILES_MAX),
    [LINK_END_FIELD]: schemaOf(linkEnd, 'input'),
    ...optionFields(),
  },
});

const fileForm = (fields: z.ZodObject): Json => {
  const { properties, required = [] } = schemaOf(fields, 'input') as { properties: Json; required?: readonly string[] };
  const isAlsoNamed = FROM_FIELD in fields.shape;
  return {
    type: 'object',
    ...CLOSED_OBJECT,
    required: isAlsoNamed ? required : ['files', ...required],
    ...(isAlsoNamed && { anyOf: filesOrResults }),
    properties: {
      files: { type: 'string', format: 'binary', contentMediaType: 'application/pdf' },
      ...passwordsFor(1),
      ...properties,
    },
  };
};

const bodyOf = (form: NonNullable<Call['form']>, { fields = {} }: CallExample): Json => {
  const schema = form === 'conversion' ? conversionForm() : fileForm(form.fields);
  const properties = schema['properties'] as Readonly<Record<string, Json>>;
  const shown: readonly (readonly [string, Json])[] = Object.entries(properties).map(([name, property]) => [
    name,
    withExample(property, fields[name]),
  ]);
  const asJson = Object.entries(properties).filter(([name, { type }]) => name !== 'files' && type === 'array');
  const encoding = Object.fromEntries(asJson.map(([name]) => [name, { contentType: 'application/json' }])) as Json;
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { ...schema, properties: Object.fromEntries(shown) as Json }, encoding },
    },
  };
};

/** Fields are sent as text; an example is of the field's own type. */
const withExample = (schema: Json, sent: string | undefined): Json => {
  if (sent === undefined) return schema;
  const isText = schema['type'] === 'string' || schema['type'] === undefined;
  return { ...schema, examples: [isText ? sent : (JSON.parse(sent) as Json)] };
};

const parametersOf = (place: 'path' | 'query', schema: z.ZodObject | undefined, example: CallExample): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, type]) => ({
    name,
    ...(example[place]?.[name] !== undefined && { example: example[place][name] }),
    in: place,
    required: place === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(type as z.ZodType, 'input'),
  }));

/** The calls that answer with a file which somebody may want to have later. */
const canKeep = new Set(['/api/export/word', '/api/export/powerpoint', '/api/translate', '/api/pdf/sign']);

/** Whether a call waits for a result; a piece of a file starts nothing. */
const isAnswered = ({ form, path }: Call): boolean =>
  form !== undefined && form !== 'conversion' && path !== '/api/uploads';

const headerOfForm = (call: Call): Json[] => {
  if (call.form === 'conversion') return [requestKeyHeader, preferHeader];
  if (call.id === 'currentUser') return [guestHeader];
  if (call.id === 'sendSignatureRequests') return [rowsKeyHeader];
  return isAnswered(call) ? [callHeader] : [];
};

const allParametersOf = (call: Call, example: CallExample): Json[] => [
  ...parametersOf('path', call.parameters?.path, example),
  ...parametersOf('query', call.parameters?.query, example),
  ...headerOfForm(call),
  ...(canKeep.has(call.path) ? [keepHeader] : []),
];

const BYTES_SCHEMA = { schema: { type: 'string', format: 'binary' } };

const LOCATION_HEADER = {
  Location: { description: 'Where to go on', schema: { type: 'string', format: 'uri-reference' } },
};

/** Fields in the answer to a new conversion that name it in a path. */
const namesOfConversion: Readonly<Record<string, string>> = { id: 'id', conversionId: 'id', hash: 'shareHash' };

const linkTo = ({ id, path }: Call): readonly (readonly [id: string, link: Json])[] =>
  Object.entries(namesOfConversion).flatMap(([parameter, field]) =>
    path.includes(`{${parameter}}`)
      ? [[id, { operationId: id, parameters: { [parameter]: `$response.body#/${field}` } }] as const]
      : [],
  );

/** Links from a new conversion to every call about it or about its share link. */
const linksOf = (schema: z.ZodType): Json =>
  schema === convertReply ? { links: Object.fromEntries(calls.flatMap(linkTo)) } : {};

const answerOf = (answer: Answer, call: Call): Json => {
  const description = answer.about;
  if ('redirects' in answer) return { description, headers: LOCATION_HEADER };
  const said = { description, ...(isAnswered(call) && { headers: notesHeader }) };
  if ('schema' in answer) {
    const content = {
      'application/json': { schema: schemaOf(answer.schema, 'output') },
      ...(answer.orMedia !== undefined && { [answer.orMedia]: BYTES_SCHEMA }),
    };
    return { ...said, content, ...linksOf(answer.schema) };
  }
  return { ...said, content: Object.fromEntries([answer.media].flat().map((media) => [media, BYTES_SCHEMA])) };
};

const refusalsOf = (codes: readonly RefusalCode[]): Json => {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes) {
    const { status } = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, together]) => [
      status,
      {
        description: together.map((code) => `\`${code}\`: ${refusals[code].text}`).join('\n\n'),
        content: { 'application/json': { schema: REFUSAL_SCHEMA } },
      },
    ]),
  );
};

const jsonBodyOf = (body: z.ZodObject, { body: example }: CallExample): Json => ({
  required: true,
  content: { 'application/json': { schema: schemaOf(body, 'input'), ...(example && { example }) } },
});

const KEY_SCHEME = 'apiKey';
const SESSION_SCHEME = 'session';

const securitySchemes: NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']> = {
  [KEY_SCHEME]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'dkt_',
    description: `An API key of a member, made on their account page. Its scopes are some of ${apiKeyScopes.join(', ')}`,
  },
  [SESSION_SCHEME]: {
    type: 'apiKey',
    in: 'cookie',
    name: 'docket_session',
    description: 'Of a browser; `__Host-docket_session` where the installation is reached by HTTPS',
  },
};

/** The ways in which a call is let in, any one of them; `{}` stands for a visitor who shows nothing. */
const securityOf = ({ id, refusals: codes }: Call): Json[] => {
  const access = keyAccessOf(id);
  const isForMembers = codes.some((code) => code === 'session.missing' || code === 'session.forbidden');
  const inBrowser = isForMembers ? [{ [SESSION_SCHEME]: [] }] : [{ [SESSION_SCHEME]: [] }, {}];
  if (access === 'no key') return inBrowser;
  const withKey = access === 'any key' ? [{ [KEY_SCHEME]: [] }] : access.map((scope) => ({ [KEY_SCHEME]: [scope] }));
  return [...withKey, ...inBrowser];
};

/** The refusals that a key meets which may not make a call. */
const keyRefusals = (id: string): readonly RefusalCode[] => {
  const access = keyAccessOf(id);
  if (access === 'no key') return ['key.unknown', 'key.revoked', 'key.ended', 'key.not-allowed'];
  const usual = ['key.unknown', 'key.revoked', 'key.ended'] as const;
  return access === 'any key' ? usual : [...usual, 'key.scope-missing'];
};

const operationOf = (call: Call): Json => {
  const { id, group, summary, form, body, answers, refusals: codes } = call;
  const example = callExamples[id] ?? {};
  return {
    operationId: id,
    tags: [group],
    security: securityOf(call),
    summary,
    parameters: allParametersOf(call, example),
    ...(form && { requestBody: bodyOf(form, example) }),
    ...(body && { requestBody: jsonBodyOf(body, example) }),
    responses: {
      ...refusalsOf([...codes, ...keyRefusals(id)]),
      ...Object.fromEntries(answers.map((answer) => [answer.status, answerOf(answer, call)])),
    },
  };
};

/** The OpenAPI 3.1 document, made of the contracts alone. */
export const openApiDocument = (version: string): OpenAPIObject => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Docket',
      version,
      description:
        'Tools for PDF and image documents. Sessions travel in a cookie, API keys of programs as bearer tokens.',
    },
    paths,
    components: { securitySchemes, schemas: { Refusal: schemaOf(refusalReply, 'output') } },
  };
  return document;
};
