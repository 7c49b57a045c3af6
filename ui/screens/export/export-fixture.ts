import { createActor, fromCallback } from 'xstate';
import type { ExportRequest } from '../../calls/documents.calls.js';
import type { FileInReply } from '../../calls/file-in-reply.js';
import { playedCall } from '../../live/run-call-fixture.js';
import type { Notice } from '../../notice.js';
import { exportMachine } from './export.machine.js';

export const exportedFile: FileInReply = { name: 'report.docx', blob: new Blob(['abc']), answeredBy: null, notes: [] };

/** The page with a server that the test controls. */
export const givenExport = (
  exporting: (request: ExportRequest) => Promise<FileInReply> = () => Promise.resolve(exportedFile),
) => {
  const notices: Notice[] = [];
  const saved: string[] = [];
  const machine = exportMachine.provide({
    actors: {
      pageDrop: fromCallback(() => undefined),
      liveConnection: fromCallback(() => undefined),
      exportFile: playedCall(exporting),
    },
    actions: { saveFile: (_, { name }) => saved.push(name) },
  });
  const page = createActor(machine);
  page.on('notice', (notice) => notices.push(notice));
  page.start();
  const context = () => page.getSnapshot().context;
  return { page, context, notices, saved };
};
