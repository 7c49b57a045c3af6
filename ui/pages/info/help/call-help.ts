import { z } from 'zod';
import { FROM_FIELD } from '../../../../contracts/api/conversions.js';
import { calls, type Call } from '../../../../contracts/api/calls.js';
import { callExamples } from '../../../../contracts/api/calls/call-examples.js';
import type { CallField, CallHelp } from '../info-page.js';
import { curlOf, scriptOf } from './call-code.js';

interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
}

const LISTED_MAX = 8;

const kindOf = ({ type = '', enum: values = [] }: Property): string =>
  values.length > 0 && values.length <= LISTED_MAX ? values.join(', ') : type;

const fieldsIn = (schema: z.ZodObject | undefined): readonly CallField[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    kind: kindOf(property as Property),
    about: (property as Property).description ?? '',
  }));
};

const fileField: CallField = { name: 'files', isRequired: true, kind: 'file', about: 'The file' };

const conversionFields: readonly CallField[] = [
  { name: 'files', isRequired: false, kind: 'files', about: 'The files, in their order' },
  { name: FROM_FIELD, isRequired: false, kind: 'string', about: 'IDs of own finished conversions, instead of files' },
  { name: 'operation', isRequired: true, kind: 'string', about: 'ID of the tool; its options are fields beside it' },
];

const formFields = ({ form }: Call): readonly CallField[] => {
  if (form === undefined) return [];
  return form === 'conversion' ? conversionFields : [fileField, ...fieldsIn(form.fields)];
};

/** Whether a program can make the call: others send a browser on to another page. */
export const isForPrograms = ({ answers }: Call): boolean => answers.every((answer) => !('redirects' in answer));

/** The facts that a reader needs to make a call. */
export const callHelp = (call: Call): CallHelp => {
  const { method, path, summary, parameters, body, answers } = call;
  const example = callExamples[call.id] ?? {};
  return {
    method: method.toUpperCase(),
    path,
    summary,
    fields: [...fieldsIn(parameters?.path), ...fieldsIn(parameters?.query), ...fieldsIn(body), ...formFields(call)],
    answers: answers.map(({ status, about }) => ({ status, about })),
    examples: isForPrograms(call)
      ? [
          { label: 'curl', code: curlOf(call, example) },
          { label: 'JavaScript', code: scriptOf(call, example) },
        ]
      : [],
  };
};

/** The facts that a reader needs to make the calls of a group. */
export const callsOf = (group: Call['group']): readonly CallHelp[] =>
  calls.filter((call) => call.group === group).map(callHelp);
