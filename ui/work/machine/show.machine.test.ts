import { FileGone } from '../../calls/conversions.calls.js';
import { waitFor } from 'xstate';
import { PROGRESS_RESET_MS } from '../../../contracts/screen-times.js';
import { MADE_FILE_ID } from '../versions/made.js';
import { further, firstVersion } from '../versions/versions-fixture.js';
import { shownFile } from '../versions/versions-context.js';
import { accepted, arrangement, fileOf, givenFiles, said } from './work-fixture.js';

const offline = () => Promise.reject(new Error('offline'));

describe('the chosen files', () => {
  test('are all opened and kept, the first of them on screen', () => {
    const { context, opening, keeping } = givenFiles(['lease.pdf', 'plan.pdf']);
    expect(shownFile(context())?.file.name).toBe('lease.pdf');
    expect(opening.at(-1)).toMatchObject({ type: 'files.listed', files: [{ id: 1 }, { id: 2 }] });
    expect(keeping.at(-1)).toMatchObject({
      type: 'files.listed',
      files: [{ name: 'lease.pdf' }, { name: 'plan.pdf' }],
    });
  });

  test('have the next on screen where the one there is removed', () => {
    const { home, context } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send({ type: 'file.removed', id: 1 });
    expect(shownFile(context())?.file.name).toBe('plan.pdf');
  });

  test('leave nothing behind where none of them is left, neither here nor kept', async () => {
    const { home, context, keeping } = givenFiles(['lease.pdf']);
    home.send({ type: 'result.arrived', made: firstVersion });
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    home.send({ type: 'selection.cleared' });
    expect(home.getSnapshot().matches({ act: 'empty', show: 'none' })).toBe(true);
    expect(context()).toMatchObject({ files: [], versions: [], made: null, versionFiles: {}, opened: {} });
    expect(keeping.at(-1)).toMatchObject({ files: [], versions: [] });
  });
});

