import { openClient } from '../harness/http-client.js';
import { openLive } from '../harness/live-messages.js';
import { agreementPdf } from '../samples/sample-files.js';
import { chooseAtHome, startTool } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';

const SIGNER = { signerName: 'Ada Lovelace', signerEmail: 'ada@example.org', signatureText: 'Ada Lovelace' };

export const checkReceivedFile: Task = {
  name: 'Check the signature of a received file',
  files: async (address) => {
    const sender = openClient(address);
    const live = await openLive(sender);
    const { id, shareHash } = await sender.accepted('pdf-sign', [await agreementPdf('agreement.pdf')], SIGNER);
    await live.endOf(id, 180_000);
    live.close();
    return [{ name: 'agreement_signed.pdf', bytes: (await sender.download(shareHash)).bytes }];
  },
  act: async ({ user, files }) => {
    await chooseAtHome(user, files);
    await startTool(user, 'Check signatures');
    const verdict = user.page.getByRole('dialog').getByRole('region', { name: 'Signatures' });
    const words = await verdict.innerText();
    return () => {
      ensure(words.includes('intact'), `an intact signature, not: ${words}`);
      return Promise.resolve(words.split('\n')[0] ?? '');
    };
  },
};
