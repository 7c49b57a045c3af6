import type { OpenAPIObject } from '@nestjs/swagger';

/** The calls that have a tool of their own, by the path of each. */
const ownCalls: Readonly<Record<string, string>> = {
  '/api/export/word': 'export-word',
  '/api/export/powerpoint': 'export-powerpoint',
  '/api/summarize': 'ai-summarize',
  '/api/translate': 'translate',
  '/api/generate-quiz': 'generate-quiz',
  '/api/pdf/sign': 'pdf-sign',
  '/api/pdf/fill-form': 'pdf-fill-form',
  '/api/pdf/annotate': 'pdf-annotate',
  '/api/pdf/detect-sensitive': 'pdf-detect-sensitive',
};

interface Described {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly examples?: readonly unknown[];
}
interface Form {
  readonly properties?: Readonly<Record<string, Described>>;
}

const READ_BY = 'Read by ';

/** Undefined for a field that only those tools read. */
const withoutReaders = (field: Described, toolsOff: readonly string[]): Described | undefined => {
  const { description = '' } = field;
  if (!description.startsWith(READ_BY)) return field;
  const readers = description.slice(READ_BY.length).split(', ');
  const left = readers.filter((id) => !toolsOff.includes(id));
  return left.length === 0 ? undefined : { ...field, description: READ_BY + left.join(', ') };
};

const operationWithout = ({ examples, ...field }: Described, toolsOff: readonly string[]): Described => {
  const left = field.enum?.filter((id) => !toolsOff.includes(id)) ?? [];
  return { ...field, enum: left, ...(examples?.every((id) => left.includes(String(id))) && { examples }) };
};

const formWithout = (form: Form, toolsOff: readonly string[]): Form => {
  const fields = Object.entries(form.properties ?? {}).flatMap(([name, field]) => {
    if (name === 'operation') return [[name, operationWithout(field, toolsOff)] as const];
    const left = withoutReaders(field, toolsOff);
    return left ? [[name, left] as const] : [];
  });
  return { ...form, properties: Object.fromEntries(fields) };
};

const CONVERT = '/api/convert';

/** The description of the calls without the tools that this site has switched off. */
export const withoutTools = (document: OpenAPIObject, toolsOff: readonly string[]): OpenAPIObject => {
  if (toolsOff.length === 0) return document;
  const paths = Object.entries(document.paths).filter(([path]) => !toolsOff.includes(ownCalls[path] ?? ''));
  const left = { ...document, paths: structuredClone(Object.fromEntries(paths)) };
  const body = left.paths[CONVERT]?.post?.requestBody;
  const media = body && 'content' in body ? body.content['multipart/form-data'] : undefined;
  if (media?.schema) {
    const form = formWithout(media.schema as Form, toolsOff);
    const fields = Object.entries(media.encoding ?? {}).filter(([name]) => Object.hasOwn(form.properties ?? {}, name));
    Object.assign(media, { schema: form, encoding: Object.fromEntries(fields) });
  }
  return left;
};
