import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import type { ReportedProgress } from '../../calls/received.js';
import type { ConversionStatus } from '../../../contracts/lifecycles/conversion-status.js';
import { CallFailed } from '../../calls/server-reply.js';
import type { Upload } from '../../calls/post-conversion.js';
import { newRow } from '../../live/guest-history.js';
import type { Notice } from '../../notice.js';
import type { Arrangement } from '../files/placed-page.js';
import { inHand, type WorkContext, type WorkEvent } from './work-context.js';
import type { PersistedBatch } from '../batch/persisted-batch.js';
import type { Results } from '../versions/listed-versions.js';
import type { NewName } from '../versions/rename-result.js';
import { pdfWith } from '../files/open-pdf-fixture.js';
import { workMachine } from './work.machine.js';

/** A file that reports the given size, in bytes. */
export const fileOf = (name: string, type = 'application/pdf', size = 3): File =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });

export const accepted = {
  type: 'upload.accepted',
  reply: { id: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1' },
  at: '2026-03-01T00:00:00.000Z',
} as const;

/** The news of the live connection about that conversion. */
export const said = (status: ReportedProgress['status'], rest: Partial<ReportedProgress> = {}) =>
  ({
    type: 'progress.reported',
    message: { type: 'conversion_progress', conversionId: 'c1', progress: 40, status, ...rest },
  }) as const;

/** The server's answer to a cancel that comes too late. */
export const tooLate = new CallFailed(409, JSON.stringify({ error: 'ended', code: 'conversion.ended', facts: {} }), '');

/** Two files, the first page of the second before the rest. */
export const arrangement: Arrangement = {
  pages: [
    { key: 1, file: 2, page: 1, turn: 90 },
    { key: 0, file: 1, page: 1, turn: 0 },
  ],
  total: 3,
};

/** Events that a visitor, the server and the actors may send to the page. */
export const actEvents: readonly WorkEvent[] = [
  { type: 'nothing.kept' },
  { type: 'sender.told', sender: 'app' },
  { type: 'files.chosen', files: [fileOf('report.pdf')] },
  { type: 'files.chosen', files: [fileOf('clip.mp4', 'video/mp4')] },
  { type: 'alert.dismissed' },
  { type: 'file.removed', id: 1 },
  { type: 'file.moved', id: 1, by: 1 },
  { type: 'files.sorted', ids: [1] },
  { type: 'selection.cleared' },
  { type: 'tool.wanted', tool: 'pdf-split' },
  { type: 'files.replaced', files: [fileOf('made.pdf')] },
  { type: 'conversion.listed', row: newRow({ files: [fileOf('report.pdf')], operation: 'pdf-compress' }, accepted) },
  { type: 'options.toggled', tool: 'pdf-watermark' },
  { type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: '' },
  { type: 'tool.chosen', tool: 'pdf-compress' },
  { type: 'tool.chosen', tool: 'pdf-watermark' },
  { type: 'tool.chosen', tool: 'pdf-merge' },
  { type: 'arrange.opened' },
  { type: 'arrange.left', arrangement },
  { type: 'arrange.started', arrangement },
  { type: 'arrangement.dropped' },
  { type: 'unlock.pressed', id: 1 },
  { type: 'password.given' },
  { type: 'unlock.cancelled' },
  { type: 'upload.progressed', sent: 1, total: 3 },
  accepted,
  { type: 'upload.refused', message: 'no' },
  { type: 'cancel.pressed' },
  said('processing', { step: 'page 1 of 3' }),
  said('completed'),
  said('failed', { error: 'no' }),
  said('failed', { error: 'locked', code: 'pdf.encrypted', file: 'report.pdf' }),
  said('cancelled'),
  { type: 'connection.changed', online: false },
];

export const checks = [{ output: true }, { output: false }, { error: new Error('no worker') }];

/** The parts of the context that transitions depend on; independent ones are walked one by one. */
export const actKey = ({ files: chosen, turnedAway, arrangement: arranged, locked, asking, ...rest }: WorkContext) => {
  const files = Math.min(chosen.length, 2);
  if (rest.isRestoring) return [files, 'restoring'];
  if (rest.made !== null) return [files, 'made', asking !== null];
  if (arranged !== null) return [files, 'arranged', locked.length];
  if (locked.length > 0 || asking) return [files, locked.length, asking && [asking.wrong, asking.start]];
  const { options, unfolded, problem, progress, online } = rest;
  return [
    files,
    turnedAway.length,
    Object.keys(options).length,
    unfolded,
    problem?.field ?? '',
    progress.state,
    progress.converted,
    online,
  ];
};

/** The answers of the server and the browser, and the record of before; the usual ones, where they are not given. */
interface Surroundings {
  readonly cancel: () => Promise<ConversionStatus>;
  readonly check: () => Promise<boolean>;
  /** The results of a page before this one; null for none. */
  readonly kept: Results | null;
  readonly fetched: () => Promise<File>;
  readonly keptBatch: PersistedBatch | null;
  readonly rename: (wanted: NewName) => Promise<NewName>;
}

const usual: Surroundings = {
  cancel: () => Promise.resolve('processing'),
  check: () => Promise.resolve(true),
  kept: null,
  fetched: () => Promise.resolve(fileOf('made.pdf')),
  keptBatch: null,
  rename: (wanted) => Promise.resolve(wanted),
};

/** The work on chosen files with a server that the test controls, and what it told those around it. */
export const givenPage = (around: Partial<Surroundings> = {}) => {
  const { cancel, check, kept, fetched, keptBatch, rename } = { ...usual, ...around };
  const uploads: Upload[] = [];
  const notified: AnyEventObject[] = [];
  const listed: AnyEventObject[] = [];
  const covers: AnyEventObject[] = [];
  const opening: AnyEventObject[] = [];
  const keeping: AnyEventObject[] = [];
  const fetching: AnyEventObject[] = [];
  const awaiting: AnyEventObject[] = [];
  const notices: Notice[] = [];
  let forgotten = 0;
  let running = 0;
  const into = (heard: AnyEventObject[]) => fromCallback(({ receive }) => receive((event) => heard.push(event)));
  const listener = into(notified);
  const silent = fromCallback(() => undefined);
  const clock = new SimulatedClock();
  const machine = workMachine.provide({
    actions: {
      forgetBatch: () => {
        forgotten += 1;
      },
    },
    actors: {
      upload: fromCallback<{ type: 'never' }, Upload>(({ input }) => {
        uploads.push(input);
        running++;
        return () => running--;
      }),
      cancelConversion: fromPromise(cancel),
      checkPassword: fromPromise(check),
      progressFeed: silent,
      pageDrop: silent,
      restoredFiles: fromCallback(({ sendBack }) => {
        if (!kept && !keptBatch) sendBack({ type: 'nothing.kept' });
      }),
      systemFiles: silent,
      leaveWarning: silent,
      recent: listener as never,
      history: into(listed) as never,
      resultBox: listener as never,
      aiOverlay: into(covers) as never,
      openFiles: into(opening) as never,
      persistTab: into(keeping) as never,
      restoreTab: fromPromise(() => Promise.resolve(kept)),
      awaitResult: into(awaiting) as never,
      fetchResult: fromPromise(fetched),
      fetchVersions: into(fetching) as never,
      renameResult: fromPromise(({ input }: { input: NewName }) => rename(input)),
      restoreBatch: fromPromise(() => Promise.resolve(keptBatch)),
      batch: silent as never,
    },
  });
  const home = createActor(machine, { clock });
  home.on('notice', (notice) => notices.push(notice));
  home.start();
  const context = () => home.getSnapshot().context;
  const names = () => context().files.map(({ file }) => file.name);
  const choose = (...files: File[]) => home.send({ type: 'files.chosen', files });
  return {
    home,
    context,
    clock,
    uploads,
    told: notified,
    listed,
    covers,
    opening,
    keeping,
    fetching,
    awaiting,
    notices,
    names,
    choose,
    forgotten: () => forgotten,
    uploadsRunning: () => running,
  };
};

/** The same with these PDFs chosen, or restored where something was kept, the first of them open and 14 pages long. */
export const givenFiles = (names: readonly string[], around: Partial<Surroundings> = {}) => {
  const page = givenPage(around);
  const files = names.map((name) => fileOf(name));
  const isKept = around.kept !== undefined || around.keptBatch !== undefined;
  page.home.send({ type: isKept ? 'files.restored' : 'files.chosen', files });
  page.home.send({ type: 'pdf.opened', id: 1, pdf: pdfWith(14) });
  return { ...page, hand: () => inHand(page.context()).files.map(({ file, from }) => [file.name, from ?? 'chosen']) };
};
