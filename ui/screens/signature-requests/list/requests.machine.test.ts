import { createActor, fromPromise, waitFor } from 'xstate';
import type { ListedRequest } from '../../../../contracts/api/signature-requests.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { endedRequest, listedRequest, requestsWalk } from './fixtures/requests.walk.js';
import { requestsMachine } from './requests.machine.js';

const given = async () => {
  const copied: string[] = [];
  const mailed: string[] = [];
  const withdrawn: string[] = [];
  const deleted: string[] = [];
  const notices: Notice[] = [];
  const machine = requestsMachine.provide({
    actors: {
      fetchRequests: fromPromise<readonly ListedRequest[]>(() =>
        Promise.resolve([
          ...(withdrawn.length === 0 ? [listedRequest] : []),
          { ...endedRequest, hasFile: deleted.length === 0 },
        ]),
      ),
      fetchRecipientLink: fromPromise(({ input: { id, number } }) => Promise.resolve(`/sign/${id}.${number}`)),
      mailRecipientAgain: fromPromise(({ input: { id, number } }) => {
        mailed.push(`${id}.${number}`);
        return Promise.resolve();
      }),
      copyText: fromPromise(({ input }) => {
        copied.push(input.text);
        return Promise.resolve();
      }),
      withdrawRequest: fromPromise(({ input }) => {
        withdrawn.push(input.id);
        return Promise.resolve();
      }),
      deleteRequestedFile: fromPromise(({ input }) => {
        deleted.push(input.id);
        return Promise.resolve();
      }),
    },
  });
  const list = createActor(machine).start();
  list.on('notice', (notice) => notices.push(notice));
  const rest = () => waitFor(list, (state) => state.matches({ listed: 'resting' }));
  await rest();
  return { list, copied, mailed, withdrawn, deleted, notices, rest };
};

describe('the list of signature requests', () => {
  test('copies the link of one recipient, and says who may get it', async () => {
    const { list, copied, notices, rest } = await given();
    list.send({ type: 'link.pressed', id: 'r1', number: 1 });
    await rest();
    expect(copied).toEqual(['/sign/r1.1']);
    expect(notices).toMatchObject([{ title: 'Link copied', text: expect.stringContaining('this person only') }]);
  });

  test('has one recipient mailed again, and nobody else', async () => {
    const { list, copied, mailed, notices, rest } = await given();
    list.send({ type: 'mail.pressed', id: 'r1', number: 1 });
    await rest();
    expect([mailed, copied]).toEqual([['r1.1'], []]);
    expect(notices).toMatchObject([{ title: 'The mail follows' }]);
  });

  test('withdraws a request once that is confirmed, and shows the list anew', async () => {
    const { list, withdrawn, rest } = await given();
    list.send({ type: 'withdraw.pressed', id: 'r1' });
    list.send({ type: 'withdraw.cancelled' });
    expect(withdrawn).toEqual([]);
    list.send({ type: 'withdraw.pressed', id: 'r1' });
    list.send({ type: 'withdraw.confirmed' });
    await rest();
    expect(withdrawn).toEqual(['r1']);
    expect(list.getSnapshot().context.requests.map(({ id }) => id)).toEqual(['r2']);
  });

  test('deletes the document of a request that has ended, once that is confirmed, and of no other', async () => {
    const { list, deleted, rest } = await given();
    list.send({ type: 'delete.pressed', id: 'r1' });
    list.send({ type: 'delete.confirmed' });
    list.send({ type: 'delete.pressed', id: 'r2' });
    list.send({ type: 'delete.cancelled' });
    expect(deleted).toEqual([]);
    list.send({ type: 'delete.pressed', id: 'r2' });
    list.send({ type: 'delete.confirmed' });
    await rest();
    expect(deleted).toEqual(['r2']);
    expect(list.getSnapshot().can({ type: 'delete.pressed', id: 'r2' })).toBe(false);
  });
});

describe('every edge of the list of signature requests', () => {
  testEveryEdge(requestsWalk);
});
