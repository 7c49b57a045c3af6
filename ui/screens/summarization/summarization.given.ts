import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ReceivedSummary } from '../../calls/received.js';
import { playedCall } from '../../live/run-call.given.js';
import type { Notice } from '../../notice.js';
import { summarizationMachine } from './summarization.machine.js';

export const builtIn = { kind: 'built-in', name: 'the built-in engine' } as const;

export const summaryOf = (fileName = 'report.pdf'): ReceivedSummary => ({
  fileName,
  mimeType: 'application/pdf',
  success: true,
  summary: '## Terms\n\n- It runs for two years. (p. 1)',
  error: null,
  metadata: { processingTime: 12, answeredBy: builtIn },
});

interface Server {
  readonly summarize: (input: { file: File }) => Promise<ReceivedSummary>;
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