describe('what was made of the chosen files', () => {
  test('is fetched, shown, and what the tools take', async () => {
    const { home, context, hand } = givenFiles(['lease.pdf']);
    home.send({ type: 'result.arrived', made: firstVersion });
    expect(hand()).toEqual([]);
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    expect(context().shown).toBe(MADE_FILE_ID);
    expect(hand()).toEqual([['made.pdf', 'c1']]);
  });

  test('is set aside for other options of its tool, and found again by its version', async () => {
    const { home, context, hand } = givenFiles(['lease.pdf']);
    home.send({ type: 'result.arrived', made: firstVersion });
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    home.send({ type: 'options.tried' });
    expect([context().shown, hand()]).toEqual([1, [['lease.pdf', 'chosen']]]);
    expect(context()).toMatchObject({ unfolded: 'pdf-compress', options: { 'pdf-compress': { quality: 'low' } } });
    home.send({ type: 'file.shown', id: MADE_FILE_ID });
    expect(home.getSnapshot().matches({ show: 'here' })).toBe(true);
  });

  test('is offered although it cannot be shown, and no tool takes anything else instead', async () => {
    const { home, context, hand } = givenFiles(['lease.pdf'], { fetched: offline });
    home.send({ type: 'result.arrived', made: firstVersion });
    await waitFor(home, (state) => state.matches({ show: 'unseen' }));
    expect(context()).toMatchObject({ made: { name: 'lease_compressed.pdf' }, shown: MADE_FILE_ID });
    expect(hand()).toEqual([]);
  });

  test('drops an arrangement of the pages that were on screen before, and no other', async () => {
    const { home, context } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send({ type: 'arrange.opened' });
    home.send({ type: 'arrange.left', arrangement });
    home.send({ type: 'file.shown', id: 2 });
    expect(context().arrangement).toBe(arrangement);
    home.send({ type: 'result.arrived', made: firstVersion });
    expect(context().arrangement).toBeNull();
  });

  const twice = async () => {
    const fixture = givenFiles(['lease.pdf']);
    for (const result of [firstVersion, further]) {
      fixture.home.send({ type: 'result.arrived', made: result });
      await waitFor(fixture.home, (state) => state.matches({ show: 'here' }));
    }
    return fixture;
  };

  test('stays as a version, and any of them can be shown', async () => {
    const { home, context, hand } = await twice();
    expect(context().versions.map(({ id }) => id)).toEqual(['c1', 'c2']);
    home.send({ type: 'version.shown', id: 'c1' });
    expect([context().made?.id, hand()]).toEqual(['c1', [['made.pdf', 'c1']]]);
  });

  test('is undone step by step down to the chosen file, and redone by the same steps', async () => {
    const { home, context, hand } = await twice();
    const steps = ['version.undone', 'version.undone', 'version.undone', 'version.redone', 'version.redone'] as const;
    const seen = steps.map((type) => {
      home.send({ type });
      return context().shown === MADE_FILE_ID ? context().made?.id : 'original';
    });
    expect(seen).toEqual(['c1', 'original', 'original', 'c1', 'c2']);
    expect(hand()).toEqual([['made.pdf', 'c2']]);
  });

  test('gives other options the version that the tool ran on', async () => {
    const { home, context, hand } = await twice();
    home.send({ type: 'options.tried' });
    expect([context().shown, context().made?.id, hand()]).toEqual([MADE_FILE_ID, 'c1', [['made.pdf', 'c1']]]);
    expect(home.getSnapshot().matches({ show: 'aside' })).toBe(true);
    expect(context().options['pdf-rotate']).toEqual({ angle: 90 });
  });

  test('is not what a tool takes that was started before, whatever is on screen meanwhile', async () => {
    const { home, hand, clock, context } = await twice();
    home.send({ type: 'tool.chosen', tool: 'pdf-watermark' });
    home.send({ type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: 'DRAFT' });
    home.send({ type: 'tool.chosen', tool: 'pdf-watermark' });
    home.send({ ...accepted, reply: { ...accepted.reply, id: 'c3' } });
    home.send({ type: 'version.shown', id: 'c1' });
    expect([context().made?.id, hand()]).toEqual(['c1', [['made.pdf', 'c2']]]);
    home.send(said('completed', { conversionId: 'c3', downloadName: 'lease_marked.pdf' }));
    expect(context().versions.at(-1)).toMatchObject({ id: 'c3', from: 'c2', of: [1], tool: 'pdf-watermark' });
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    clock.increment(PROGRESS_RESET_MS);
    expect(hand()).toEqual([['made.pdf', 'c3']]);
  });

  test('is renamed in place, on the server and in the lists, by the name that the server took', async () => {
    const { home, context, listed, notices } = givenFiles(['lease.pdf'], {
      rename: ({ id, name }) => Promise.resolve({ id, name: `${name}.pdf` }),
    });
    home.send({ type: 'result.arrived', made: firstVersion });
    home.send({ type: 'name.edited' });
    home.send({ type: 'name.changed', text: ' Lease 2027 ' });
    home.send({ type: 'name.saved' });
    await waitFor(home, (state) => state.matches({ naming: 'resting' }));
    expect(context()).toMatchObject({ made: { name: 'Lease 2027.pdf', chosenName: 'Lease 2027.pdf' }, draft: null });
    expect(context().versions).toMatchObject([{ name: 'Lease 2027.pdf' }]);
    expect(listed).toContainEqual({ type: 'row.renamed', id: 'c1', downloadName: 'Lease 2027.pdf' });
    expect(notices).toMatchObject([{ title: 'Filename updated', text: 'File will download as Lease 2027.pdf' }]);
  });

  test('keeps the new name in its field where the server does not take it', async () => {
    const { home, context, notices } = givenFiles(['lease.pdf'], { rename: () => Promise.reject(new Error('no')) });
    home.send({ type: 'result.arrived', made: firstVersion });
    home.send({ type: 'name.edited' });
    home.send({ type: 'name.changed', text: 'x' });
    home.send({ type: 'name.saved' });
    await waitFor(home, () => notices.length > 0);
    expect(context()).toMatchObject({ made: { name: firstVersion.name }, draft: 'x' });
    expect(notices).toMatchObject([{ title: 'Update failed' }]);
  });
});

