import { createActor, fromPromise, waitFor } from 'xstate';
import type { FormValues } from '../../../contracts/form-fields.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { fieldNamed } from '../edit-fixture.js';
import { valuesWalk } from './fixtures/values.walk.js';
import type { Exporting, FillingEach } from './values-actors.js';
import { valuesMachine } from './values.machine.js';

const form = [fieldNamed('name'), fieldNamed('agree', { kind: 'check', stored: ['Yes'], value: false })];

const given = () => {
  const taken: FormValues[] = [];
  const written: Exporting[] = [];
  const each: string[] = [];
  const actors = {
    exportValues: fromPromise(({ input }: { readonly input: Exporting }) => {
      written.push(input);
      return Promise.resolve();
    }),
    fillEach: fromPromise(({ input: { file } }: { readonly input: FillingEach }) => {
      each.push(file.name);
      return Promise.resolve();
    }),
  };
  const actor = createActor(valuesMachine.provide({ actors }), {
    input: {
      document: new File(['%PDF'], 'form.pdf'),
      form: () => ({ fields: form, values: { name: 'Tom' } }),
      take: (values) => taken.push(values),
    },
  }).start();
  const choose = async (text: string, state: string) => {
    actor.send({ type: 'file.chosen', file: new File([text], 'values.csv') });
    return waitFor(actor, (now) => now.matches(state as 'taken'));
  };
  return { actor, taken, written, each, choose };
};

describe('values from a file', () => {
  test('go into the form', async () => {
    const { choose, taken } = given();
    const state = await choose('name;agree\nInes;x\n', 'taken');
    expect(taken).toEqual([{ name: 'Ines', agree: true }]);
    expect(state.context.taken).toBe(2);
  });

  test('that do not fit are told by their fields, and nothing is changed', async () => {
    const { choose, taken } = given();
    const state = await choose('name;agree;nobody\nInes;maybe;1\n', 'refused');
    expect(state.context.problems.map(({ field, code }) => [field, code])).toEqual([
      ['agree', 'no-tick'],
      ['nobody', 'no-field'],
    ]);
    expect(taken).toEqual([]);
  });

  test('that cannot be read are refused in words', async () => {
    const { choose } = given();
    expect((await choose('a;b\n1\n', 'refused')).context.problem).toBe('Row 2 has 1 cells, and the first row has 2.');
    expect((await choose('%FDF-1.2 nothing', 'refused')).context.problem).toContain('cannot be read as JSON, CSV');
  });

  test('of several forms fill one of them, or all', async () => {
    const { actor, choose, taken, each } = given();
    await choose('name\nInes\nAda\n', 'choosing');
    actor.send({ type: 'row.chosen', row: 1 });
    actor.send({ type: 'take.pressed' });
    expect(taken).toEqual([{ name: 'Ada' }]);
    await choose('name\nInes\nAda\n', 'choosing');
    actor.send({ type: 'each.pressed' });
    await waitFor(actor, (state) => state.matches('made'));
    expect(each).toEqual(['values.csv']);
  });

  test('go out as they are at the moment', async () => {
    const { actor, written } = given();
    actor.send({ type: 'export.pressed', format: 'xfdf' });
    await waitFor(actor, (state) => state.matches('resting'));
    expect(written).toMatchObject([{ format: 'xfdf', values: { name: 'Tom' } }]);
  });
});

describe('every edge of values that come and go', () => {
  testEveryEdge(valuesWalk);
});
