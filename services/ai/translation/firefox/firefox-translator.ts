import { readFile, rm } from 'node:fs/promises';
import { Refusal } from '../../../../contracts/errors.js';
import type { LanguageCode, TargetLanguage } from '../../../../contracts/languages.js';
import { packageVersion } from '../../../pdf/engines/versions.js';
import type { ModelFile, ModelSource, PlacedModel, ToldModel } from '../models/model-calls.js';
import { problemInBytes } from '../models/model-folder.js';
import { translateInPieces } from '../in-pieces.js';
import type { Translator } from '../translator.js';
import { EngineFailed, startEngine, type Engine, type EngineModel } from './engine.js';
import { halvesOf } from './halves.js';

/** Small enough that progress is told every few seconds, large enough that the engine works at its full pace. */
const BATCH_TOKENS = 1500;
/** Unused for so long, an engine is ended: it holds hundreds of megabytes. */
const IDLE_MS = 20_000;

interface KnownPair {
  readonly source: LanguageCode;
  readonly target: TargetLanguage;
}

/** The engine of this process: one at a time, with the models of one pair, kept from document to document. */
export interface FirefoxEngine {
  /** @param way the one or two models of the pair. */
  readonly translator: (way: readonly ToldModel[], pair: KnownPair) => Translator;
  readonly end: () => Promise<void>;
}

interface Options {
  readonly source: ModelSource;
  readonly idleMs?: number;
}

export const openFirefoxEngine = ({ source: models, idleMs = IDLE_MS }: Options): FirefoxEngine => {
  const keptEngine = keepEngine(models, idleMs);
  return {
    end: keptEngine.end,
    translator: (way, pair) => {
      const names = way.map(({ name }) => name).join(', ');
      return {
        answeredBy: { kind: 'own-model', name: names },
        engines: { 'Bergamot translator': packageVersion(PACKAGE), "Firefox's model": names },
        batchTokens: BATCH_TOKENS,
        batchesAtATime: 1,
        translate: (batch) =>
          keptEngine.using(names, pair, (engine) =>
            translateInPieces(batch, pair, {
              sentences: true,
              translate: (texts) => translatePieces(texts, engine, pair.source),
            }),
          ),
      };
    },
  };
};

const PACKAGE = '@browsermt/bergamot-translator';

/** One that has other models is ended before the next one starts: together they would hold twice the memory. */
const keepEngine = (models: ModelSource, idleMs: number) => {
  let latest: { readonly key: string; readonly engine: Promise<Engine> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    const { engine } = latest ?? {};
    latest = undefined;
    await (await engine?.catch(() => undefined))?.end();
  };
  const engineFor = async (key: string, { source, target }: KnownPair): Promise<Engine> => {
    clearTimeout(idle);
    const known = latest?.key === key ? latest.engine : undefined;
    if (known && (await known.catch(() => undefined))?.isEnded() === false) return known;
    await end();
    const engine = loaded(models, source, target);
    latest = { key, engine };
    return engine;
  };
  /** @throws Refusal `translate.engine-failed`, `translate.model-damaged` */
  const using = async <Answer>(key: string, pair: KnownPair, use: (engine: Engine) => Promise<Answer>) => {
    try {
      return await use(await engineFor(key, pair));
    } catch (error) {
      throw error instanceof EngineFailed ? new Refusal('translate.engine-failed', {}, { cause: error }) : error;
    } finally {
      clearTimeout(idle);
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  };
  return { using, end };
};

const loaded = async (models: ModelSource, source: LanguageCode, target: TargetLanguage): Promise<Engine> =>
  startEngine(await Promise.all((await models.place(source, target)).map(engineModelOf)));

/** Its files are read, proven to be what the list says, and deleted where they were placed. @throws Refusal */
const engineModelOf = async ({ name, files }: PlacedModel): Promise<EngineModel> => {
  const read = async (types: readonly ModelFile['type'][]): Promise<readonly Uint8Array[]> =>
    Promise.all(
      types.flatMap((type) => files.filter((file) => file.type === type)).map((file) => provenBytes(name, file)),
    );
  const [[model], [shortlist], vocabularies] = await Promise.all([
    read(['model']),
    read(['lex']),
    read(['vocab', 'srcvocab', 'trgvocab']),
  ]);
  if (!model) throw new Refusal('translate.model-damaged', { model: name, file: 'model', problem: 'is missing' });
  const file = files.find(({ type }) => type === 'model')?.name ?? '';
  return { config: configFor(file), model, shortlist, vocabularies };
};

const provenBytes = async (model: string, file: ModelFile): Promise<Uint8Array> => {
  const bytes = await readFile(file.path);
  await rm(file.path, { force: true });
  const problem = problemInBytes(bytes, file);
  if (problem) throw new Refusal('translate.model-damaged', { model, file: file.name, problem });
  return bytes;
};

/** As the engine's own package sets it, with less room for its work; each text is one sentence. */
const configFor = (modelFile: string): string =>
  Object.entries({
    'beam-size': 1,
    normalize: '1.0',
    'word-penalty': 0,
    'max-length-break': 128,
    'mini-batch-words': 1024,
    workspace: 64,
    'max-length-factor': '2.0',
    'skip-cost': true,
    'cpu-threads': 0,
    quiet: true,
    'quiet-translation': true,
    'gemm-precision': modelFile.includes('.alphas.') ? 'int8shiftAlphaAll' : 'int8shiftAll',
    alignment: 'soft',
    'ssplit-mode': 'sentence',
  })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

/** A text that the engine had to cut is asked for again in halves: it cuts in the middle of words. */
const translatePieces = async (
  texts: readonly string[],
  engine: Engine,
  language: LanguageCode,
): Promise<readonly string[]> => {
  if (texts.length === 0) return [];
  const answers = await engine.translate(texts.map((text) => text.trim()));
  const cut = texts.flatMap((text, at) => {
    const halves = (answers[at]?.pieces ?? 0) > 1 ? halvesOf(text, language) : undefined;
    return halves ? [{ at, halves }] : [];
  });
  const parts = await translatePieces(
    cut.flatMap(({ halves }) => halves),
    engine,
    language,
  );
  const whole = new Map(cut.map(({ at, halves: [first] }, index) => [at, joined(first, parts.slice(2 * index))]));
  return answers.map(({ text }, at) => whole.get(at) ?? text);
};

const joined = (first: string, [one = '', other = '']: readonly string[]): string =>
  `${one}${/\s$/u.test(first) ? ' ' : ''}${other}`;
