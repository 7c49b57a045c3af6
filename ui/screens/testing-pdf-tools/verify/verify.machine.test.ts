import { waitFor } from 'xstate';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { fileOf } from '../../../tools/documents/documents-fixture.js';
import { verifyWalk } from './fixtures/verify.walk.js';
import { signedBy } from '../../../tools/signatures/signature-fixture.js';
import { givenVerify } from './verify-fixture.js';

const pdf = (size = 3) => fileOf('signed.pdf', 'application/pdf', size);

describe('the check of signatures', () => {
  test('begins as soon as a PDF is chosen, and keeps what it finds', async () => {
    const { verifying, context } = givenVerify(() => Promise.resolve([signedBy('Ada')]));
    verifying.send({ type: 'files.chosen', files: [pdf()] });
    await waitFor(verifying, (state) => state.matches('choosing'));
    expect(context().signatures).toMatchObject([{ name: 'Ada', intact: true }]);
  });

  test('takes nothing but a PDF of 25 MB', () => {
    const { verifying, notices } = givenVerify(() => Promise.resolve([]));
    verifying.send({ type: 'files.chosen', files: [fileOf('a.png', 'image/png')] });
    verifying.send({ type: 'files.chosen', files: [pdf(25 * 1024 * 1024 + 1)] });
    expect(notices.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Invalid file type: Please upload a PDF file',
      'File too large: PDF must be less than 25MB',
    ]);
    expect(verifying.getSnapshot().matches('choosing')).toBe(true);
  });

  test('says why it failed, and tries again with the same file', async () => {
    const answers = [Promise.reject(new Error('signed.pdf is damaged')), Promise.resolve([])];
    const { verifying, notices, context } = givenVerify(() => answers.shift()!);
    verifying.send({ type: 'files.chosen', files: [pdf()] });
    await waitFor(verifying, ({ context: { failure } }) => failure !== null);
    expect(notices).toMatchObject([{ title: 'The signatures could not be checked', text: 'signed.pdf is damaged' }]);
    verifying.send({ type: 'retry.pressed' });
    await waitFor(verifying, ({ context: { signatures } }) => signatures !== null);
    expect(context()).toMatchObject({ failure: null, signatures: [] });
  });
});

describe('every edge of the check of signatures', () => {
  testEveryEdge(verifyWalk);
});
