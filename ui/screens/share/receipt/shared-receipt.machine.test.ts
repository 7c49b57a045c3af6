import { createActor, fromPromise, waitFor } from 'xstate';
import { sharedFile } from '../../../share/fixtures/share.walk.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import type { fetchSigned } from './receipt-actors.js';
import { sharedReceiptWalk } from './fixtures/shared-receipt.walk.js';
import { sharedReceiptMachine } from './shared-receipt.machine.js';

const NO_RECEIPT: typeof fetchSigned = fromPromise(() => Promise.reject(new Error('no receipt')));

const given = async (text: string): Promise<unknown> => {
  const machine = sharedReceiptMachine.provide({ actors: { fetchSigned: NO_RECEIPT } });
  const page = createActor(machine, { input: { hash: 'h1', file: sharedFile('completed') } }).start();
  page.send({ type: 'copy.given', file: new File([text], 'copy.pdf') });
  await waitFor(page, (state) => !state.matches({ copy: 'compared' }));
  return page.getSnapshot().value;
};

describe('a copy of a shared file', () => {
  test('is the file that was made if its bytes are, whatever its name, with or without a receipt', async () => {
    expect(await given('abc')).toEqual({ receipt: 'none', copy: 'same' });
  });

  test('is not if a byte differs', async () => {
    expect(await given('abd')).toEqual({ receipt: 'none', copy: 'other' });
  });
});

describe('every edge of the receipt of a shared file', () => {
  testEveryEdge(sharedReceiptWalk);
});
