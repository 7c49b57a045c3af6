import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { calls, type Answer, type Call } from '../../contracts/api/calls.js';
import { CALL_HEADER, callName, convertReply } from '../../contracts/api/conversions.js';
import { refusalReply } from '../../contracts/api/error-reply.js';
import { refusals, type RefusalCode } from '../../contracts/errors.js';
import { FILES_MAX } from '../../contracts/limits.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import { PASSWORDS_FIELD } from '../../contracts/tools/secret-options.js';

type Json = Readonly<Record<string, unknown>>;

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
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

const passwordsField: Json = {
  [PASSWORDS_FIELD]: {
    type: 'string',
    format: 'password',
    writeOnly: true,
    description: 'Passwords that open the PDFs: a JSON list of texts in the order of the files, "" for none',
  },
};

const conversionForm = (): Json => ({
  type: 'object',
  required: ['files', 'operation'],
  properties: {
    files: {
      type: 'array',
      minItems: 1,
      maxItems: FILES_MAX,
      items: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
    },
    operation: { type: 'string', enum: runnableTools.map(({ id }) => id) },
    ...passwordsField,
    ...optionFields(),
  },
});

const fileForm = (fields: z.ZodObject): Json => {
  const { properties, required } = schemaOf(fields, 'input');
  return {
    type: 'object',
    required: ['files', ...((required as readonly string[] | undefined) ?? [])],
    properties: {
      files: { type: 'string', format: 'binary', contentMediaType: 'application/pdf' },
      ...passwordsField,
      ...(properties as Json),
    },
  };
};

const bodyOf = (form: NonNullable<Call['form']>): Json => ({
  required: true,
  content: {
    'multipart/form-data': { schema: form === 'conversion' ? conversionForm() : fileForm(form.fields) },
  },
});

const parametersOf = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(type as z.ZodType, 'input'),
  }));

/** Of a call that waits for its result: so that its progress can be shown meanwhile. */
const callHeader: Json = {
  name: CALL_HEADER,
  in: 'header',
  required: false,
  description: 'A name of your choice; a message over `/ws` that carries it as `call` tells the id of the conversion',
  schema: schemaOf(callName, 'input'),
};

const allParametersOf = ({ parameters, form }: Call): Json[] => [
  ...parametersOf('path', parameters?.path),
  ...parametersOf('query', parameters?.query),
  ...(form !== undefined && form !== 'conversion' ? [callHeader] : []),
];

const BYTES = { schema: { type: 'string', format: 'binary' } };

const LOCATION = { Location: { description: 'Where to go on', schema: { type: 'string', format: 'uri-reference' } } };

/** What of the answer to a new conversion names it in a path. */
const namesOfConversion: Readonly<Record<string, string>> = { id: 'id', conversionId: 'id', hash: 'shareHash' };

const linkTo = ({ id, path }: Call): readonly (readonly [id: string, link: Json])[] =>
  Object.entries(namesOfConversion).flatMap(([parameter, field]) =>
    path.includes(`{${parameter}}`)
      ? [[id, { operationId: id, parameters: { [parameter]: `$response.body#/${field}` } }] as const]
      : [],
  );

/** From a new conversion, the way to every call about it or its link. */
const linksOf = (schema: z.ZodType): Json =>
  schema === convertReply ? { links: Object.fromEntries(calls.flatMap(linkTo)) } : {};

const answerOf = (answer: Answer): Json => {
  const description = answer.about;
  if ('redirects' in answer) return { description, headers: LOCATION };
  if ('schema' in answer) {
    const content = { 'application/json': { schema: schemaOf(answer.schema, 'output') } };
    return { description, content, ...linksOf(answer.schema) };
  }
  return { description, content: Object.fromEntries([answer.media].flat().map((media) => [media, BYTES])) };
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
        content: { 'application/json': { schema: REFUSAL } },
      },
    ]),
  );
};

const jsonBodyOf = (body: z.ZodObject): Json => ({
  required: true,
  content: { 'application/json': { schema: schemaOf(body, 'input') } },
});

const operationOf = (call: Call): Json => {
  const { id, group, summary, form, body, answers, refusals: codes } = call;
  return {
    operationId: id,
    tags: [group],
    summary,
    parameters: allParametersOf(call),
    ...(form && { requestBody: bodyOf(form) }),
    ...(body && { requestBody: jsonBodyOf(body) }),
    responses: {
      ...refusalsOf(codes),
      ...Object.fromEntries(answers.map((answer) => [answer.status, answerOf(answer)])),
    },
  };
};

/** The OpenAPI 3.1 document, made of the contracts alone. */
export const openApiDocument = (version: string): OpenAPIObject => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Docket', version, description: 'Tools for PDF and image documents. Sessions travel in a cookie.' },
    paths,
    components: { schemas: { Refusal: schemaOf(refusalReply, 'output') } },
  };
  return document;
};