describe('what stands for one of several files', () => {
  const never = () => new Promise<File>(() => undefined);
  const fetchedOne = { type: 'version.fetched', id: 'c1', file: fileOf('lease_compressed.pdf') } as const;

  test.each([
    ['before it has come', never],
    ['where it could not be fetched', offline],
  ])('is fetched behind another file that is brought on screen %s', async (_, fetched) => {
    const { home, hand, fetching } = givenFiles(['lease.pdf', 'plan.pdf'], { fetched });
    home.send({ type: 'result.arrived', made: firstVersion });
    if (fetched === offline) await waitFor(home, (state) => state.matches({ show: 'unseen' }));
    home.send({ type: 'file.shown', id: 2 });
    expect(fetching).toMatchObject([{ type: 'versions.listed', versions: [{ id: 'c1' }] }]);
    expect(hand()).toEqual([]);
    home.send(fetchedOne);
    expect(hand()).toEqual([
      ['lease_compressed.pdf', 'c1'],
      ['plan.pdf', 'chosen'],
    ]);
  });

  test('is told to be gone for good, and no other file takes its place unasked', () => {
    const { home, hand, fetching } = givenFiles(['lease.pdf', 'plan.pdf'], { fetched: never });
    home.send({ type: 'result.arrived', made: firstVersion });
    home.send({ type: 'file.shown', id: 2 });
    home.send({ type: 'version.lost', id: 'c1' });
    expect(home.getSnapshot().context.lost).toEqual(['c1']);
    expect(hand()).toEqual([]);
    home.send({ type: 'original.shown', id: 1 });
    expect(hand()).toEqual([
      ['lease.pdf', 'chosen'],
      ['plan.pdf', 'chosen'],
    ]);
    expect(fetching).toHaveLength(1);
  });

  test('is told to be gone where that is found as it is brought on screen', async () => {
    const { home } = givenFiles(['lease.pdf', 'plan.pdf'], { fetched: () => Promise.reject(new FileGone('404')) });
    home.send({ type: 'result.arrived', made: firstVersion });
    await waitFor(home, (state) => state.matches({ show: 'unseen' }));
    expect(home.getSnapshot().context.lost).toEqual(['c1']);
  });

  test('is fetched behind what was made of another file', async () => {
    let answers = 0;
    const fetched = () => (answers++ === 0 ? never() : Promise.resolve(fileOf('made.pdf')));
    const { home, hand, fetching } = givenFiles(['lease.pdf', 'plan.pdf'], { fetched });
    home.send({ type: 'result.arrived', made: firstVersion });
    home.send({ type: 'result.arrived', made: { ...firstVersion, id: 'c2', of: [2] } });
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    expect(fetching).toMatchObject([{ versions: [{ id: 'c1' }] }, { versions: [{ id: 'c1' }] }]);
    home.send(fetchedOne);
    home.send({ type: 'original.shown', id: 2 });
    expect(hand()).toEqual([
      ['lease_compressed.pdf', 'c1'],
      ['plan.pdf', 'chosen'],
    ]);
  });
});

