import { createActor, fromPromise, waitFor } from 'xstate';
import { CallFailed } from '../../../calls/server-reply.js';
import { failureNotice, type Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import type { RequestTemplate } from '../ask/request-template.js';
import { requestTemplate, templatesWalk } from './fixtures/templates.walk.js';
import type { ReadTemplates } from './kept-templates.js';
import { templatesMachine } from './templates.machine.js';

type Keep = (template: RequestTemplate) => Promise<RequestTemplate>;
interface Asking {
  readonly isMember: boolean;
}

const open = async (keep: Keep = (one) => Promise.resolve(one), isMember = false) => {
  const removed: string[] = [];
  const taken: RequestTemplate[] = [];
  const listed: RequestTemplate[] = [];
  const notices: Notice[] = [];
  const actors = {
    readTemplates: fromPromise<ReadTemplates, Asking>(() =>
      Promise.resolve({ templates: [{ ...requestTemplate, id: 'old', file: null }], problem: '' }),
    ),
    takeTemplate: fromPromise<RequestTemplate, { readonly template: RequestTemplate }>(({ input: { template } }) =>
      Promise.resolve({ ...template, file: requestTemplate.file }),
    ),
    keepTemplate: fromPromise<RequestTemplate, Asking & { readonly template: RequestTemplate }>(({ input }) =>
      keep(input.template),
    ),
    removeTemplate: fromPromise(({ input: { id } }: { readonly input: { readonly id: string } }) => {
      removed.push(id);
      return Promise.resolve(id);
    }),
  };
  const list = createActor(templatesMachine.provide({ actors }), {
    input: { isMember, take: (template) => taken.push(template), list: (template) => listed.push(template) },
  }).start();
  list.on('notice', (notice) => notices.push(notice));
  const rest = () => waitFor(list, (state) => state.matches('resting'));
  await rest();
  const ids = () => list.getSnapshot().context.templates.map(({ id }) => id);
  const makeTemplate = (): void => {
    list.send({ type: 'template.made', template: requestTemplate });
    list.send({ type: 'keep.confirmed' });
  };
  return { list, rest, ids, removed, notices, taken, listed, made: makeTemplate };
};

// Requirement
describe('templates of signature requests', () => {
  test('are listed with the newest first, and say that they are kept', async () => {
    const { made, rest, ids, notices } = await open();
    made();
    await rest();
    expect([ids(), notices]).toEqual([['t1', 'old'], [expect.objectContaining({ title: 'Kept as a template' })]]);
  });

  test('that the browser has no room for are said not to be kept', async () => {
    const { made, rest, ids, notices } = await open(() => Promise.reject(new DOMException('', 'QuotaExceededError')));
    made();
    await rest();
    expect([ids(), notices[0]?.tone]).toEqual([['old'], 'destructive']);
  });

  test('that the account of a member refuses are said not to be kept, with its reason', async () => {
    const refused = () =>
      Promise.reject(new CallFailed(409, JSON.stringify({ error: 'You keep 20 templates.' }), 'Conflict'));
    const { made, rest, notices } = await open(refused, true);
    made();
    await rest();
    expect(notices).toEqual([failureNotice('The template was not kept', 'You keep 20 templates.')]);
  });

  test('have nobody’s name in the place of a role, and keep those who have none', async () => {
    const savedTemplates: RequestTemplate[] = [];
    const { list, rest } = await open((one) => {
      savedTemplates.push(one);
      return Promise.resolve(one);
    });
    const ada = { role: '', name: 'Ada', email: 'ada@example.org' };
    const template = { ...requestTemplate, people: [ada, { ...ada, name: 'Bob' }] };
    list.send({ type: 'template.made', template });
    list.send({ type: 'role.typed', recipient: 2, role: ' Tenant ' });
    list.send({ type: 'keep.confirmed' });
    await rest();
    expect(savedTemplates[0]?.people).toEqual([ada, { role: 'Tenant', name: '', email: '' }]);
  });

  test('of the account are taken once their document is fetched', async () => {
    const { list, rest, taken } = await open();
    list.send({ type: 'take.pressed', id: 'old' });
    await rest();
    expect(taken).toEqual([{ ...requestTemplate, id: 'old' }]);
  });

  test('are taken for a list where one is wanted', async () => {
    const { list, rest, taken, listed } = await open();
    list.send({ type: 'list.pressed', id: 'old' });
    await rest();
    expect([taken, listed]).toEqual([[], [{ ...requestTemplate, id: 'old' }]]);
  });

  test('go once that is confirmed', async () => {
    const { list, rest, ids, removed } = await open();
    list.send({ type: 'delete.pressed', id: 'old' });
    list.send({ type: 'delete.cancelled' });
    expect(removed).toEqual([]);
    list.send({ type: 'delete.pressed', id: 'old' });
    list.send({ type: 'delete.confirmed' });
    await rest();
    expect([ids(), removed]).toEqual([[], ['old']]);
  });
});

describe('every edge of templates', () => {
  testEveryEdge(templatesWalk);
});
