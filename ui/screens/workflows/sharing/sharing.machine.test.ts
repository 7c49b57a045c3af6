import { createActor, fromPromise, waitFor } from 'xstate';
import type { Workflow } from '../../../../contracts/api/workflows.js';
import type { VisibilityToSave } from '../../../calls/workflows.calls.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { workflowOf } from '../fixtures/workflows.js';
import { LINK, sharingWalk } from './fixtures/sharing.walk.js';
import { sharingMachine } from './sharing.machine.js';

const given = (failure?: Error) => {
  const asked: VisibilityToSave[] = [];
  const copied: string[] = [];
  const notices: string[] = [];
  const machine = sharingMachine.provide({
    actors: {
      shareWorkflow: fromPromise<Workflow, VisibilityToSave>(async ({ input }) => {
        asked.push(input);
        if (failure) throw failure;
        return workflowOf({ visibility: input.visibility, link: input.visibility === 'link' ? LINK : null });
      }),
      copyText: fromPromise(async ({ input }: { readonly input: { readonly text: string } }) => {
        copied.push(input.text);
      }),
    },
  });
  const sharing = createActor(machine, { input: { workflow: 'one', visibility: 'private', link: null } });
  sharing.on('notice', ({ title }: Notice) => notices.push(title));
  sharing.start();
  const rest = async () => (await waitFor(sharing, (state) => state.matches('resting'))).context;
  return { sharing, asked, copied, notices, rest };
};

describe('who can use a workflow', () => {
  test('is chosen, and the link that there is then is copied', async () => {
    const { sharing, asked, copied, notices, rest } = given();
    sharing.send({ type: 'copy.pressed' });
    sharing.send({ type: 'visibility.chosen', visibility: 'private' });
    expect([asked, copied]).toEqual([[], []]);
    sharing.send({ type: 'visibility.chosen', visibility: 'link' });
    expect(await rest()).toMatchObject({ visibility: 'link', link: LINK });
    sharing.send({ type: 'copy.pressed' });
    await rest();
    expect([copied, notices]).toEqual([[LINK], ['Link copied']]);
    sharing.send({ type: 'visibility.chosen', visibility: 'private' });
    expect(await rest()).toMatchObject({ visibility: 'private', link: null });
  });

  test('stays as it was where the server refuses the choice', async () => {
    const { sharing, notices, rest } = given(new Error('no'));
    sharing.send({ type: 'visibility.chosen', visibility: 'site' });
    expect(await rest()).toMatchObject({ visibility: 'private', wanted: 'private', link: null });
    expect(notices).toEqual(['Who can use the workflow could not be changed']);
  });
});

describe('every edge of who can use a workflow', () => {
  testEveryEdge(sharingWalk);
});
