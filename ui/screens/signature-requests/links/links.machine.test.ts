import { createActor, fromPromise, waitFor } from 'xstate';
import type { ListedSigningLink, NewSigningLink } from '../../../../contracts/api/signing-links.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { linksWalk, listedLink } from './fixtures/links.walk.js';
import { linksMachine } from './links.machine.js';

const given = async (isMember = true) => {
  const made: NewSigningLink[] = [];
  const copied: string[] = [];
  const closed: string[] = [];
  const notices: Notice[] = [];
  let fetched = 0;
  const machine = linksMachine.provide({
    actors: {
      fetchSigningLinks: fromPromise<readonly ListedSigningLink[]>(() => {
        fetched += 1;
        return Promise.resolve([listedLink]);
      }),
      createSigningLink: fromPromise<ListedSigningLink, NewSigningLink>(({ input }) => {
        made.push(input);
        return Promise.resolve({ ...listedLink, id: 'l2', people: input.people });
      }),
      closeSigningLink: fromPromise<string, { readonly id: string }>(({ input: { id } }) => {
        closed.push(id);
        return Promise.resolve(id);
      }),
      copyText: fromPromise(({ input }) => {
        copied.push(input.text);
        return Promise.resolve();
      }),
    },
  });
  const list = createActor(machine, { input: { isMember } }).start();
  list.on('notice', (notice) => notices.push(notice));
  const rest = () => waitFor(list, (state) => state.matches({ listed: 'resting' }));
  if (isMember) await rest();
  const links = () => list.getSnapshot().context.links;
  return { list, rest, links, made, copied, closed, notices, fetched: () => fetched };
};

// Requirement
describe('the links for many people', () => {
  test('are those of a member, and nobody asks for them for a guest', async () => {
    expect((await given()).links()).toEqual([listedLink]);
    const guest = await given(false);
    expect([guest.list.getSnapshot().value, guest.fetched()]).toEqual(['absent', 0]);
  });

  test('are made with the bounds that were chosen, and the new one stands first', async () => {
    const { list, rest, links, made } = await given();
    list.send({ type: 'link.wanted', template: 't1', name: 'waiver.pdf' });
    list.send({ type: 'link.changed', change: { people: 120, asksEmail: true } });
    list.send({ type: 'link.confirmed' });
    await rest();
    expect(made).toEqual([{ template: 't1', days: 30, people: 120, asksEmail: true }]);
    expect(links().map(({ id }) => id)).toEqual(['l2', 'l1']);
  });

  test.each([0, 501, Number.NaN, 1.5])('are not made for %s people', async (people) => {
    const { list, made } = await given();
    list.send({ type: 'link.wanted', template: 't1', name: 'waiver.pdf' });
    list.send({ type: 'link.changed', change: { people } });
    list.send({ type: 'link.confirmed' });
    expect([list.getSnapshot().matches({ listed: 'setting' }), made]).toEqual([true, []]);
  });

  test('are copied, and it is said who may sign by one', async () => {
    const { list, rest, copied, notices } = await given();
    list.send({ type: 'copy.pressed', link: listedLink.link });
    await rest();
    expect([copied, notices]).toEqual([[listedLink.link], [expect.objectContaining({ title: 'Link copied' })]]);
  });

  test('are closed once that is confirmed, and stay in the list', async () => {
    const { list, rest, links, closed } = await given();
    list.send({ type: 'close.pressed', id: 'l1' });
    list.send({ type: 'close.cancelled' });
    expect(closed).toEqual([]);
    list.send({ type: 'close.pressed', id: 'l1' });
    list.send({ type: 'close.confirmed' });
    await rest();
    expect([closed, links()[0]?.status]).toEqual([['l1'], 'closed']);
  });
});

describe('every edge of the links for many people', () => {
  testEveryEdge(linksWalk);
});
