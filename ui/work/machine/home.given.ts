import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import type { ReportedProgress } from '../../calls/received.js';
import type { ConversionStatus } from '../../../contracts/lifecycles/conversion-status.js';
import { CallFailed } from '../../calls/server-reply.js';
import type { Upload } from '../../calls/post-conversion.js';
import { newRow } from '../../live/guest-history.js';
import type { Notice } from '../../notice.js';
import type { Arrangement } from '../files/placed-page.js';
import type { HomeContext, HomeEvent } from './home.context.js';
import { homeMachine } from './home.machine.js';

/** A file that reports the given size, in bytes. */
export const fileOf = (name: string, type = 'application/pdf', size = 3): File =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });

export const accepted = {
  type: 'upload.accepted',
  reply: { id: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1' },
  at: '2026-03-01T00:00:00.000Z',
} as const;

/** What the live connection says of that conversion. */
export const said = (status: ReportedProgress['status'], rest: Partial<ReportedProgress> = {}) =>
  ({
    type: 'progress.reported',
    message: { type: 'conversion_progress', conversionId: 'c1', progress: 40, status, ...rest },
  }) as const;

/** The server's answer to a cancel that comes too late. */
export const tooLate = new CallFailed(409, JSON.stringify({ error: 'ended', code: 'conversion.ended', facts: {} }), '');

/** Of two files, the first page of the second before the rest. */
export const arrangement: Arrangement = {
  pages: [
    { key: 1, file: 2, page: 1, turn: 90 },
    { key: 0, file: 1, page: 1, turn: 0 },
  ],
  total: 3,
};

/** What a visitor, the server and the actors may do to the page. */
export const homeEvents: readonly HomeEvent[] = [
  { type: 'drag.entered' },
  { type: 'drag.left' },
  { type: 'sender.told', sender: 'app' },
  { type: 'files.chosen', files: [fileOf('report.pdf')] },
  { type: 'files.chosen', files: [fileOf('clip.mp4', 'video/mp4')] },
  { type: 'alert.dismissed' },
  { type: 'file.removed', id: 1 },
  { type: 'file.moved', id: 1, by: 1 },
  { type: 'files.sorted', ids: [1] },
  { type: 'selection.cleared' },
  { type: 'source.changed', file: fileOf('made.pdf'), from: 'c1' },
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
export const homeKey = ({ selection, arrangement: arranged, locked, asking, progress, ...rest }: HomeContext) => {
  const files = Math.min(selection.files.length, 2);
  if (arranged !== null) return [files, 'arranged', locked.length];
  if (locked.length > 0 || asking) return [files, locked.length, asking && [asking.wrong, asking.start]];
  const { options, unfolded, problem, online } = rest;
  return [
    files,
    selection.turnedAway.length,
    Object.keys(options).length,
    unfolded,
    problem?.field ?? '',
    progress.state,
    progress.converted,
    online,
  ];
};

/** The page with a server that the test controls. */
export const givenPage = (
  cancel: () => Promise<ConversionStatus> = () => Promise.resolve('processing'),
  check: () => Promise<boolean> = () => Promise.resolve(true),
) => {
  const uploads: Upload[] = [];
  const told: AnyEventObject[] = [];
  const covers: AnyEventObject[] = [];
  const notices: Notice[] = [];
  let running = 0;
  const listener = fromCallback(({ receive }) => receive((event) => told.push(event)));
  const clock = new SimulatedClock();
  const machine = homeMachine.provide({
    actors: {
      upload: fromCallback<{ type: 'never' }, Upload>(({ input }) => {
        uploads.push(input);
        running++;
        return () => running--;
      }),
      cancelConversion: fromPromise(cancel),
      checkPassword: fromPromise(check),
      progressFeed: fromCallback(() => undefined),
      pageDrop: fromCallback(() => undefined),
      restoredFiles: fromCallback(() => undefined),
      systemFiles: fromCallback(() => undefined),
      leaveWarning: fromCallback(() => undefined),
      recent: listener as never,
      history: fromCallback(() => undefined) as never,
      resultBox: listener as never,
      aiOverlay: fromCallback(({ receive }) => receive((event) => covers.push(event))) as never,
    },
  });
  const home = createActor(machine, { clock });
  home.on('notice', (notice) => notices.push(notice));
  home.start();
  const names = () => home.getSnapshot().context.selection.files.map(({ file }) => file.name);
  const choose = (...files: File[]) => home.send({ type: 'files.chosen', files });
  return { home, clock, uploads, told, covers, notices, names, choose, uploadsRunning: () => running };
};
