import { createActor, fromCallback, fromPromise } from 'xstate';
import type { SummaryOfFile } from '../../calls/documents.calls.js';
import { playedCall } from '../../live/run-call-fixture.js';
import type { Notice } from '../../notice.js';
import { summarizationMachine } from './summarization.machine.js';

export const builtIn = { kind: 'built-in', name: 'the built-in engine' } as const;

export const summaryOf = (fileName = 'report.pdf'): SummaryOfFile => ({
  fileName,
  mimeType: 'application/pdf',
  success: true,
  summary: '## Terms\n\n- It runs for two years. (p. 1)',
  error: null,
  metadata: { processingTime: 12, answeredBy: builtIn },
  notes: [],
});

interface Server {
  readonly summarize: (input: { file: File }) => Promise<SummaryOfFile>;
  readonly copy: (input: { text: string }) => Promise<void>;
}

const willing: Server = {
  summarize: ({ file }) => Promise.resolve(summaryOf(file.name)),
  copy: () => Promise.resolve(),
};

/** The page with a server that the test controls. */
export const givenSummarization = (server: Partial<Server> = {}) => {
  const { summarize, copy } = { ...willing, ...server };
  const notices: Notice[] = [];
  const machine = summarizationMachine.provide({
    actors: {
      pageDrop: fromCallback(() => undefined),
      liveConnection: fromCallback(() => undefined),
      summarize: playedCall(summarize),
      copyText: fromPromise(({ input }: { input: { text: string } }) => copy(input)),
    },
  });
  const page = createActor(machine);
  page.on('notice', (notice) => notices.push(notice));
  page.start();
  const context = () => page.getSnapshot().context;
  return { page, context, notices };
};
