import { createActor, SimulatedClock } from 'xstate';
import { signDialogWalk } from './fixtures/sign-dialog.walk.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { signDialogMachine, type SignField } from './sign-dialog.machine.js';

const given = (...fields: readonly (readonly [SignField, string])[]) => {
  const clock = new SimulatedClock();
  const dialog = createActor(signDialogMachine, { clock }).start();
  const type = (field: SignField, text: string) => {
    dialog.send({ type: 'field.changed', field, text });
  };
  for (const [field, text] of fields) type(field, text);
  return { clock, dialog, type, isOffered: () => dialog.getSnapshot().context.complete };
};
const name = ['signerName', 'Ada'] as const;
const email = ['signerEmail', 'ada@example.org'] as const;
const signature = ['signatureText', 'Ada L.'] as const;

describe('the signature dialog', () => {
  test('offers to sign 100 ms after the last of name, e-mail and signature', () => {
    const { clock, isOffered } = given(name, email, signature);
    clock.increment(99);
    expect(isOffered()).toBe(false);
    clock.increment(1);
    expect(isOffered()).toBe(true);
  });

  test('does not flicker while it judges', () => {
    const { clock, type, isOffered } = given(name, email, signature);
    clock.increment(100);
    type('signerName', 'Ada Lovelace');
    expect(isOffered()).toBe(true);
  });

  test.each([
    [name, email],
    [name, signature],
    [email, signature],
    [name, email, ['signatureText', ' '] as const],
  ])('does not sign with %j alone', (...fields) => {
    const { clock, dialog } = given(...fields);
    clock.increment(100);
    dialog.send({ type: 'confirm.pressed' });
    expect(dialog.getSnapshot().status).toBe('active');
  });

  test('does not sign when the name has just been emptied', () => {
    const { clock, dialog, type } = given(name, email, signature);
    clock.increment(100);
    type('signerName', '');
    dialog.send({ type: 'confirm.pressed' });
    expect(dialog.getSnapshot().status).toBe('active');
  });

  test('answers with the options of pdf-sign', () => {
    const { clock, dialog } = given(name, email, signature, ['signaturePage', '3'], ['signaturePosition', 'center']);
    clock.increment(100);
    dialog.send({ type: 'confirm.pressed' });
    expect(dialog.getSnapshot().output).toEqual({
      signerName: 'Ada',
      signerTitle: '',
      signerEmail: 'ada@example.org',
      signatureText: 'Ada L.',
      signaturePosition: 'center',
      signaturePage: 3,
      signatureReason: 'I agree to the terms and conditions',
      signatureLocation: '',
      signatureContact: '',
      certification: 'none',
    });
  });

  test.each([
    ['first', '1'],
    ['', '1'],
    ['0', '1'],
    ['-2', '1'],
    ['2.7', '2'],
    ['12', '12'],
  ])('makes page %j page %s', (typed, page) => {
    const { dialog } = given(['signaturePage', typed]);
    dialog.send({ type: 'page.left' });
    expect(dialog.getSnapshot().context.form.signaturePage).toBe(page);
  });

  test('answers with nothing when it is cancelled', () => {
    const { dialog } = given(name, email, signature);
    dialog.send({ type: 'cancel.pressed' });
    expect(dialog.getSnapshot().output).toBeNull();
  });
});

describe('every edge of the signature dialog', () => {
  testEveryEdge(signDialogWalk);
});
