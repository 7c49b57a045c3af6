import { createActor, fromCallback, fromPromise } from 'xstate';
import type { LanguageInfo } from '../../../contracts/api/ai.js';
import type { FileInReply } from '../../calls/file-in-reply.js';
import type { TranslationRequest } from '../../calls/documents.calls.js';
import { playedCall } from '../../live/run-call-fixture.js';
import type { Notice } from '../../notice.js';
import { translateMachine } from './translate.machine.js';

export const english: LanguageInfo = {
  languageName: 'English',
  primaryLanguage: 'en',
  confidence: 0.9,
  detectedScript: 'Latin',
};

/** The server's answer where no language is certain enough. */
export const unknownLanguage: LanguageInfo = {
  languageName: 'Unknown',
  primaryLanguage: 'unknown',
  confidence: 0,
  detectedScript: 'Latin',
};

export const translated: FileInReply = {
  name: 'report_es.pdf',
  blob: new Blob(['abc']),
  answeredBy: { kind: 'model', name: 'test-model' },
  notes: [],
};

interface Server {
  readonly detect: () => Promise<LanguageInfo>;
  readonly translate: (request: TranslationRequest) => Promise<FileInReply>;
}

const willing: Server = {
  detect: () => Promise.resolve(english),
  translate: () => Promise.resolve(translated),
};

/** The page with a server that the test controls. */
export const givenTranslate = (server: Partial<Server> = {}) => {
  const { detect, translate } = { ...willing, ...server };
  const notices: Notice[] = [];
  const saved: string[] = [];
  const logged: unknown[] = [];
  const machine = translateMachine.provide({
    actors: {
      pageDrop: fromCallback(() => undefined),
      liveConnection: fromCallback(() => undefined),
      detectLanguage: fromPromise(detect),
      translate: playedCall(translate),
    },
    actions: { saveFile: (_, { name }) => saved.push(name) },
  });
  const page = createActor(machine, { logger: (message: unknown) => logged.push(message) });
  page.on('notice', (notice) => notices.push(notice));
  page.start();
  const context = () => page.getSnapshot().context;
  return { page, context, notices, saved, logged };
};
