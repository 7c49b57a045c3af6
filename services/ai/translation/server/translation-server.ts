import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { TranslationPairs } from '../../../../contracts/api/capabilities.js';
import { MB } from '../../../../contracts/byte-sizes.js';
import { Refusal } from '../../../../contracts/errors.js';
import {
  languageNames,
  targetLanguages,
  type LanguageCode,
  type TargetLanguage,
} from '../../../../contracts/languages.js';
import type { Config } from '../../../platform/settings/config.js';

/** A server that speaks LibreTranslate's protocol. Where it stands, in a private network too, is the administrator's choice. */
export interface ServerSettings {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
}

export interface TranslationServer {
  readonly host: string;
  /** Between which languages it translates, as it says. @throws Refusal as `translate` does. */
  readonly pairs: () => Promise<readonly TranslationPairs[]>;
  /**
   * Answers in the order of the texts.
   *
   * @throws Refusal `translate.server-unreachable`, `translate.server-busy`, `translate.server-timeout`,
   *   `translate.server-refused`, `translate.server-invalid`.
   */
  readonly translate: (asked: AskedOfServer) => Promise<readonly string[]>;
}

export interface AskedOfServer {
  readonly texts: readonly string[];
  readonly source: LanguageCode;
  readonly target: TargetLanguage;
  readonly signal?: AbortSignal;
}

/** The server that the settings name; undefined for none. */
export const serverSettingsIn = (config: Config): ServerSettings | undefined =>
  config.TRANSLATE_URL === undefined
    ? undefined
    : { url: config.TRANSLATE_URL, apiKey: config.TRANSLATE_API_KEY, timeoutMs: config.AI_TIMEOUT_SECONDS * 1000 };

const ANSWER_MAX_BYTES = 8 * MB;
const ATTEMPTS_MAX = 3;
const FIRST_PAUSE_MS = 500;
/** The languages of a server change when its administrator changes them. */
const PAIRS_KEPT_MS = 5 * 60_000;
/** Who asks for the languages waits for a page. */
const PAIRS_TIMEOUT_MS = 1500;

const languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }));
const translation = z.object({ translatedText: z.array(z.string()) });

export const openTranslationServer = (settings: ServerSettings): TranslationServer => {
  let known: { readonly until: number; readonly languages: z.output<typeof languages> } | undefined;
  const languagesOnServer = async () => {
    if (known && known.until > performance.now()) return known.languages;
    const answer = await call({ ...settings, timeoutMs: PAIRS_TIMEOUT_MS }, 'languages');
    const read = parsed(languages, answer);
    known = { until: performance.now() + PAIRS_KEPT_MS, languages: read };
    return read;
  };
  return {
    host: new URL(settings.url).host,
    pairs: async () => pairsIn(await languagesOnServer()),
    translate: async ({ texts, source, target, signal }) => {
      const names = (await languagesOnServer()).map(({ code }) => code);
      const asked = { q: texts, source: nameOf(source, names), target: nameOf(target, names), format: 'text' };
      const answer = await patiently(() => call(settings, 'translate', { asked, signal }), signal);
      const { translatedText } = parsed(translation, answer);
      if (translatedText.length !== texts.length) throw new Refusal('translate.server-invalid');
      return translatedText;
    },
  };
};

/** Names that a language has beside its own code, on one version of such servers or another. */
const OTHER_NAMES: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  zh: ['zh-Hans', 'zh'],
  no: ['nb', 'no'],
  pt: ['pt', 'pt-BR'],
};

const namesOf = (code: LanguageCode): readonly string[] => OTHER_NAMES[code] ?? [code];
const nameOf = (code: LanguageCode, names: readonly string[]): string =>
  namesOf(code).find((name) => names.includes(name)) ?? code;

const pairsIn = (serverLanguages: z.output<typeof languages>): readonly TranslationPairs[] =>
  (Object.keys(languageNames) as LanguageCode[]).flatMap((from) => {
    const language = serverLanguages.find(({ code }) => namesOf(from).includes(code));
    const to = (Object.keys(targetLanguages) as TargetLanguage[]).filter(
      (target) => target !== from && namesOf(target).some((name) => language?.targets.includes(name)),
    );
    return to.length > 0 ? [{ from, to }] : [];
  });

const parsed = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
  const read = schema.safeParse(answer);
  if (!read.success) throw new Refusal('translate.server-invalid', {}, { cause: read.error });
  return read.data;
};

/** A server that is busy is asked again. */
const patiently = async <Answer>(ask: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> => {
  for (let failed = 1; ; failed += 1) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof Refusal && error.code === 'translate.server-busy';
      if (!isBusy || failed >= ATTEMPTS_MAX) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (failed - 1), undefined, signal && { signal });
    }
  }
};

interface Posted {
  readonly asked: object;
  readonly signal: AbortSignal | undefined;
}

const call = async (settings: ServerSettings, path: string, posted?: Posted): Promise<unknown> => {
  const { timeoutMs } = settings;
  const overdue = AbortSignal.timeout(timeoutMs);
  try {
    return await answerAt(settings, path, { ...posted, overdue });
  } catch (error) {
    posted?.signal?.throwIfAborted();
    if (error instanceof Refusal) throw error;
    if (overdue.aborted) throw new Refusal('translate.server-timeout', { seconds: timeoutMs / 1000 }, { cause: error });
    throw new Refusal('translate.server-unreachable', {}, { cause: error });
  }
};

interface Sent extends Partial<Posted> {
  readonly overdue: AbortSignal;
}

const answerAt = async ({ url, apiKey }: ServerSettings, path: string, sent: Sent): Promise<unknown> => {
  const { asked, signal, overdue } = sent;
  const body = asked && JSON.stringify({ ...asked, ...(apiKey !== undefined && { api_key: apiKey }) });
  const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
    ...(body !== undefined && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, overdue]) : overdue,
  });
  const text = await textOf(response);
  if (!response.ok) throw refusalOf(response.status);
  return jsonOf(text);
};

const BUSY_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

const refusalOf = (status: number): Refusal =>
  BUSY_STATUSES.has(status)
    ? new Refusal('translate.server-busy')
    : new Refusal('translate.server-refused', { status });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('translate.server-invalid', {}, { cause: error });
  }
};

const textOf = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > ANSWER_MAX_BYTES) throw new Refusal('translate.server-invalid');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};
