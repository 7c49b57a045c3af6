import { createActor, fromPromise, waitFor } from 'xstate';
import type { KeptSignature } from '../../browser/kept-signatures.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { keptSignature, signaturesWalk } from './fixtures/signatures.walk.js';
import type { ReadSignatures, SignatureOrder } from './make-signature.js';
import { signaturesMachine } from './signatures.machine.js';

const member: KeptSignature = { ...keptSignature, id: 'account', place: 'account' };

const open = async (
  make: (order: SignatureOrder) => Promise<KeptSignature>,
  saved: () => readonly KeptSignature[] = () => [keptSignature],
) => {
  const moved: string[] = [];
  const chosen: string[] = [];
  const forgotten: string[] = [];
  const actors = {
    readSignatures: fromPromise<ReadSignatures, { readonly isMember: boolean }>(() =>
      Promise.resolve({ saved: saved(), problem: '' }),
    ),
    makeSignature: fromPromise<KeptSignature, SignatureOrder>(({ input }) => make(input)),
    removeSignature: fromPromise(({ input }: { readonly input: { readonly id: string } }) => {
      if (input.id === 'stuck') return Promise.reject(new Error('The network is gone'));
      forgotten.push(input.id);
      return Promise.resolve(input.id);
    }),
    moveSignatures: fromPromise(({ input }: { readonly input: { readonly signatures: readonly KeptSignature[] } }) => {
      moved.push(...input.signatures.map(({ id }) => id));
      return Promise.resolve();
    }),
  };
  const actor = createActor(signaturesMachine.provide({ actors }), {
    input: { choose: ({ id }) => chosen.push(id), isMember: saved().includes(member) },
  }).start();
  await waitFor(actor, (state) => state.matches('resting'));
  return { actor, chosen, forgotten, moved };
};

describe('the signatures of a person', () => {
  test('are offered as this browser has them, and go from it when they are removed', async () => {
    const { actor, chosen, forgotten } = await open(() => Promise.reject(new Error('not asked')));
    actor.send({ type: 'signature.taken', id: 'first' });
    expect(chosen).toEqual(['first']);
    actor.send({ type: 'signature.removed', id: 'first' });
    await waitFor(actor, (state) => state.matches('resting'));
    expect([forgotten, actor.getSnapshot().context.saved]).toEqual([['first'], []]);
  });

  test('stay where they are as long as the account does not remove them, which says why', async () => {
    const { actor } = await open(
      () => Promise.reject(new Error('not asked')),
      () => [{ ...member, id: 'stuck' }, member],
    );
    actor.send({ type: 'signature.removed', id: 'stuck' });
    const { context } = await waitFor(actor, (state) => state.context.accountProblem !== '');
    expect([context.accountProblem, context.saved.map(({ id }) => id)]).toEqual([
      'The network is gone',
      ['stuck', 'account'],
    ]);
  });

  test('of this browser go into the account of a member who asks for it, and into nobody else’s', async () => {
    let saved: readonly KeptSignature[] = [keptSignature, member];
    const { actor, moved } = await open(
      () => Promise.reject(new Error('not asked')),
      () => saved,
    );
    saved = [member];
    actor.send({ type: 'move.pressed' });
    await waitFor(actor, (state) => state.matches('resting'));
    expect([moved, actor.getSnapshot().context.saved]).toEqual([['first'], [member]]);
    const guest = await open(() => Promise.reject(new Error('not asked')));
    guest.actor.send({ type: 'move.pressed' });
    expect(guest.actor.getSnapshot().value).toBe('resting');
  });

  test('are made once there is something to see, and taken in hand at once', async () => {
    const orders: SignatureOrder[] = [];
    const { actor, chosen } = await open((order) => {
      orders.push(order);
      return Promise.resolve({ ...keptSignature, id: 'new' });
    });
    actor.send({ type: 'signature.wanted', kind: 'signature' });
    actor.send({ type: 'way.chosen', way: 'type' });
    actor.send({ type: 'make.pressed' });
    expect(actor.getSnapshot().value).toBe('asking');
    actor.send({ type: 'text.typed', text: 'Ines' });
    actor.send({ type: 'keeping.toggled' });
    actor.send({ type: 'make.pressed' });
    const { context } = await waitFor(actor, (state) => state.matches('resting'));
    expect(orders).toMatchObject([{ kind: 'signature', way: 'type', text: 'Ines', isKept: false }]);
    expect([chosen, context.chosen, context.saved.map(({ id }) => id)]).toEqual([['new'], 'new', ['new', 'first']]);
  });

  test('that cannot be kept are told, with what was made still there', async () => {
    const { actor } = await open(() => Promise.reject(new Error('This browser has no room for it.')));
    actor.send({ type: 'signature.wanted', kind: 'initials' });
    actor.send({ type: 'stroke.started', at: { x: 1, y: 1 } });
    actor.send({ type: 'make.pressed' });
    const { context } = await waitFor(actor, (state) => state.matches('asking') && state.context.problem !== '');
    expect([context.problem, context.made.strokes.length]).toEqual(['This browser has no room for it.', 1]);
  });
});

describe('every edge of the signatures of a person', () => {
  testEveryEdge(signaturesWalk);
});
