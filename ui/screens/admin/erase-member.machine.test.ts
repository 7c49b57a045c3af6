import { createActor, fromPromise, waitFor } from 'xstate';
import { testEveryEdge } from '../../testing/every-edge.js';
import { eraseMemberMachine, type EraseMemberEvent } from './erase-member.machine.js';
import { eraseMemberWalk, MEMBER, unknownMember } from './fixtures/erase-member.walk.js';

const given = (failure?: Error) => {
  const asked: string[] = [];
  const machine = eraseMemberMachine.provide({
    actors: {
      eraseMember: fromPromise(async ({ input: { member } }) => {
        asked.push(member);
        if (failure) throw failure;
        return undefined;
      }),
    },
  });
  const page = createActor(machine).start();
  const send = async (...events: readonly EraseMemberEvent[]) => {
    for (const event of events) page.send(event);
    return waitFor(page, (state) => !state.hasTag('busy'));
  };
  return { send, asked };
};
const named = { type: 'member.typed', text: ` ${MEMBER} ` } as const;
const pressed = { type: 'erase.pressed' } as const;
const confirmed = { type: 'erase.confirmed' } as const;
const repeated = (text: string) => ({ type: 'confirmation.typed', text }) as const;

describe('the erasure of a member by an administrator', () => {
  test('is asked for once who it is has been typed twice', async () => {
    const { send, asked } = given();
    expect((await send(named, pressed, confirmed)).value).toBe('asking');
    expect((await send(repeated('ada@example.org'), confirmed)).value).toBe('asking');
    expect(asked).toEqual([]);
    expect((await send(repeated('Ada@example.com'), confirmed)).value).toBe('erased');
    expect(asked).toEqual([MEMBER]);
  });

  test.each(['', '  '])('does not begin for %j', async (text) => {
    const { send } = given();
    expect((await send({ type: 'member.typed', text }, pressed)).value).toBe('resting');
  });

  test('says by name whom the server does not know, and keeps what was typed', async () => {
    const { send } = given(unknownMember);
    const { value, context } = await send(named, pressed, repeated(MEMBER), confirmed);
    expect([value, context.failure, context.typed]).toEqual([
      'asking',
      `No member has the address or ID ${MEMBER}`,
      MEMBER,
    ]);
  });

  test('can be thought better of, and begins anew the next time', async () => {
    const { send, asked } = given();
    const { context } = await send(named, pressed, repeated(MEMBER), { type: 'erase.cancelled' }, pressed);
    expect([context.member, context.typed, asked]).toEqual([named.text, '', []]);
  });

  test('forgets whom once its result was read', async () => {
    const { send } = given();
    const done = await send(named, pressed, repeated(MEMBER), confirmed);
    expect(done.context.member).toBe(named.text);
    expect((await send({ type: 'erase.cancelled' })).context).toEqual({ member: '', typed: '', failure: '' });
  });
});

describe('every edge of the erasure of a member', () => {
  testEveryEdge(eraseMemberWalk);
});
