import { waitFor } from 'xstate';
import { fileOf } from '../../../work/machine/home.given.js';
import { givenBench } from './started-bench.given.js';
import { shownFile } from './workbench.context.js';
import { MADE } from '../../../work/versions/made.js';
import { chosenFile, further, made } from './workbench.given.js';

describe('the workbench', () => {
  test('shows the first file that was chosen, and opens and keeps all of them', async () => {
    const { bench, choose, context, opening, keeping } = givenBench();
    choose('lease.pdf', 'plan.pdf');
    expect(shownFile(context())?.file.name).toBe('lease.pdf');
    expect(opening).toMatchObject([{ type: 'files.listed', files: [{ id: 1 }, { id: 2 }] }]);
    await waitFor(bench, (state) => state.matches({ result: 'none' }));
    expect(keeping).toMatchObject([{ type: 'files.listed', files: [{ name: 'lease.pdf' }, { name: 'plan.pdf' }] }]);
  });

  test('shows the next file where the one on screen is removed', () => {
    const { bench, choose, context } = givenBench();
    choose('lease.pdf', 'plan.pdf');
    bench.send({ type: 'files.changed', files: [chosenFile(2, 'plan.pdf')] });
    expect(shownFile(context())?.file.name).toBe('plan.pdf');
  });

  test('fetches a result, shows it, and has the tools work on it', async () => {
    const { bench, choose, context, home } = givenBench();
    choose('lease.pdf');
    bench.send({ type: 'result.arrived', made });
    await waitFor(bench, (state) => state.matches({ result: 'here' }));
    expect(context().shown).toBe(MADE);
    expect(home.at(-1)).toMatchObject({ type: 'source.changed', file: { name: 'made.pdf' }, from: 'c1' });
  });

  test('goes back to the chosen file for other options, and to the result by its version', async () => {
    const { bench, choose, context, home } = givenBench();
    choose('lease.pdf');
    bench.send({ type: 'result.arrived', made });
    await waitFor(bench, (state) => state.matches({ result: 'here' }));
    bench.send({ type: 'options.tried' });
    expect([context().shown, home.at(-1)]).toMatchObject([1, { type: 'source.changed', file: null, isMissing: false }]);
    expect(home).toContainEqual({ type: 'option.changed', tool: 'pdf-compress', field: 'quality', value: 'low' });
    expect(home).toContainEqual({ type: 'options.toggled', tool: 'pdf-compress' });
    bench.send({ type: 'file.shown', id: MADE });
    expect(bench.getSnapshot().matches({ result: 'here' })).toBe(true);
  });

  test('offers the result although it cannot be shown, and has no tool take anything else instead', async () => {
    const { bench, choose, context, home } = givenBench(null, () => Promise.reject(new Error('offline')));
    choose('lease.pdf');
    bench.send({ type: 'result.arrived', made });
    await waitFor(bench, (state) => state.matches({ result: 'unseen' }));
    expect(context()).toMatchObject({ made: { name: 'lease_compressed.pdf' }, shown: MADE });
    expect(home.at(-1)).toMatchObject({ type: 'source.changed', file: null, isMissing: true });
  });

  test('keeps nothing before what was kept is read, and all of it from then on, fetched or not', async () => {
    const kept = { made, versions: [made], awaited: null };
    const { bench, choose, keeping } = givenBench(kept, () => Promise.reject(new Error('offline')));
    choose('lease.pdf');
    expect(keeping).toEqual([]);
    await waitFor(bench, (state) => state.matches({ result: 'unseen' }));
    expect(keeping).not.toEqual([]);
    for (const kept of keeping) expect(kept).toMatchObject({ made: { id: 'c1' }, versions: [{ id: 'c1' }] });
  });

  test('has the result again after a reload', async () => {
    const { bench, choose, context } = givenBench({ made, versions: [made], awaited: null });
    choose('lease.pdf');
    await waitFor(bench, (state) => state.matches({ result: 'here' }));
    expect(context().made?.shareHash).toBe('h1');
  });

  const twice = async () => {
    const given = givenBench();
    given.choose('lease.pdf');
    for (const result of [made, further]) {
      given.bench.send({ type: 'result.arrived', made: result });
      await waitFor(given.bench, (state) => state.matches({ result: 'here' }));
    }
    return given;
  };

  test('keeps every result as a version, and goes back to any of them', async () => {
    const { bench, context, home } = await twice();
    expect(context().versions.map(({ id }) => id)).toEqual(['c1', 'c2']);
    bench.send({ type: 'version.shown', id: 'c1' });
    expect([context().made?.id, home.at(-1)?.['from']]).toEqual(['c1', 'c1']);
  });

  test('undoes step by step down to the chosen file, and redoes the same steps', async () => {
    const { bench, context, home } = await twice();
    const steps = ['version.undone', 'version.undone', 'version.undone', 'version.redone', 'version.redone'] as const;
    const seen = steps.map((type) => {
      bench.send({ type });
      return context().shown === MADE ? context().made?.id : 'original';
    });
    expect(seen).toEqual(['c1', 'original', 'original', 'c1', 'c2']);
    expect(home.at(-1)).toMatchObject({ type: 'source.changed', from: 'c2' });
  });

  test('tries other options on the version that the tool ran on', async () => {
    const { bench, context, home } = await twice();
    bench.send({ type: 'options.tried' });
    expect([context().shown, context().made?.id]).toEqual([MADE, 'c1']);
    expect(bench.getSnapshot().matches({ result: 'aside' })).toBe(true);
    expect(home).toContainEqual({ type: 'option.changed', tool: 'pdf-rotate', field: 'angle', value: 90 });
    expect(home.at(-1)).toMatchObject({ type: 'source.changed', from: 'c1' });
  });

  test('has all versions again after a reload, those that are not on screen fetched after it', async () => {
    const { bench, choose, context, fetching } = givenBench({
      made: further,
      versions: [made, further],
      awaited: null,
    });
    choose('lease.pdf');
    await waitFor(bench, (state) => state.matches({ result: 'here' }));
    expect(fetching).toMatchObject([{ type: 'versions.listed', versions: [{ id: 'c1' }] }]);
    bench.send({ type: 'version.fetched', id: 'c1', file: fileOf('lease_compressed.pdf') });
    bench.send({ type: 'version.undone' });
    expect([context().made?.id, context().madeFile?.file.name]).toEqual(['c1', 'lease_compressed.pdf']);
  });

  test('waits for what the page before a reload had asked for, and shows it', async () => {
    const { bench, choose, context, awaiting, keeping } = givenBench({
      made: null,
      versions: [],
      awaited: { id: 'c1', tool: 'pdf-compress', of: [0] },
    });
    await waitFor(bench, (state) => state.matches({ result: 'none' }));
    choose('lease.pdf');
    expect(awaiting).toEqual([{ type: 'result.awaited', id: 'c1' }]);
    expect(keeping.at(-1)).toMatchObject({ made: null, running: 'c1' });
    bench.send({ type: 'result.arrived', made });
    await waitFor(bench, (state) => state.matches({ result: 'here' }));
    expect([context().awaited, context().made?.id]).toEqual([null, 'c1']);
  });

  test('gives the tools nothing in place of what is still being made, until it has come or will not', async () => {
    const awaited = { id: 'c1', tool: 'pdf-redact', of: [0] };
    const { bench, choose, home, awaiting } = givenBench({ made: null, versions: [], awaited });
    choose('lease.pdf');
    await waitFor(bench, (state) => state.matches({ result: 'none' }));
    expect(home.at(-1)).toMatchObject({ type: 'source.changed', file: null, isMissing: true });
    bench.send({ type: 'original.shown', id: 1 });
    expect(home.at(-1)).toMatchObject({ isMissing: true });
    bench.send({ type: 'awaited.cancelled' });
    expect(awaiting.at(-1)).toEqual({ type: 'cancel.pressed' });
    bench.send({ type: 'result.missed', reason: '' });
    expect(home.at(-1)).toMatchObject({ type: 'source.changed', isMissing: false });
  });

  test('counts what comes late among the versions of the file that it was made of', async () => {
    const awaited = { id: 'c1', tool: 'pdf-redact', of: [1] };
    const { bench, choose, context } = givenBench({ made: null, versions: [], awaited });
    choose('lease.pdf', 'plan.pdf');
    await waitFor(bench, (state) => state.matches({ result: 'none' }));
    bench.send({ type: 'result.arrived', made: { ...made, of: [] } });
    expect(context().made?.of).toEqual([2]);
  });

  test('says why what it waited for will not come', async () => {
    const { bench, context, notices } = givenBench({
      made: null,
      versions: [],
      awaited: { id: 'c1', tool: 'pdf-compress', of: [0] },
    });
    await waitFor(bench, (state) => state.matches({ result: 'none' }));
    bench.send({ type: 'result.missed', reason: 'It is damaged.' });
    expect([context().awaited, notices]).toMatchObject([null, [{ text: 'It is damaged.' }]]);
  });

  test('keeps the conversion that runs, until the tools are ready again', async () => {
    const { bench, choose, keeping } = givenBench();
    choose('lease.pdf');
    await waitFor(bench, (state) => state.matches({ result: 'none' }));
    bench.send({ type: 'conversion.begun', id: 'c1' });
    expect(keeping.at(-1)).toMatchObject({ running: 'c1' });
    bench.send({ type: 'home.ready' });
    expect(keeping.at(-1)).toMatchObject({ running: null });
  });

  test('tells the tools once more what is on screen when they are ready again', async () => {
    const { bench, home } = await twice();
    bench.send({ type: 'version.shown', id: 'c1' });
    bench.send({ type: 'home.ready' });
    expect(home.slice(-2).map(({ from }) => from as unknown)).toEqual(['c1', 'c1']);
  });

  test('renames the result in place, on the server and in the lists, by the name that the server took', async () => {
    const { bench, choose, context, listed, notices } = givenBench(null, undefined, {
      rename: ({ id, name }) => Promise.resolve({ id, name: `${name}.pdf` }),
    });
    choose('lease.pdf');
    bench.send({ type: 'result.arrived', made });
    bench.send({ type: 'name.edited' });
    bench.send({ type: 'name.changed', text: ' Lease 2027 ' });
    bench.send({ type: 'name.saved' });
    await waitFor(bench, (state) => state.matches({ naming: 'resting' }));
    expect(context()).toMatchObject({ made: { name: 'Lease 2027.pdf', chosenName: 'Lease 2027.pdf' }, draft: null });
    expect(context().versions).toMatchObject([{ name: 'Lease 2027.pdf' }]);
    expect(listed).toMatchObject([{ type: 'row.renamed', id: 'c1', downloadName: 'Lease 2027.pdf' }]);
    expect(notices).toMatchObject([{ title: 'Filename updated', text: 'File will download as Lease 2027.pdf' }]);
  });

  test('keeps the name in its field where the server does not take it', async () => {
    const { bench, choose, context, notices } = givenBench(null, undefined, {
      rename: () => Promise.reject(new Error('no')),
    });
    choose('lease.pdf');
    bench.send({ type: 'result.arrived', made });
    bench.send({ type: 'name.edited' });
    bench.send({ type: 'name.changed', text: 'x' });
    bench.send({ type: 'name.saved' });
    await waitFor(bench, () => notices.length > 0);
    expect(context()).toMatchObject({ made: { name: made.name }, draft: 'x' });
    expect(notices).toMatchObject([{ title: 'Update failed' }]);
  });
});
