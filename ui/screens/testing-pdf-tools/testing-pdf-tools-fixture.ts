import { createActor, fromPromise } from 'xstate';
import type { Upload } from '../../calls/post-conversion.js';
import type { RunEnd } from '../../live/run-conversion.machine.js';
import type { Notice } from '../../notice.js';
import { testingPdfToolsMachine } from './testing-pdf-tools.machine.js';

/** A file that reports the given size, in bytes. */
export const fileOf = (name = 'report.pdf', type = 'application/pdf', size = 3): File =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });

export const done: RunEnd = {
  status: 'completed',
  file: { id: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1', name: 'report.pdf', notes: [] },
};

/** The page with a server that the test controls, and dialogs that answer by themselves. */
export const givenTesting = (
  run: (upload: Upload) => Promise<RunEnd> = () => Promise.resolve(done),
  fixed?: string,
) => {
  const notices: Notice[] = [];
  const uploads: Upload[] = [];
  const machine = testingPdfToolsMachine.provide({
    actors: {
      runConversion: fromPromise(({ input }: { input: Upload }) => {
        uploads.push(input);
        return run(input);
      }) as never,
    },
  });
  const page = createActor(machine, { input: { fixed: fixed ?? null } });
  page.on('notice', (notice) => notices.push(notice));
  page.start();
  const context = () => page.getSnapshot().context;
  return { page, context, notices, uploads };
};
