import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { PROGRESS_RESET_MS } from '../../../contracts/screen-times.js';
import { fit } from '../../../contracts/tools/availability.js';
import { catalogue } from '../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Upload } from '../../calls/post-conversion.js';
import { initialOptions, optionProblem } from '../../tools/fields-of-options.js';
import type { PersistedBatch } from '../batch/persisted-batch.js';
import type { Results } from '../versions/listed-versions.js';
import { versionsHere } from '../versions/made.js';
import { placesOf } from '../versions/version-files.js';
import { inHand } from './work-context.js';
import { fileOf } from './work-fixture.js';
import { workMachine, type WorkActor } from './work.machine.js';

const silent = fromCallback(() => undefined) as never;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const chosenFile = (name: string): File => fileOf(name, name.endsWith('.png') ? 'image/png' : 'application/pdf');

const madeFile = (name: string): File => fileOf(name, name.endsWith('.zip') ? 'application/zip' : 'application/pdf');

interface Server {
  /** Whether finished files can be fetched. */
  isUp: boolean;
}

/** The results as a reload finds them. */
const keptOf = (work: WorkActor): Results => {
  const { context } = work.getSnapshot();
  const asKept = (version: NonNullable<typeof context.made>) => ({ ...version, of: placesOf(version, context) });
  return { made: context.made && asKept(context.made), versions: versionsHere(context).map(asKept), awaited: null };
};

interface Around {
  readonly server: Server;
  readonly uploads: Upload[];
  /** The results of the page before this one. */
  readonly kept?: Results;
}

const givenWork = ({ server, uploads, kept }: Around) => {
  const clock = new SimulatedClock();
  const machine = workMachine.provide({
    actors: {
      upload: fromCallback<{ type: 'never' }, Upload>(({ input }) => {
        uploads.push(input);
      }),
      progressFeed: silent,
      pageDrop: silent,
      restoredFiles: fromCallback(({ sendBack }) => {
        if (!kept) sendBack({ type: 'nothing.kept' });
      }),
      systemFiles: silent,
      leaveWarning: silent,
      recent: silent,
      history: silent,
      aiOverlay: silent,
      openFiles: silent,
      persistTab: silent,
      restoreTab: fromPromise(() => Promise.resolve(kept ?? null)),
      awaitResult: silent,
      fetchResult: fromPromise(({ input }: { input: { id: string; name: string } }) =>
        server.isUp ? Promise.resolve(madeFile(input.name)) : Promise.reject(new Error('offline')),
      ),
      fetchVersions: silent,
      restoreBatch: fromPromise<PersistedBatch | null>(() => Promise.resolve(null)),
      batch: silent,
    },
  });
  return { work: createActor(machine, { clock }).start(), clock };
};

/** The work on files, and a server that makes `{n}-{tool}.pdf` of whatever it is sent. */
const given = async (...names: readonly string[]) => {
  const uploads: Upload[] = [];
  const server: Server = { isUp: true };
  const files = names.map(chosenFile);
  let { work, clock } = givenWork({ server, uploads });
  work.send({ type: 'files.chosen', files });
  await settle();
  const finish = async (id: string, status: 'completed' | 'failed', downloadName: string): Promise<void> => {
    const reply = { id, shareHash: `h-${id}`, shareLink: `https://docket.test/s/h-${id}` };
    work.send({ type: 'upload.accepted', reply, at: '2026-03-01T00:00:00.000Z' });
    const message = { type: 'conversion_progress', conversionId: id, progress: 100, status, downloadName } as const;
    work.send({ type: 'progress.reported', message });
    await settle();
    clock.increment(PROGRESS_RESET_MS);
    await settle();
  };
  const runs = async (tool: string, { status = 'completed', ending = 'pdf' } = {}): Promise<string> => {
    const before = uploads.length;
    for (const [field, value] of Object.entries(needed[tool] ?? {}))
      work.send({ type: 'option.changed', tool, field, value });
    work.send({ type: 'tool.chosen', tool });
    await settle();
    const [sent] = uploads.slice(before);
    if (!sent) return 'nothing';
    const id = `c${uploads.length}`;
    await finish(id, status as 'completed', `${id}.${ending}`);
    return sent.from ?? sent.files.map(({ name }) => name).join(' and ');
  };
  return {
    server,
    uploads,
    runs,
    send: (event: AnyEventObject) => work.send(event as never),
    shown: () => work.getSnapshot().context,
    /** The files that a screen of its own, such as the editor, would be handed. */
    handed: () => inHand(work.getSnapshot().context).files.map(({ file, from }) => [file.name, from ?? 'chosen']),
    reload: async (): Promise<void> => {
      const persisted = keptOf(work);
      work.stop();
      ({ work, clock } = givenWork({ server, uploads, kept: persisted }));
      work.send({ type: 'files.restored', files });
      await settle();
    },
  };
};

