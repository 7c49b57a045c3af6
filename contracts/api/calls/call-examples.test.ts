import { findTool } from '../../tools/catalogue.js';
import { calls } from '../calls.js';
import { callExamples } from './call-examples.js';

test('there is an example of each call, and of no other', () => {
  expect(Object.keys(callExamples).sort()).toEqual(calls.map(({ id }) => id).sort());
});

test.each(calls)('the example of $id is what the call takes as its path', ({ id, parameters }) => {
  const { path = {} } = callExamples[id] ?? {};
  expect(Object.keys(path)).toEqual(Object.keys(parameters?.path?.shape ?? {}));
  expect(parameters?.path?.safeParse(path).error).toBeUndefined();
});

test.each(calls)('the example of $id is what the call takes as its query', ({ id, parameters }) => {
  const { query = {} } = callExamples[id] ?? {};
  expect(parameters?.query?.safeParse(query).error).toBeUndefined();
  expect(Object.keys(parameters?.query?.shape ?? {})).toEqual(expect.arrayContaining(Object.keys(query)));
});

test.each(calls)('the example of $id is what the call takes in its body', ({ id, body, form }) => {
  const { body: sent, files, fields = {} } = callExamples[id] ?? {};
  expect(body?.safeParse(sent).error).toBeUndefined();
  expect([sent !== undefined, files !== undefined]).toEqual([body !== undefined, form !== undefined]);
  const taken = form === 'conversion' ? findTool(fields['operation'] ?? '')?.options : form?.fields;
  expect(taken?.safeParse(fields).error).toBeUndefined();
});
