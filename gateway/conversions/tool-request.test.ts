import type { Response } from 'express';
import { NOTES_HEADER_MAX } from '../../contracts/api/conversions.js';
import { readToolRequest, setNotesHeader } from './tool-request.js';

const headersFor = (...texts: readonly string[]): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  const response = { set: (name: string, value: string) => (headers[name] = value) } as unknown as Response;
  setNotesHeader(
    texts.map((text) => ({ code: 'text.recognised', text })),
    response,
  );
  return headers;
};
const textsIn = (headers: Readonly<Record<string, string>>): unknown =>
  JSON.parse(decodeURIComponent(headers['Docket-Notes'] ?? ''));

describe('the notes of a result, in the header of its answer', () => {
  test('are sentences in any script, in characters that every header may have', () => {
    const headers = headersFor('The structure of 報告.pdf was damaged; it was repaired before signing.', 'Two.');
    expect(headers['Docket-Notes']).toMatch(/^[!-~]+$/);
    expect(textsIn(headers)).toEqual([
      'The structure of 報告.pdf was damaged; it was repaired before signing.',
      'Two.',
    ]);
  });

  test('are no header where there are none', () => {
    expect(headersFor()).toEqual({});
  });

  test('are as many as servers in between let pass', () => {
    const headers = headersFor('First.', '報'.repeat(NOTES_HEADER_MAX), 'x'.repeat(NOTES_HEADER_MAX / 2), 'Last.');
    expect(headers['Docket-Notes']!.length).toBeLessThanOrEqual(NOTES_HEADER_MAX);
    expect(textsIn(headers)).toEqual(['First.', 'x'.repeat(NOTES_HEADER_MAX / 2), 'Last.']);
  });
});

describe('a form that asks for a tool', () => {
  const fields = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries));

  test.each([
    ['pdf-protect', {}, 'userPassword'],
    ['pdf-protect', { ownerPassword: 'open sesame' }, 'userPassword'],
    ['pdf-protect', { userPassword: '' }, 'userPassword'],
    ['pdf-redact', {}, 'redactionItems'],
    ['pdf-split', {}, 'pageRanges'],
  ])('is refused where what the tool needs stands in no field of it: %s of %j', (operation, otherFields, field) => {
    expect(() => readToolRequest(fields({ operation, ...otherFields }), ['pdf'])).toThrow(`${field}: must`);
  });
});
