import { createActor, fromPromise, waitFor } from 'xstate';
import type { ListedRequest } from '../../../../contracts/api/signature-requests.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { listedRequest, requestsWalk } from './fixtures/requests.walk.js';
import { requestsMachine } from './requests.machine.js';

const given = async () => {
  const copied: string[] = [];
  const withdrawn: string[] = [];
  const notices: Notice[] = [];
  const machine = requestsMachine.provide({
    actors: {
      fetchRequests: fromPromise<readonly ListedRequest[]>(() =>
        Promise.resolve(withdrawn.length === 0 ? [listedRequest] : []),
      ),
      fetchRecipientLink: fromPromise(({ input: { id, number } }) => Promise.resolve(`/sign/${id}.${number}`)),
      copyText: fromPromise(({ input }) => {
        copied.push(input.text);
        return Promise.resolve();
      }),
      withdrawRequest: fromPromise(({ input }) => {
        withdrawn.push(input.id);
        return Promise.resolve();
      }),
    },
  });
  const list = createActor(machine).start();
  list.on('notice', (notice) => notices.push(notice));
  const rest = () => waitFor(list, (state) => state.matches({ listed: 'resting' }));
  await rest();
  return { list, copied, withdrawn, notices, rest };
};

describe('the list of signature requests', () => {
  test('copies the link of one recipient, and says who may get it', async () => {
    const { list, copied, notices, rest } = await given();
    list.send({ type: 'link.pressed', id: 'r1', number: 1 });
    await rest();
    expect(copied).toEqual(['/sign/r1.1']);
    expect(notices).toMatchObject([{ title: 'Link copied', text: expect.stringContaining('this person only') }]);
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
    expect(list.getSnapshot().context.requests).toEqual([]);
  });
});

describe('every edge of the list of signature requests', () => {
  testEveryEdge(requestsWalk);
});
