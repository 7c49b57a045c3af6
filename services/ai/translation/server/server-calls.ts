import { z } from 'zod';
import type { TranslationPairs } from '../../../../contracts/api/capabilities.js';
import {
  languageNames,
  targetLanguages,
  type LanguageCode,
  type TargetLanguage,
} from '../../../../contracts/languages.js';
import { callParent } from '../../../platform/jobs/call-parent.js';
import type { JobCalls } from '../../../platform/jobs/job-calls.js';
import type { AskedOfServer, TranslationServer } from './translation-server.js';

const ABOUT_CALL = 'translation-server';
const TRANSLATE_CALL = 'translation-server-translate';

const codes = Object.keys(languageNames) as [LanguageCode, ...LanguageCode[]];
const targets = Object.keys(targetLanguages) as [TargetLanguage, ...TargetLanguage[]];
const TEXTS_MAX = 5000;

const asked = z.object({ texts: z.array(z.string()).max(TEXTS_MAX), source: z.enum(codes), target: z.enum(targets) });
const about = z
  .object({ host: z.string(), pairs: z.array(z.object({ from: z.enum(codes), to: z.array(z.enum(targets)) })) })
  .nullable();

/** Asks the translation server on behalf of a job: the parent has the network and the key. */
export const translationServerCalls = (server: TranslationServer | undefined): JobCalls => ({
  [ABOUT_CALL]: async () => server && { host: server.host, pairs: await server.pairs() },
  [TRANSLATE_CALL]: async (payload, { signal }) => server?.translate({ ...asked.parse(payload), signal }),
});

/** The server as a job has it: its parent asks. */
export interface ServerSource {
  /** Null where there is none. */
  readonly about: () => Promise<{ readonly host: string; readonly pairs: readonly TranslationPairs[] } | null>;
  readonly translate: (asked: Omit<AskedOfServer, 'signal'>) => Promise<readonly string[]>;
}

export const serverOfParent: ServerSource = {
  about: async () => about.parse((await callParent(ABOUT_CALL, {})) ?? null),
  translate: async (texts) => z.array(z.string()).parse(await callParent(TRANSLATE_CALL, texts)),
};