/** Values of the options without which a tool does not start. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ask: { question: 'Who signs?' },
  translate: { targetLanguage: 'de' },
  'pdf-split': { pageRanges: '1' },
  'pdf-sign': { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' },
  'pdf-redact': { redactionItems: JSON.stringify([{ id: '1', type: 'text', text: 'Ada' }]) },
  'pdf-protect': { userPassword: 'open sesame' },
};

const offered = (catalogue as readonly Tool[]).filter(({ audience }) => audience !== 'call');
const tools = offered.filter((tool) => fit(tool, ['pdf']).fits).map(({ id }) => id);
const pairs = tools.flatMap((first) => tools.map((second) => [first, second] as const));

/** Tools that take another file along, with its name. */
const withOthers = offered.flatMap((tool) => {
  if (tools.includes(tool.id)) return [];
  return [[tool.id, fit(tool, ['pdf', 'pdf']).fits ? 'annex.pdf' : 'stamp.png'] as const];
});
const afterOthers = withOthers.flatMap(([first, along]) => tools.map((second) => [first, along, second] as const));
const beforeOthers = tools.flatMap((first) => withOthers.map(([second, along]) => [first, second, along] as const));

test.each(offered.map((tool) => [tool.id, tool] as const))(
  '%s starts with its options, so that it is in the pairs',
  (id, tool) => {
    expect(optionProblem(tool, { ...initialOptions(tool), ...needed[id] })).toBeUndefined();
  },
);

describe('of two tools that follow each other', () => {
  test.each(pairs)('%s, %s: the second is given what the first has made', async (first, second) => {
    const { runs, handed } = await given('lease.pdf');
    expect(await runs(first)).toBe('lease.pdf');
    expect(handed()).toEqual([['c1.pdf', 'c1']]);
    expect(await runs(second)).toBe('c1');
  });

  test.each(afterOthers)(
    '%s of the document and %s, %s: the second is given what the first has made',
    async (...pair) => {
      const [first, along, second] = pair;
      const { runs, handed } = await given('lease.pdf', along);
      expect(await runs(first)).toBe(`lease.pdf and ${along}`);
      expect(handed()).toEqual([['c1.pdf', 'c1']]);
      expect(await runs(second)).toBe('c1');
    },
  );

  test.each(beforeOthers)(
    '%s, %s with %s: the second is given what the first has made',
    async (first, second, along) => {
      const { runs, send, uploads } = await given('lease.pdf');
      await runs(first);
      send({ type: 'files.chosen', files: [chosenFile(along)] });
      send({ type: 'file.shown', id: 2 });
      await runs(second);
      const { files = [], operation } = uploads.at(-1) ?? {};
      expect([operation, files.map(({ name }) => name)]).toEqual([second, ['c1.pdf', along]]);
    },
  );

  test.each(tools)(
    '%s: nothing is given to the second while the result cannot be fetched, nor before it is here',
    async (tool) => {
      const { runs, handed, server, send } = await given('lease.pdf');
      server.isUp = false;
      await runs(tool);
      expect([await runs(tool), handed()]).toEqual(['nothing', []]);
      server.isUp = true;
      send({ type: 'version.shown', id: 'c1' });
      expect(await runs(tool)).toBe('nothing');
      await settle();
      expect(await runs(tool)).toBe('c1');
    },
  );

  test.each(tools)(
    '%s: the second is given the first result also where the third could not be fetched',
    async (tool) => {
      const { runs, handed, server, send } = await given('lease.pdf');
      await runs(tool);
      server.isUp = false;
      expect(await runs(tool)).toBe('c1');
      expect([await runs(tool), handed()]).toEqual(['nothing', []]);
      send({ type: 'version.undone' });
      expect([await runs(tool)]).toEqual(['c1']);
    },
  );

  test.each(tools)('%s: nothing is given to the second where the first has made an archive', async (tool) => {
    const { runs, handed, send } = await given('lease.pdf');
    await runs('pdf-rotate', { ending: 'zip' });
    expect([await runs(tool), handed()]).toEqual(['nothing', []]);
    send({ type: 'version.undone' });
    expect(handed()).toEqual([['lease.pdf', 'chosen']]);
  });
});

