import { z } from 'zod';
import { PASSWORD_MAX } from '../limits.js';
import { catalogue } from './catalogue.js';
import { optionalLine, secretText } from './options.js';
import { passwords, secretFieldsOf, secretsRefOf, SECRETS_OPTION } from './secret-options.js';
import type { Tool } from './tool.js';

describe('a secret option', () => {
  const options = z.object({
    newPassword: secretText({ min: 1, max: PASSWORD_MAX }, { title: 'Password' }),
    note: optionalLine(9, '', { title: 'x' }),
  });

  test('is told from the others', () => {
    expect(secretFieldsOf({ options })).toEqual(new Set(['newPassword']));
  });

  test('is described as for writing only', () => {
    expect(z.toJSONSchema(options).properties?.['newPassword']).toMatchObject({ format: 'password', writeOnly: true });
  });

  test.each([
    ['', 'must have 1 to'],
    ['x'.repeat(PASSWORD_MAX + 1), `must have 1 to ${PASSWORD_MAX}`],
  ])('of a wrong length is refused without being quoted', (newPassword, problem) => {
    const [issue] = options.safeParse({ newPassword }).error?.issues ?? [];
    expect(issue?.message).toContain(problem);
  });
});

describe('the passwords of the files', () => {
  test('are a list of texts, empty for none', () => {
    expect(passwords.parse('["", "a \\"b\\" ç"]')).toEqual(['', 'a "b" ç']);
  });

  test.each(['secret', '{"0":"secret"}', '[1]', `["${'x'.repeat(PASSWORD_MAX + 1)}"]`, '["secret"'])(
    'are refused as %s, which is not quoted',
    (text) => {
      const [issue] = passwords.safeParse(text).error?.issues ?? [];
      expect(issue?.message).toMatch(/^must be a JSON list with at most one text per file/);
      expect(issue?.message).not.toContain('secret');
    },
  );
});

test.each(catalogue as readonly Tool[])('no option of $id is called as the reference is', ({ options }) => {
  expect(Object.keys(options.shape)).not.toContain(SECRETS_OPTION);
  expect(secretsRefOf({ [SECRETS_OPTION]: 'ref' })).toBe('ref');
});