describe('after a reload', () => {
  test('nothing is kept before what was kept is read, and all of it from then on, fetched or not', async () => {
    const persisted = { made: firstVersion, versions: [firstVersion], awaited: null };
    const { home, keeping } = givenFiles(['lease.pdf'], { kept: persisted, fetched: offline });
    expect(keeping).toEqual([]);
    await waitFor(home, (state) => state.matches({ show: 'unseen' }));
    expect(keeping).not.toEqual([]);
    for (const message of keeping) expect(message).toMatchObject({ made: { id: 'c1' }, versions: [{ id: 'c1' }] });
  });

  test('the result is there again, and no tool takes the chosen file in the meantime', async () => {
    const { home, context, hand } = givenFiles(['lease.pdf'], {
      kept: { made: firstVersion, versions: [firstVersion], awaited: null },
    });
    expect(hand()).toEqual([]);
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    expect([context().made?.shareHash, hand()]).toEqual(['h1', [['made.pdf', 'c1']]]);
  });

  test('a file that was chosen before the others were back goes with them', async () => {
    const { home, names, keeping } = givenFiles(['lease.pdf'], {
      kept: { made: firstVersion, versions: [firstVersion], awaited: null },
    });
    home.send({ type: 'files.chosen', files: [fileOf('annex.pdf')] });
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    expect(names()).toEqual(['lease.pdf', 'annex.pdf']);
    expect(keeping.at(-1)).toMatchObject({
      files: [{ name: 'lease.pdf' }, { name: 'annex.pdf' }],
      versions: [firstVersion].map(({ id }) => ({ id })),
    });
  });

  test('all versions are there again, those that are not on screen fetched after it', async () => {
    const persisted = {
      made: further,
      versions: [
        { ...firstVersion, of: [0] },
        { ...further, of: [0] },
      ],
      awaited: null,
    };
    const { home, context, fetching } = givenFiles(['lease.pdf'], { kept: persisted });
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    expect(fetching).toMatchObject([{ type: 'versions.listed', versions: [{ id: 'c1' }] }]);
    home.send({ type: 'version.fetched', id: 'c1', file: fileOf('lease_compressed.pdf') });
    home.send({ type: 'version.undone' });
    expect([context().made?.id, context().madeFile?.file.name]).toEqual(['c1', 'lease_compressed.pdf']);
  });

  test('what the page before it had asked for is waited for, and shown', async () => {
    const awaited = { id: 'c1', tool: 'pdf-compress', of: [0] };
    const { home, context, awaiting, keeping } = givenFiles(['lease.pdf'], {
      kept: { made: null, versions: [], awaited },
    });
    await waitFor(home, (state) => state.matches({ show: 'none' }));
    expect(awaiting).toEqual([{ type: 'result.awaited', id: 'c1' }]);
    expect(keeping.at(-1)).toMatchObject({ made: null, running: 'c1' });
    home.send({ type: 'result.arrived', made: firstVersion });
    await waitFor(home, (state) => state.matches({ show: 'here' }));
    expect([context().awaited, context().made?.id]).toEqual([null, 'c1']);
  });

  test('tools take nothing in place of what is still being made, until it has come or will not', async () => {
    const awaited = { id: 'c1', tool: 'pdf-redact', of: [0] };
    const { home, hand, awaiting } = givenFiles(['lease.pdf'], { kept: { made: null, versions: [], awaited } });
    await waitFor(home, (state) => state.matches({ show: 'none' }));
    home.send({ type: 'original.shown', id: 1 });
    expect(hand()).toEqual([]);
    home.send({ type: 'awaited.cancelled' });
    expect(awaiting.at(-1)).toEqual({ type: 'cancel.pressed' });
    home.send({ type: 'result.missed', reason: '' });
    expect(hand()).toEqual([['lease.pdf', 'chosen']]);
  });

  test('what comes late is counted among the versions of the file that it was made of', async () => {
    const awaited = { id: 'c1', tool: 'pdf-redact', of: [1] };
    const { home, context } = givenFiles(['lease.pdf', 'plan.pdf'], { kept: { made: null, versions: [], awaited } });
    await waitFor(home, (state) => state.matches({ show: 'none' }));
    home.send({ type: 'result.arrived', made: { ...firstVersion, of: [] } });
    expect(context().made?.of).toEqual([2]);
  });

  test('it is said why what was waited for will not come', async () => {
    const awaited = { id: 'c1', tool: 'pdf-compress', of: [0] };
    const { home, context, notices } = givenFiles(['lease.pdf'], { kept: { made: null, versions: [], awaited } });
    await waitFor(home, (state) => state.matches({ show: 'none' }));
    home.send({ type: 'result.missed', reason: 'It is damaged.' });
    expect([context().awaited, notices]).toMatchObject([null, [{ text: 'It is damaged.' }]]);
  });

  test('the conversion that runs is found again: it is kept until the tools are ready again', () => {
    const { home, keeping, clock } = givenFiles(['lease.pdf']);
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    home.send(accepted);
    expect(keeping.at(-1)).toMatchObject({ running: 'c1', runningOf: [0] });
    home.send(said('failed', { error: 'no' }));
    clock.increment(PROGRESS_RESET_MS);
    expect(keeping.at(-1)).toMatchObject({ running: null });
  });
});
