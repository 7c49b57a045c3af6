import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { PROGRESS_RESET_MS } from '../../../../contracts/limits.js';
import { fit } from '../../../../contracts/tools/availability.js';
import { catalogue } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import type { Upload } from '../../../calls/post-conversion.js';
import { initialOptions, optionProblem } from '../../../tools/fields-of-options.js';
import type { KeptBatch } from '../../../work/batch/kept-batch.js';
import { fileOf } from '../../../work/machine/home.given.js';
import { inHand } from '../../../work/machine/home.context.js';
import { homeMachine } from '../../../work/machine/home.machine.js';
import type { Results } from '../../../work/versions/listed-versions.js';
import { placesOf } from './version-files.js';
import { versionsHere } from '../../../work/versions/made.js';
import { listener } from './workbench.given.js';
import { workbenchMachine } from './workbench.machine.js';

const silent = fromCallback(() => undefined) as never;

const givenHome = (uploads: Upload[]) => {
  const clock = new SimulatedClock();
  const machine = homeMachine.provide({
    actors: {
      upload: fromCallback<{ type: 'never' }, Upload>(({ input }) => {
        uploads.push(input);
      }),
      progressFeed: silent,
      pageDrop: silent,
      restoredFiles: silent,
      systemFiles: silent,
      leaveWarning: silent,
      recent: silent,
      history: silent,
      aiOverlay: silent,
    },
  });
  return { home: createActor(machine, { clock }).start(), clock };
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const madeFile = (name: string): File => fileOf(name, name.endsWith('.zip') ? 'application/zip' : 'application/pdf');

interface Server {
  /** Whether finished files can be fetched. */
  isUp: boolean;
}

/** The results of a bench as a reload finds them. */
const keptOf = (bench: ReturnType<typeof givenBench>): Results => {
  const { context } = bench.getSnapshot();
  const asKept = (made: NonNullable<typeof context.made>) => ({ ...made, of: placesOf(made, context) });
  return { made: context.made && asKept(context.made), versions: versionsHere(context).map(asKept), awaited: null };
};

const givenBench = (home: ReturnType<typeof givenHome>['home'], server: Server, kept: Results | null = null) => {
  const machine = workbenchMachine.provide({
    actors: {
      openFiles: silent,
      persistTab: silent,
      restoreTab: fromPromise(() => Promise.resolve(kept)),
      awaitResult: silent,
      fetchResult: fromPromise(({ input }: { input: { id: string; name: string } }) =>
        server.isUp ? Promise.resolve(madeFile(input.name)) : Promise.reject(new Error('offline')),
      ),
      fetchVersions: silent,
      restoreBatch: fromPromise<KeptBatch | null>(() => Promise.resolve(null)),
      batch: silent,
    },
  });
  const { resultBox } = home.getSnapshot().children;
  return createActor(machine, { input: { home, resultBox: resultBox ?? listener().actor, lists: [] } }).start();
};

/** The home page and its workbench with files, and a server that makes `{n}-{tool}.pdf` of whatever it is sent. */
const given = async (...names: readonly string[]) => {
  const uploads: Upload[] = [];
  const server: Server = { isUp: true };
  const { home, clock } = givenHome(uploads);
  home.send({ type: 'files.chosen', files: names.map((name) => fileOf(name)) });
  let bench = givenBench(home, server);
  await settle();
  const finish = async (id: string, status: 'completed' | 'failed', downloadName: string): Promise<void> => {
    const reply = { id, shareHash: `h-${id}`, shareLink: `https://docket.test/s/h-${id}` };
    home.send({ type: 'upload.accepted', reply, at: '2026-03-01T00:00:00.000Z' });
    const message = { type: 'conversion_progress', conversionId: id, progress: 100, status, downloadName } as const;
    home.send({ type: 'progress.reported', message });
    await settle();
    clock.increment(PROGRESS_RESET_MS);
    await settle();
  };
  const runs = async (tool: string, { status = 'completed', ending = 'pdf' } = {}): Promise<string> => {
    const before = uploads.length;
    home.send({ type: 'tool.chosen', tool });
    await settle();
    const [sent] = uploads.slice(before);
    if (!sent) return 'nothing';
    const id = `c${uploads.length}`;
    await finish(id, status as 'completed', `${id}.${ending}`);
    return sent.from ?? sent.files.map(({ name }) => name).join(' and ');
  };
  return {
    home,
    server,
    uploads,
    runs,
    bench: (event: AnyEventObject) => bench.send(event as never),
    shown: () => bench.getSnapshot().context,
    /** What a screen of its own, such as the editor, would be handed. */
    handed: () => inHand(home.getSnapshot().context).files.map(({ file, from }) => [file.name, from ?? 'chosen']),
    reload: async (): Promise<void> => {
      const kept = keptOf(bench);
      bench.stop();
      home.send({ type: 'files.replaced', files: names.map((name) => fileOf(name)) });
      bench = givenBench(home, server, kept);
      await settle();
    },
  };
};

const takesOnePdf = (tool: Tool): boolean =>
  tool.audience !== 'call' && fit(tool, ['pdf']).fits && optionProblem(tool, initialOptions(tool)) === undefined;

const tools = (catalogue as readonly Tool[]).filter(takesOnePdf).map(({ id }) => id);
const pairs = tools.flatMap((first) => tools.map((second) => [first, second] as const));

test('there are pairs of tools to try', () => {
  expect(tools.length).toBeGreaterThan(8);
});

describe('of two tools that follow each other', () => {
  test.each(pairs)('%s, %s: the second is given what the first has made', async (first, second) => {
    const { runs, handed } = await given('lease.pdf');
    expect(await runs(first)).toBe('lease.pdf');
    expect(handed()).toEqual([['c1.pdf', 'c1']]);
    expect(await runs(second)).toBe('c1');
  });

  test.each(tools)(
    '%s: nothing is given to the second while the result cannot be fetched, nor before it is here',
    async (tool) => {
      const { runs, handed, server, bench } = await given('lease.pdf');
      server.isUp = false;
      await runs(tool);
      expect([await runs(tool), handed()]).toEqual(['nothing', []]);
      server.isUp = true;
      bench({ type: 'version.shown', id: 'c1' });
      expect(await runs(tool)).toBe('nothing');
      await settle();
      expect(await runs(tool)).toBe('c1');
    },
  );

  test.each(tools)(
    '%s: the second is given the first result also where the third could not be fetched',
    async (tool) => {
      const { runs, handed, server, bench } = await given('lease.pdf');
      await runs(tool);
      server.isUp = false;
      expect(await runs(tool)).toBe('c1');
      expect([await runs(tool), handed()]).toEqual(['nothing', []]);
      bench({ type: 'version.undone' });
      expect([await runs(tool)]).toEqual(['c1']);
    },
  );

  test.each(tools)('%s: nothing is given to the second where the first has made an archive', async (tool) => {
    const { runs, handed, bench } = await given('lease.pdf');
    await runs('pdf-rotate', { ending: 'zip' });
    expect([await runs(tool), handed()]).toEqual(['nothing', []]);
    bench({ type: 'version.undone' });
    expect(handed()).toEqual([['lease.pdf', 'chosen']]);
  });
});

type Given = Awaited<ReturnType<typeof given>>;

/** Ways from two results, the second of the first, to a third tool; and what that is given. */
const ways: readonly (readonly [string, (page: Given) => unknown, string])[] = [
  ['straight on', () => undefined, 'c2'],
  ['after undo', ({ bench }) => bench({ type: 'version.undone' }), 'c1'],
  [
    'after undo twice',
    ({ bench }) => {
      bench({ type: 'version.undone' });
      bench({ type: 'version.undone' });
    },
    'lease.pdf',
  ],
  [
    'after undo and redo',
    ({ bench }) => {
      bench({ type: 'version.undone' });
      bench({ type: 'version.redone' });
    },
    'c2',
  ],
  ['after another version is shown', ({ bench }) => bench({ type: 'version.shown', id: 'c1' }), 'c1'],
  ['after the original is shown', ({ bench }) => bench({ type: 'original.shown', id: 1 }), 'lease.pdf'],
  ['after other options are to be tried', ({ bench }) => bench({ type: 'options.tried' }), 'c1'],
  ['after one that failed, as a retry', ({ runs }) => runs('pdf-rotate', { status: 'failed' }), 'c2'],
  ['after a reload', ({ reload }) => reload(), 'c2'],
  [
    'after undo and a reload, which shows the version shown last',
    async ({ bench, reload }) => {
      bench({ type: 'version.undone' });
      await reload();
    },
    'c1',
  ],
  [
    'after a reload without the server',
    async ({ server, reload }) => {
      server.isUp = false;
      await reload();
    },
    'nothing',
  ],
  [
    'after another file is added',
    ({ home }) => home.send({ type: 'files.chosen', files: [fileOf('annex.pdf')] }),
    'c2',
  ],
];

describe('after redacting and rotating, the next tool takes the version on screen', () => {
  test.each(ways)('%s', async (_, go, taken) => {
    const page = await given('lease.pdf');
    await page.runs('pdf-rotate');
    await page.runs('pdf-compress');
    await go(page);
    await settle();
    expect(await page.runs('pdf-watermark')).toBe(taken);
  });

  test('a branch goes on from its own version, and each says what it was made of', async () => {
    const { runs, bench, shown } = await given('lease.pdf');
    await runs('pdf-rotate');
    bench({ type: 'original.shown', id: 1 });
    await runs('pdf-compress');
    await runs('pdf-watermark');
    bench({ type: 'version.shown', id: 'c1' });
    await settle();
    await runs('pdf-sanitise');
    expect(shown().versions.map(({ id, from, of }) => [id, from, of])).toEqual([
      ['c1', null, [1]],
      ['c2', null, [1]],
      ['c3', 'c2', [1]],
      ['c4', 'c1', [1]],
    ]);
  });
});

describe('of several files', () => {
  const withAnnex = async () => {
    const page = await given('lease.pdf');
    await page.runs('pdf-rotate');
    page.home.send({ type: 'files.chosen', files: [fileOf('annex.pdf')] });
    page.bench({ type: 'file.shown', id: 2 });
    return page;
  };

  test('each is taken as it was on screen last: merging takes what was made of the first', async () => {
    const { runs, handed } = await withAnnex();
    expect(handed()).toEqual([
      ['c1.pdf', 'c1'],
      ['annex.pdf', 'chosen'],
    ]);
    expect(await runs('pdf-merge')).toBe('c1.pdf and annex.pdf');
  });

  test('a batch takes what was made of the first, too', async () => {
    const { home, handed } = await withAnnex();
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    const { batch } = home.getSnapshot().context;
    expect(batch?.files.map(({ upload }) => upload.from ?? upload.files[0]?.name)).toEqual(['c1', 'annex.pdf']);
    expect(handed()).toHaveLength(2);
  });

  test('one is taken as it was chosen once that is on screen again', async () => {
    const { runs, bench, shown } = await withAnnex();
    bench({ type: 'file.shown', id: 1 });
    expect(shown()).toMatchObject({ shown: 0, made: { id: 'c1' } });
    bench({ type: 'original.shown', id: 1 });
    bench({ type: 'file.shown', id: 2 });
    expect(await runs('pdf-merge')).toBe('lease.pdf and annex.pdf');
  });

  test('what was made of one that is removed goes with it', async () => {
    const { home, shown, handed, runs } = await withAnnex();
    home.send({ type: 'file.removed', id: 1 });
    expect([shown().made, versionsHere(shown()), handed()]).toEqual([null, [], [['annex.pdf', 'chosen']]]);
    expect(await runs('pdf-rotate')).toBe('annex.pdf');
  });

  test('the results of a batch take the place of all of them, and nothing made before is a version of these', async () => {
    const { bench, shown, handed, runs } = await withAnnex();
    bench({ type: 'file.shown', id: 1 });
    bench({ type: 'batch.asked', order: { tool: 'pdf-compress', files: [] } });
    const files = [fileOf('lease_small.pdf'), fileOf('annex_small.pdf')];
    bench({ type: 'batch.taken', files, next: { tool: 'pdf-merge', start: false } });
    expect([shown().versions, handed().map(([name]) => name)]).toEqual([[], ['lease_small.pdf', 'annex_small.pdf']]);
    expect(await runs('pdf-merge')).toBe('lease_small.pdf and annex_small.pdf');
  });
});