type Given = Awaited<ReturnType<typeof given>>;

/** Ways from two results, the second of the first, to a third tool; and what that is given. */
const ways: readonly (readonly [string, (page: Given) => unknown, string])[] = [
  ['straight on', () => undefined, 'c2'],
  ['after undo', ({ send }) => send({ type: 'version.undone' }), 'c1'],
  [
    'after undo twice',
    ({ send }) => {
      send({ type: 'version.undone' });
      send({ type: 'version.undone' });
    },
    'lease.pdf',
  ],
  [
    'after undo and redo',
    ({ send }) => {
      send({ type: 'version.undone' });
      send({ type: 'version.redone' });
    },
    'c2',
  ],
  ['after another version is shown', ({ send }) => send({ type: 'version.shown', id: 'c1' }), 'c1'],
  ['after the original is shown', ({ send }) => send({ type: 'original.shown', id: 1 }), 'lease.pdf'],
  ['after other options are to be tried', ({ send }) => send({ type: 'options.tried' }), 'c1'],
  ['after one that failed, as a retry', ({ runs }) => runs('pdf-rotate', { status: 'failed' }), 'c2'],
  ['after a reload', ({ reload }) => reload(), 'c2'],
  [
    'after undo and a reload, which shows the version shown last',
    async ({ send, reload }) => {
      send({ type: 'version.undone' });
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
  ['after another file is added', ({ send }) => send({ type: 'files.chosen', files: [fileOf('annex.pdf')] }), 'c2'],
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
    const { runs, send, shown } = await given('lease.pdf');
    await runs('pdf-rotate');
    send({ type: 'original.shown', id: 1 });
    await runs('pdf-compress');
    await runs('pdf-watermark');
    send({ type: 'version.shown', id: 'c1' });
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
    page.send({ type: 'files.chosen', files: [fileOf('annex.pdf')] });
    page.send({ type: 'file.shown', id: 2 });
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
    const { send, handed, shown } = await withAnnex();
    send({ type: 'tool.chosen', tool: 'pdf-compress' });
    const { order } = shown();
    expect(order?.files.map(({ upload }) => upload.from ?? upload.files[0]?.name)).toEqual(['c1', 'annex.pdf']);
    expect(handed()).toHaveLength(2);
  });

  test('one is taken as it was chosen once that is on screen again', async () => {
    const { runs, send, shown } = await withAnnex();
    send({ type: 'file.shown', id: 1 });
    expect(shown()).toMatchObject({ shown: 0, made: { id: 'c1' } });
    send({ type: 'original.shown', id: 1 });
    send({ type: 'file.shown', id: 2 });
    expect(await runs('pdf-merge')).toBe('lease.pdf and annex.pdf');
  });

  test('what was made of one that is removed goes with it', async () => {
    const { send, shown, handed, runs } = await withAnnex();
    send({ type: 'file.removed', id: 1 });
    expect([shown().made, versionsHere(shown()), handed()]).toEqual([null, [], [['annex.pdf', 'chosen']]]);
    expect(await runs('pdf-rotate')).toBe('annex.pdf');
  });

  test('the results of a batch take the place of all of them, and nothing made before is a version of these', async () => {
    const { send, shown, handed, runs } = await withAnnex();
    send({ type: 'file.shown', id: 1 });
    send({ type: 'batch.asked', order: { tool: 'pdf-compress', files: [] } });
    const files = [fileOf('lease_small.pdf'), fileOf('annex_small.pdf')];
    send({ type: 'batch.taken', files, next: { tool: 'pdf-merge', start: false } });
    expect([shown().versions, handed().map(([name]) => name)]).toEqual([[], ['lease_small.pdf', 'annex_small.pdf']]);
    expect(await runs('pdf-merge')).toBe('lease_small.pdf and annex_small.pdf');
  });
});
