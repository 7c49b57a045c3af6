import type { LanguageCode, TargetLanguage } from '../../../../contracts/languages.js';
import { translateInPieces } from '../in-pieces.js';
import type { Translator } from '../translator.js';
import type { ServerSource } from './server-calls.js';

/** A server answers in one piece: smaller ones tell how far it is, and are less to lose. */
const BATCH_TOKENS = 1200;
const BATCHES_AT_A_TIME = 2;

interface KnownPair {
  readonly source: LanguageCode;
  readonly target: TargetLanguage;
}

/** A server that speaks LibreTranslate's protocol: it gets whole texts and finds their sentences itself. */
export const serverTranslator = (
  server: Pick<ServerSource, 'translate'>,
  host: string,
  pair: KnownPair,
): Translator => ({
  answeredBy: { kind: 'translation-server', name: host },
  engines: { 'Translation server': host },
  batchTokens: BATCH_TOKENS,
  batchesAtATime: BATCHES_AT_A_TIME,
  translate: (batch) =>
    translateInPieces(batch, pair, {
      sentences: false,
      translate: async (texts) => (texts.length === 0 ? [] : server.translate({ texts, ...pair })),
    }),
});
