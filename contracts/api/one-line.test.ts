import { askedByTemplate } from './request-templates.js';
import { handOnForm, newSignatureRequest } from './signature-requests.js';

const field = { recipient: 1, kind: 'signature', page: 1, box: { x: 60, y: 300, width: 170, height: 48 } };
const named = (name: string) => newSignatureRequest.safeParse({ recipients: [{ name }], fields: [field] });
const nameIn = (name: string): string | undefined => named(name).data?.recipients[0]?.name;

describe('the name of somebody who is asked to sign', () => {
  test.each([
    ['is broken into lines', 'Ada\r\nLovelace', 'Ada Lovelace'],
    ['has a tab in it', 'Ada\tLovelace', 'Ada Lovelace'],
    ['has a character that no printer knows', 'Ada\u0000Lovelace', 'Ada Lovelace'],
    ['turns the direction of what follows', '\u202EAda\u202C', 'Ada'],
  ])('is one line where it %s', (_, name, shown) => {
    expect(nameIn(name)).toBe(shown);
    expect(handOnForm.parse({ name }).name).toBe(shown);
    expect(askedByTemplate.parse({ people: [{ name }], fields: [] }).people[0]?.name).toBe(shown);
  });

  test.each(['محمد بن علي', 'علي\u200Cرضا', '👩‍👧 Ada', 'e\u0301'])('stays as it is: %s', (name) => {
    expect(nameIn(name)).toBe(name);
  });

  test.each(['', ' ', '\u200B', '\u202E\u202C', '\u2060\uFEFF'])(
    'is refused where nothing of it can be seen: %j',
    (name) => {
      expect(named(name).success).toBe(false);
    },
  );

  test('is one line on labels of fields, too', () => {
    const asked = { recipients: [{ name: 'Ada' }], fields: [{ ...field, label: 'Your\ncity' }] };
    expect(newSignatureRequest.parse(asked).fields[0]?.label).toBe('Your city');
  });
});
