import { assign, setup, type ActorRefFrom } from 'xstate';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { OptionValues } from '../fields-of-options.js';

/** Validity is judged this long after a change. Requirement. */
export const JUDGE_MS = 100;

/** The current fields; the page is text while it is edited. */
export type SignForm = Omit<OptionsOf<'pdf-sign'>, 'signaturePage'> & { readonly signaturePage: string };
export type SignField = keyof SignForm;

/** The form before anything is typed. Requirement. */
export const emptySignForm: SignForm = {
  signerName: '',
  signerTitle: '',
  signerEmail: '',
  signatureText: '',
  signaturePosition: 'bottom-right',
  signaturePage: '1',
  signatureReason: 'I agree to the terms and conditions',
  signatureLocation: '',
  signatureContact: '',
  certification: 'none',
};

/** An integer of at least 1; anything that is not a number becomes 1. */
export const wholePage = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);

const isComplete = ({ signerName, signerEmail, signatureText }: SignForm): boolean =>
  [signerName, signerEmail, signatureText].every((text) => text.trim() !== '');

export interface SignDialogContext {
  readonly form: SignForm;
  /** Whether name, e-mail and signature were there when it was last judged. */
  readonly complete: boolean;
  readonly answer: OptionValues | null;
}

export type SignDialogEvent =
  | { readonly type: 'field.changed'; readonly field: SignField; readonly text: string }
  | { readonly type: 'page.left' }
  | { readonly type: 'confirm.pressed' }
  | { readonly type: 'cancel.pressed' };

/** Asks for a signature; answers with the options of `pdf-sign`, or null when it is cancelled. */
export const signDialogMachine = setup({
  types: {
    context: {} as SignDialogContext,
    events: {} as SignDialogEvent,
    output: null as OptionValues | null,
  },
  guards: { mayConfirm: ({ context }) => context.complete && isComplete(context.form) },
  delays: { judge: JUDGE_MS },
}).createMachine({
  id: 'sign-dialog',
  context: { form: emptySignForm, complete: false, answer: null },
  initial: 'asking',
  states: {
    asking: {
      initial: 'resting',
      states: {
        resting: {},
        judging: {
          after: {
            judge: { target: 'resting', actions: assign({ complete: ({ context }) => isComplete(context.form) }) },
          },
        },
      },
      on: {
        'field.changed': {
          target: '.judging',
          actions: assign({ form: ({ context, event }) => ({ ...context.form, [event.field]: event.text }) }),
        },
        'page.left': {
          actions: assign({
            form: ({ context: { form } }) => ({ ...form, signaturePage: String(wholePage(form.signaturePage)) }),
          }),
        },
        'confirm.pressed': {
          guard: 'mayConfirm',
          target: 'answered',
          actions: assign({
            answer: ({ context: { form } }) => ({ ...form, signaturePage: wholePage(form.signaturePage) }),
          }),
        },
        'cancel.pressed': 'answered',
      },
    },
    answered: { type: 'final' },
  },
  output: ({ context }) => context.answer,
});

export type SignDialogActor = ActorRefFrom<typeof signDialogMachine>;
