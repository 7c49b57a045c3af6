import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { NewSignatureRequest } from '../../../../contracts/api/signature-requests.js';
import type { Notice } from '../../../notice.js';
import { documentWith } from '../../../pdf/pdf-document-fixture.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { askMachine } from './ask.machine.js';
import { templateOf } from './ask-context.js';
import { askWalk } from './fixtures/ask.walk.js';

const given = async () => {
  const sent: NewSignatureRequest[] = [];
  const notices: Notice[] = [];
  const machine = askMachine.provide({
    actors: {
      openPdf: fromCallback(({ sendBack }) => {
        sendBack({ type: 'pdf.opened', pdf: documentWith(['one'], ['two']) });
      }),
      pageDrop: fromCallback(() => () => undefined),
      sendRequest: fromPromise(({ input }) => {
        sent.push(input.request);
        return Promise.resolve({ id: 'r1', expiresAt: '', links: [] });
      }),
    },
  });
  const ask = createActor(machine).start();
  ask.on('notice', (notice) => notices.push(notice));
  const placing = () => waitFor(ask, (state) => state.matches({ present: 'placing' }));
  ask.send({ type: 'files.chosen', files: [new File(['a'], 'a.pdf', { type: 'application/pdf' })] });
  await placing();
  return { ask, sent, notices, placing, context: () => ask.getSnapshot().context };
};

describe('asking for signatures', () => {
  test('sends nothing before everybody has a name and a place to sign', async () => {
    const { ask, sent, context } = await given();
    ask.send({ type: 'person.changed', recipient: 1, change: { name: 'Ada' } });
    ask.send({ type: 'field.added', kind: 'signature' });
    ask.send({ type: 'person.added' });
    ask.send({ type: 'person.changed', recipient: 2, change: { name: 'Bob' } });
    ask.send({ type: 'person.chosen', recipient: 1 });
    ask.send({ type: 'send.pressed' });
    expect(sent).toEqual([]);
    expect(context().recipient).toBe(2);
  });

  test('sends fields of each person, in points and pages from 1, and who signs first', async () => {
    const { ask, sent, placing } = await given();
    ask.send({ type: 'person.changed', recipient: 1, change: { name: ' Ada ', password: 'secret' } });
    ask.send({ type: 'field.added', kind: 'signature' });
    ask.send({ type: 'person.added' });
    ask.send({ type: 'person.changed', recipient: 2, change: { name: 'Bob', email: 'bob@example.org' } });
    ask.send({ type: 'page.chosen', page: 1 });
    await placing();
    ask.send({ type: 'field.added', kind: 'signature' });
    ask.send({ type: 'field.placed', id: '2', box: { x: 10, y: 20 } });
    ask.send({ type: 'order.switched' });
    ask.send({ type: 'send.pressed' });
    await waitFor(ask, (state) => state.matches('sent'));
    expect(sent).toMatchObject([
      {
        recipients: [
          { name: 'Ada', order: 1, password: 'secret' },
          { name: 'Bob', email: 'bob@example.org', order: 2 },
        ],
        fields: [
          { recipient: 1, kind: 'signature', page: 1 },
          { recipient: 2, kind: 'signature', page: 2, box: { x: 10, y: 20 } },
        ],
      },
    ]);
  });

  // Requirement
  test('begins anew from a template, which knows no password, and asks others to sign the same', async () => {
    const { ask, sent, context, placing } = await given();
    ask.send({ type: 'person.changed', recipient: 1, change: { name: 'Tenant', password: 'secret' } });
    ask.send({ type: 'field.added', kind: 'signature' });
    ask.send({ type: 'field.added', kind: 'date' });
    const template = templateOf(context(), 't1', 1);
    if (template === null) throw new Error('no template');
    expect(JSON.stringify(template)).not.toContain('secret');
    ask.send({ type: 'file.cleared' });
    ask.send({ type: 'template.taken', template });
    await placing();
    ask.send({ type: 'field.added', kind: 'text' });
    expect(context().fields.map(({ id }) => id)).toEqual(['1', '2', '3']);
    ask.send({ type: 'send.pressed' });
    await waitFor(ask, (state) => state.matches('sent'));
    ask.send({ type: 'again.pressed' });
    await placing();
    expect([context().people, context().fields.length]).toEqual([[{ role: '', name: '', email: '', password: '' }], 3]);
    ask.send({ type: 'send.pressed' });
    expect(sent).toHaveLength(1);
  });

  test('keeps fields on their page, wherever they are dragged', async () => {
    const { ask, context } = await given();
    ask.send({ type: 'field.added', kind: 'signature' });
    ask.send({ type: 'field.placed', id: '1', box: { x: 9000, y: -50 } });
    expect(context().fields[0]?.box).toMatchObject({ x: 430, y: 0 });
  });

  test('takes the fields of a person along who leaves, and moves up the others', async () => {
    const { ask, context } = await given();
    ask.send({ type: 'field.added', kind: 'signature' });
    ask.send({ type: 'person.added' });
    ask.send({ type: 'field.added', kind: 'date' });
    ask.send({ type: 'person.removed', recipient: 1 });
    expect(context().fields).toMatchObject([{ recipient: 1, kind: 'date' }]);
    expect(context().people).toHaveLength(1);
  });
});

describe('every edge of asking for signatures', () => {
  testEveryEdge(askWalk);
});
