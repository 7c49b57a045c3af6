import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Upload, UploadEvent } from '../../calls/post-conversion.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { accepted, fileOf } from '../../work/machine/work-fixture.js';
import { signedOut } from '../rows/fixtures/history-row.walk.js';
import { continueInput, continueProcessingWalk } from './fixtures/continue-processing.walk.js';
import { continueProcessingMachine } from './continue-processing.machine.js';
import { nextTools } from './next-tools.js';

const given = (answer: UploadEvent, brought: () => Promise<File> = () => Promise.resolve(fileOf('back.pdf'))) => {
  const uploads: Upload[] = [];
  const notified: unknown[] = [];
  const notices: Notice[] = [];
  const machine = continueProcessingMachine.provide({
    actors: {
      fetchFile: fromPromise(brought),
      upload: fromCallback<{ type: 'never' }, Upload>(({ input, sendBack }) => {
        uploads.push(input);
        sendBack(answer);
      }),
    },
    actions: {
      tellList: (_, event) => notified.push(event),
      leave: () => notified.push('left'),
      endSession: () => notified.push('session.ended'),
    },
  });
  const dialog = createActor(machine, { input: continueInput });
  dialog.on('notice', (notice) => notices.push(notice));
  return { dialog: dialog.start(), uploads, told: notified, notices };
};

describe('continue processing', () => {
  test('submits the very version that was chosen, with the new options', async () => {
    const { dialog, uploads, told } = given(accepted);
    dialog.send({ type: 'tool.chosen', tool: 'translate' });
    dialog.send({ type: 'start.pressed' });
    await waitFor(dialog, (state) => state.matches('handedOver'));
    expect(uploads).toMatchObject([{ from: 'c1', operation: 'translate', options: { targetLanguage: 'es' } }]);
    expect(uploads[0]?.files.map(({ name }) => name)).toEqual(['back.pdf']);
    expect(told).toEqual([accepted, 'left']);
  });

  test('starts nothing while an option is refused', () => {
    const { dialog, uploads } = given(accepted);
    dialog.send({ type: 'option.changed', field: 'watermarkText', value: ' ' });
    dialog.send({ type: 'start.pressed' });
    expect(dialog.getSnapshot().context.problem?.field).toBe('watermarkText');
    expect(uploads).toEqual([]);
  });

  test.each([
    ['the download', { answer: accepted, brought: () => Promise.reject(new Error('Downloaded file is empty')) }],
    ['the upload', { answer: { type: 'upload.refused', message: 'Downloaded file is empty' } as const }],
  ])('offers its options again where %s fails', async (_, { answer, ...rest }) => {
    const { dialog, notices } = given(answer, 'brought' in rest ? rest.brought : undefined);
    dialog.send({ type: 'start.pressed' });
    await waitFor(dialog, () => notices.length > 0);
    expect(dialog.getSnapshot().matches('choosing')).toBe(true);
    expect(notices).toMatchObject([{ title: 'Error', text: 'Downloaded file is empty' }]);
  });

  test('sends nothing where nobody is signed in any more, says so, and tells the list', async () => {
    const { dialog, notices, told, uploads } = given(accepted, () => Promise.reject(signedOut));
    dialog.send({ type: 'start.pressed' });
    await waitFor(dialog, () => notices.length > 0);
    expect(notices).toMatchObject([{ title: 'Session Expired', text: 'Please refresh the page and sign in again' }]);
    expect([told, uploads]).toEqual([['session.ended'], []]);
  });

  test('offers what one file of the kind can be put through, and not to share what is shared already', () => {
    const offered = nextTools('report.pdf', null).map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining(['pdf-compress', 'pdf-watermark', 'translate', 'ai-summarize']));
    expect(offered).not.toEqual(expect.arrayContaining(['share']));
    expect(offered).not.toEqual(expect.arrayContaining(['pdf-merge']));
    expect(nextTools('archive.zip', null)).toEqual([]);
  });
});

describe('every edge of continue processing', () => {
  testEveryEdge(continueProcessingWalk);
});
