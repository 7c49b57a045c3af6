import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import type { ConversionStatus, ProgressMessage } from '../../../contracts/api/conversions.js';
import { CallFailed } from '../../calls/reply.js';
import type { Upload } from '../../calls/upload.js';
import type { Notice } from '../../notice.js';
import { homeMachine } from './home.machine.js';

/** A file that claims a size, in bytes. */
export const fileOf = (name: string, type = 'application/pdf', size = 3): File =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });

export const accepted = {
  type: 'upload.accepted',
  reply: { id: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1' },
  at: '2026-03-01T00:00:00.000Z',
} as const;

/** What the live connection says of that conversion. */
export const said = (status: ProgressMessage['status'], rest: Partial<ProgressMessage> = {}) =>
  ({
    type: 'progress.reported',
    message: { type: 'conversion_progress', conversionId: 'c1', progress: 40, status, ...rest },
  }) as const;

/** The server's answer to a cancel that comes too late. */
export const tooLate = new CallFailed(409, JSON.stringify({ error: 'ended', code: 'conversion.ended', facts: {} }), '');

/** The page with a server that does as it is told. */
export const givenPage = (cancel: () => Promise<ConversionStatus> = () => Promise.resolve('processing')) => {
  const uploads: Upload[] = [];
  const told: AnyEventObject[] = [];
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
      progressFeed: fromCallback(() => undefined),
      pageDrop: fromCallback(() => undefined),
      recent: listener as never,
      resultBox: listener as never,
    },
  });
  const home = createActor(machine, { clock });
  home.on('notice', (notice) => notices.push(notice));
  home.start();
  const names = () => home.getSnapshot().context.selection.files.map(({ file }) => file.name);
  const choose = (...files: File[]) => home.send({ type: 'files.chosen', files });
  return { home, clock, uploads, told, notices, names, choose, uploadsRunning: () => running };
};
